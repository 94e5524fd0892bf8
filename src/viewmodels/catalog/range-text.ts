import { priceRangeOf } from '#domain/catalog/filters.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';
import type { filterWords } from '../words/filters/en.ts';
import type { TextsOf } from '../words/words.ts';

/** A price range in the shopper's money: `₹0 - ₹50`, `₹150 and above`. */
export function rangeText(id: string, currency: string, words: TextsOf<typeof filterWords>): string {
  const { from, below } = priceRangeOf(id) ?? { from: null, below: null };
  const written = (bound: number) => displayPrice(bound, currency);
  if (from !== null && below !== null) return words.range(written(from), written(below));
  if (from !== null) return words.andAbove(written(from));
  return below === null ? id : words.upTo(written(below));
}
