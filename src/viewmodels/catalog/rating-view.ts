import type { Rating } from '#domain/catalog/product.ts';
import { catalogMessages } from '../messages/catalog/en.ts';
import type { Messages } from '../messages/writing/messages.ts';

export type RatingView = {
  /** From 1 to 5, for the stars. */
  readonly average: number;
  /** `4.3 (12)`, and the same as a sentence for those who do not see the stars. */
  readonly text: string;
  readonly spoken: string;
};

/** What fewer say is chance. */
const LEAST_REVIEWS = 3;

/** Whether enough have said what they think of a piece for it to be told. */
export function isRated(rating: Rating | null | undefined): rating is Rating {
  return (rating?.reviews ?? 0) >= LEAST_REVIEWS;
}

/** How a piece is rated; null where too few have done so. */
export function ratingView(rating: Rating | null | undefined, messages: Messages): RatingView | null {
  if (!isRated(rating)) return null;
  const { average, reviews } = rating;
  const { rating: short, rated } = messages(catalogMessages);
  return { average, text: short(average, reviews), spoken: rated(average, reviews) };
}
