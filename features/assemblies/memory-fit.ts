import type { SizeGuide } from '#domain/content/size-guide.ts';
import type { Review } from '#domain/reviews/review.ts';
import type { ProductSpec } from './world-facts.ts';

/** How women's kurtas fit, in the measures of the reference API's collection. */
export const guideOfKurtas: SizeGuide = {
  title: 'Kurta sizes',
  notes: '',
  worn: { height: 175, size: 'S' },
  tables: [
    {
      title: 'Kurta',
      unit: 'in',
      columns: ['Size', 'Bust'],
      rows: [
        ['S', '34'],
        ['M', '36'],
      ],
    },
  ],
};

/** A review for each who said how it fits. */
export function reviewsOf({ fits }: ProductSpec): readonly Review[] {
  return fits.map((fit, at) => ({
    id: at + 1,
    title: fit,
    detail: 'As told.',
    author: 'T.',
    stars: null,
    fit,
    at: '2026-06-01T07:00:00Z',
  }));
}
