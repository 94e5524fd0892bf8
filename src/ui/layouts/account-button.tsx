import css from './header-control.module.css';

type Props = { readonly label: string; readonly onOpen: () => void };

/** Opens what this device knows of the shopper, which needs scripts. */
export function AccountButton({ label, onOpen }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      className={`${css['control']} ${css['scripted']} ${css['wide']}`}
      onClick={onOpen}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className={css['icon']}>
        <circle cx="12" cy="8.5" r="4" />
        <path d="M4.5 20.5a7.5 6.5 0 0 1 15 0" />
      </svg>
    </button>
  );
}
