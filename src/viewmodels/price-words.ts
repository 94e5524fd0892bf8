import type { PriceTag } from '#domain/pricing/price-tag.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';

/** A price ready to read; `regular` and `discount` are null where nothing is reduced. */
export type PriceWords = {
  readonly current: string;
  readonly regular: string | null;
  readonly discount: string | null;
};

export function priceWords({ current, regular, discount }: PriceTag, currency: string): PriceWords {
  const isReduced = current < regular;
  return {
    current: displayPrice(current, currency),
    regular: isReduced ? displayPrice(regular, currency) : null,
    discount: isReduced && discount > 0 ? `${discount}% off` : null,
  };
}
