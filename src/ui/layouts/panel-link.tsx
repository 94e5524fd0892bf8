import type { MouseEvent, ReactNode } from 'react';

type Props = {
  /** A part of the page, such as `#main`. */
  readonly href: string;
  /** Its name where that is not what stands in it. */
  readonly label?: string;
  readonly className: string | undefined;
  readonly onOpen: () => void;
  readonly children: ReactNode;
};

/** Leads to a part of the page; where scripts run, it opens a panel instead. */
export function PanelLink({ href, label, className, onOpen, children }: Props) {
  const open = (event: MouseEvent): void => {
    event.preventDefault();
    onOpen();
  };
  return (
    <a href={href} aria-label={label} className={className} onClick={open}>
      {children}
    </a>
  );
}
