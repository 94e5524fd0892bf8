import { useMessages } from '#ui/hooks/messages-context.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import css from './close-button.module.css';
import { joined } from './joined.ts';

type Props = {
  readonly onClose: () => void;
  /** Where it stands in what it closes. */
  readonly className?: string | undefined;
};

/** The cross in the corner of what lies over the page. */
export function CloseButton({ onClose, className }: Props) {
  const { close } = useMessages(commonMessages);
  return (
    <button type="button" aria-label={close} className={joined(css['close'], className)} onClick={onClose}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m5 5 14 14M19 5 5 19" />
      </svg>
    </button>
  );
}
