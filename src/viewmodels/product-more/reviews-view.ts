import type { Rating } from '#domain/catalog/product.ts';
import type { Review, Reviews } from '#domain/reviews/review.ts';
import { productMoreMessages } from '../messages/product-more/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { type Dated, dayText } from '../shared/moment-text.ts';

export type ReviewView = {
  readonly id: number;
  readonly title: string;
  readonly detail: string;
  readonly author: string;
  /** `2 November 2026`, and the same for machines; null when nobody knows. */
  readonly day: { readonly text: string; readonly at: string } | null;
  /** `5 stars`; null when none were given. */
  readonly stars: string | null;
  /** `Runs small`; null when nobody said. */
  readonly fit: string | null;
};

export type StarsChoice = {
  /** Null stands for all. */
  readonly stars: number | null;
  readonly label: string;
  readonly count: number;
  readonly isChosen: boolean;
};

export type ReviewsView = {
  /** `4.6 out of 5, from 12 reviews`; how many there are when nobody gave stars; null when there are none. */
  readonly average: string | null;
  /** Says that older ones are left out; null when all are here. */
  readonly latest: string | null;
  readonly choices: readonly StarsChoice[];
  readonly shown: readonly ReviewView[];
  readonly hasMore: boolean;
};

type Filter = { readonly stars: number | null; readonly limit: number };
type Told = Reviews & {
  /** What the catalog says of all of them; null where it says nothing. */
  readonly rating: Rating | null;
};

const ALL_STARS = [5, 4, 3, 2, 1];

/**
 * The reviews with so many stars, the first few of them. Where older ones are left out the average is the catalog's, as it
 * stands on the cards.
 */
export function reviewsView(
  { latest, total, rating }: Told,
  { stars, limit }: Filter,
  messages: Messages,
  storeView: Dated,
): ReviewsView {
  const texts = messages(productMoreMessages);
  const matching = stars === null ? latest : latest.filter((review) => review.stars === stars);
  const average = rating && total > latest.length ? rating.average : averageOf(latest);
  const count = texts.reviewCount(total);
  const found = average === null ? count : texts.average(average, count);
  return {
    average: total === 0 ? null : found,
    latest: total > latest.length ? texts.latestOf(latest.length, total) : null,
    choices: [null, ...ALL_STARS].map((each) => ({
      stars: each,
      label: each === null ? texts.allStars : texts.starsOf(each),
      count: each === null ? latest.length : latest.filter((review) => review.stars === each).length,
      isChosen: each === stars,
    })),
    shown: matching.slice(0, limit).map((review) => reviewView(review, messages, storeView)),
    hasMore: matching.length > limit,
  };
}

function averageOf(reviews: readonly Review[]): number | null {
  const stars = reviews.flatMap((review) => review.stars ?? []);
  return stars.length === 0 ? null : stars.reduce((sum, each) => sum + each, 0) / stars.length;
}

function reviewView(
  { id, title, detail, author, stars, fit, at }: Review,
  messages: Messages,
  storeView: Dated,
): ReviewView {
  const texts = messages(productMoreMessages);
  const day = dayText(at, storeView);
  return {
    id,
    title,
    detail,
    author,
    day: day === '' ? null : { text: day, at },
    stars: stars === null ? null : texts.starsOf(stars),
    fit: fit && texts.fits[fit],
  };
}
