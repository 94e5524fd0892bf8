import { priceRangeOf } from '#domain/catalog/filters.ts';
import { displayPrice, type Written } from '#domain/storeview/display-price.ts';
import type { filterMessages } from '../messages/filters/en.ts';
import type { TextsOf } from '../messages/writing/messages.ts';

/** A price range in the shopper's money: `₹0 - ₹50`, `₹150 and above`, and `£2` where both ends are rounded to the same. */
export function rangeText(id: string, view: Written, messages: TextsOf<typeof filterMessages>): string {
  const { from, below } = priceRangeOf(id) ?? { from: null, below: null };
  const [low, high] = [from, below].map((bound) => (bound === null ? null : displayPrice(bound, view)));
  if (low && high) return low === high ? low : messages.range(low, high);
  if (low) return messages.andAbove(low);
  return high ? messages.upTo(high) : id;
}
