import type { PriceSet, Prices } from '#domain/catalog/product.ts';
import type { Day } from '#domain/shared/clock.ts';
import { type Money, nothing } from '#domain/shared/money.ts';

/** The special price of a set when it truly applies today, else 0 (PRICE-01 to PRICE-07). */
export function specialPrice(set: PriceSet, window: Pick<Prices, 'specialFrom' | 'specialTo'>, today: Day): Money {
  const isLower = set.special > nothing && set.special < set.regular;
  const hasBegun = window.specialFrom === null || window.specialFrom <= today;
  const hasNotEnded = window.specialTo === null || today <= window.specialTo;
  return isLower && hasBegun && hasNotEnded ? set.special : nothing;
}
