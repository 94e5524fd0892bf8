import css from './header-control.module.css';

/** What a control shows beside, or in place of, its name: `d` is drawn on a square of 24. */
export function HeaderIcon({ d }: { readonly d: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={css['icon']}>
      <path d={d} />
    </svg>
  );
}
