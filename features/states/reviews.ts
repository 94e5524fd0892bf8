import type { Review } from '#domain/reviews/review.ts';

/** What shoppers wrote of the kurta set. */
export const reviews: readonly Review[] = [
  {
    id: 1,
    title: 'Worn to two weddings already',
    detail:
      'The block print is crisp and the lining is soft. It came a little long and the tailor took in two fingers.',
    author: 'Asha',
    stars: 5,
    fit: 'large',
    at: '2026-11-12T09:30:00Z',
  },
  {
    id: 2,
    title: 'Lovely indigo',
    detail: 'It bled in the first wash, as the label says it would.',
    author: 'Ravi',
    stars: 4,
    fit: null,
    at: '2026-10-02T18:00:00Z',
  },
];

const OPINIONS = [
  'Soft and well cut',
  'True to its colour',
  'Came in time for Diwali',
  'A little long',
  'Worn to two weddings',
];

/** As many as a favourite has. */
export const twoHundredReviews: readonly Review[] = Array.from({ length: 200 }, (_, at) => ({
  id: at + 1,
  title: OPINIONS[at % OPINIONS.length] ?? '',
  detail: 'I would buy it again, and my sister has asked for one.',
  author: 'Asha',
  stars: 5 - (at % 3),
  fit: at % 4 === 0 ? 'large' : 'as-expected',
  at: new Date(Date.UTC(2026, 10, 12) - at * 86_400_000).toISOString(),
}));
