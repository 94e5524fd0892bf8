import type { PriceTag } from '#domain/pricing/price-tag.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';
import { commonWords } from '../words/common/en.ts';
import type { Words } from '../words/writing/words.ts';

/** A price ready to read; `regular` and `discount` are null where nothing is reduced. */
export type PriceWords = {
  readonly current: string;
  readonly regular: string | null;
  readonly discount: string | null;
};

type Writing = { readonly currency: string; readonly words: Words };

export function priceWords({ current, regular, discount }: PriceTag, { currency, words }: Writing): PriceWords {
  const isReduced = current < regular;
  return {
    current: displayPrice(current, currency),
    regular: isReduced ? displayPrice(regular, currency) : null,
    discount: isReduced && discount > 0 ? words(commonWords).off(discount) : null,
  };
}
