/** How a piece fits, by the size that was taken. */
export type Fit = 'small' | 'as-expected' | 'large';

export const fits: readonly Fit[] = ['small', 'as-expected', 'large'];

/** What a shopper wrote; `stars` from 1 to 5 and `fit` are null when they were not given. `at` is when, RFC 3339. */
export type Review = {
  readonly id: number;
  readonly title: string;
  readonly detail: string;
  readonly author: string;
  readonly stars: number | null;
  readonly fit: Fit | null;
  readonly at: string;
};

/** A review as a shopper writes it. */
export type NewReview = Pick<Review, 'author' | 'title' | 'detail' | 'stars' | 'fit'>;

/** The newest reviews the shop has approved, and how many there are in all. */
export type Reviews = { readonly latest: readonly Review[]; readonly total: number };
