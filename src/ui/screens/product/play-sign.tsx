import css from './film.module.css';

export function PlaySign() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={css['sign']}>
      <path d="m9 6 9 6-9 6Z" />
    </svg>
  );
}
