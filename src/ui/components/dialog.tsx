import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { CloseButton } from './close-button.tsx';
import css from './dialog.module.css';
import { SpeakingRegions } from './speaking-regions.tsx';

export type DialogProps = {
  readonly isOpen: boolean;
  /** Called when the shopper wants it closed: Escape, the close button, a click beside it. */
  readonly onClose: () => void;
  /** Names the dialog. */
  readonly heading: string;
  readonly children: ReactNode;
  /** Id of what is read out after the heading when it opens. */
  readonly describedBy?: string;
  /** Where it stands; the sheets fill the height and slide in from their side, `whole` fills the window. */
  readonly place?: 'centre' | 'start' | 'end' | 'whole';
  /** Without a close button the dialog must offer a way out itself. */
  readonly hasCloseButton?: boolean;
  /** What the focus goes to: the heading, or the first field to type into, whatever stands before it. */
  readonly firstFocus?: 'heading' | 'field';
  /** Stays visible below what scrolls. */
  readonly footer?: ReactNode;
};

/**
 * A modal dialog: the page behind it is out of reach, Escape closes it, and the focus goes back to where it was, to the
 * heading of the page where it was nowhere.
 * What it holds exists only while it is open.
 */
export function Dialog({ isOpen, onClose, heading, describedBy, children, footer, ...look }: DialogProps) {
  const { place = 'centre', hasCloseButton = true, firstFocus = 'heading' } = look;
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  useEffect(() => (isOpen && dialog.current ? openModal(dialog.current, firstFocus) : undefined), [isOpen, firstFocus]);

  const askToClose = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (isOpen) onClose();
  };
  const closeWhenBeside = (event: MouseEvent): void => {
    if (event.target === event.currentTarget) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape, which the dialog itself handles
    <dialog
      ref={dialog}
      className={`${css['dialog']} ${css[place]}`}
      aria-labelledby={headingId}
      aria-describedby={describedBy}
      onCancel={askToClose}
      onClose={askToClose}
      onClick={closeWhenBeside}
    >
      {isOpen && (
        <div className={css['box']}>
          <DialogHead id={headingId} heading={heading} onClose={hasCloseButton ? onClose : null} />
          <div className={css['body']}>{children}</div>
          {footer && <div className={css['footer']}>{footer}</div>}
        </div>
      )}
      <SpeakingRegions />
    </dialog>
  );
}

type HeadProps = Pick<DialogProps, 'heading'> & { readonly id: string; readonly onClose: (() => void) | null };

function DialogHead({ id, heading, onClose }: HeadProps) {
  return (
    <div className={css['head']}>
      <h2 id={id} tabIndex={-1} className={css['heading']}>
        {heading}
      </h2>
      {onClose && <CloseButton onClose={onClose} />}
    </div>
  );
}

/**
 * Shows it, places the focus, and answers how to close it again. One that nobody opened, or whose opener is gone, leaves
 * the focus to the heading of the page.
 */
function openModal(dialog: HTMLDialogElement, firstFocus: 'heading' | 'field'): () => void {
  const page = dialog.ownerDocument;
  const opener = page.activeElement;
  dialog.showModal();
  const [head, body] = dialog.firstElementChild?.children ?? [];
  const first = firstFocus === 'field' ? body?.querySelector('input') : null;
  (first ?? head?.querySelector<HTMLElement>('h2'))?.focus();
  return () => {
    dialog.close();
    if (opener instanceof HTMLElement && opener !== page.body && opener.isConnected) opener.focus();
    if (page.activeElement === page.body) page.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
}
