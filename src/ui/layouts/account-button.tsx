import css from './header-control.module.css';
import { HeaderIcon } from './header-icon.tsx';

type Props = {
  readonly label: string;
  readonly onOpen: () => void;
  /** What is written below the icon. */
  readonly text?: string;
};

/** Opens what this device knows of the shopper, which needs scripts. */
export function AccountButton({ label, onOpen, text }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      className={`${css['control']} ${css['scripted']}`}
      onClick={onOpen}
    >
      <HeaderIcon d="M16 8.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4.5 20.5a7.5 6.5 0 0 1 15 0" />
      {text && <span>{text}</span>}
    </button>
  );
}
