import type { RatingView } from '#viewmodels/catalog/rating-view.ts';
import css from './card-rating.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Stars and a number, on one line. How many are full is an attribute: pages have no inline styles. */
export function CardRating({ average, text, spoken }: RatingView) {
  return (
    <p className={css['rating']}>
      <span aria-hidden="true">{text}</span>
      <svg viewBox="0 0 5 1" aria-hidden="true" className={css['stars']}>
        <path d={`M0 0h${average}v1H0`} />
      </svg>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </p>
  );
}
