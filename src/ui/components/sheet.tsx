import { Dialog, type DialogProps } from './dialog.tsx';

/** A dialog that slides in over the end of the page, full width on small phones. */
export function Sheet(props: Omit<DialogProps, 'place'>) {
  return <Dialog place="end" {...props} />;
}
