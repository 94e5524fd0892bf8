import css from './step-icon.module.css';

type Props = { readonly to: 'previous' | 'next' };

/** An arrow along the way of reading. */
export function StepIcon({ to }: Props) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={css['icon']}>
      <path d={to === 'previous' ? 'm15 5-7 7 7 7' : 'm9 5 7 7-7 7'} />
    </svg>
  );
}
