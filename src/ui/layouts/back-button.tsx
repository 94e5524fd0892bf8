import control from './header-control.module.css';
import { HeaderIcon } from './header-icon.tsx';

/** Leads to the page before; seen where the browser has no button for it. */
export function BackButton({ label }: { readonly label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      className={`${control['control']} ${control['start']}`}
      onClick={({ currentTarget }) => currentTarget.ownerDocument.defaultView?.history.back()}
    >
      <HeaderIcon d="m15 5-7 7 7 7" />
    </button>
  );
}
