import { type Fit, fits, type Review } from './review.ts';

/** How most of those who said so found that a piece fits: `agreed` of `said`. */
export type ToldFit = { readonly fit: Fit; readonly agreed: number; readonly said: number };

/** What fewer say of a fit is chance: one more of them could turn it round. */
const LEAST_SAID = 5;

/** Null where too few have said anything, or no more than half of them agree. */
export function toldFit(reviews: readonly Pick<Review, 'fit'>[]): ToldFit | null {
  const said = reviews.flatMap(({ fit }) => fit ?? []);
  if (said.length < LEAST_SAID) return null;
  const counts = fits.map((fit) => ({ fit, agreed: said.filter((each) => each === fit).length, said: said.length }));
  return counts.find(({ agreed }) => 2 * agreed > said.length) ?? null;
}
