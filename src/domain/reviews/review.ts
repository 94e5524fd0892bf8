/** What a shopper wrote; `stars` from 1 to 5, null when none were given. `at` is when, RFC 3339. */
export type Review = {
  readonly id: number;
  readonly title: string;
  readonly detail: string;
  readonly author: string;
  readonly stars: number | null;
  readonly at: string;
};

/** A review as a shopper writes it. */
export type NewReview = Pick<Review, 'author' | 'title' | 'detail' | 'stars'>;

/** The newest reviews the shop has approved, and how many there are in all. */
export type Reviews = { readonly latest: readonly Review[]; readonly total: number };
