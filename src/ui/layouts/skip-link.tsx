import css from './skip-link.module.css';

/** The first stop of the keyboard. */
export function SkipLink() {
  return (
    <a href="#main" className={css['skip']}>
      Skip to content
    </a>
  );
}
