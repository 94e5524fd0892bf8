import css from './header-control.module.css';

/** How many pieces lie behind a control, whose name says it too; nothing for none. */
export function HeaderCount({ of }: { readonly of: number }) {
  return of > 0 ? (
    <span aria-hidden="true" className={css['count']}>
      {of}
    </span>
  ) : null;
}
