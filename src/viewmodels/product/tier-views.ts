import type { Prices } from '#domain/catalog/product.ts';
import { type Market, priceOf } from '#domain/pricing/price-tag.ts';
import { displayPrice, type Written } from '#domain/storeview/display-price.ts';
import { productMessages } from '../messages/product/en.ts';
import type { Messages } from '../messages/writing/messages.ts';

/** `From 3 pieces, each`, and what it is. */
export type TierView = { readonly term: string; readonly text: string };

type Tiered = {
  readonly prices: Prices;
  readonly market: Market;
  /** Whether it is said that several pieces cost less. */
  readonly showsTiers: boolean;
  readonly storeView: Written;
};

/** What each of several pieces costs, where that is less and the shop says so. */
export function tierViews({ prices, market, showsTiers, storeView }: Tiered, messages: Messages): readonly TierView[] {
  const { tiers = [] } = priceOf(prices, market);
  const { tier } = messages(productMessages);
  return showsTiers
    ? tiers.map(({ quantity, price }) => ({ term: tier(quantity), text: displayPrice(price, storeView) }))
    : [];
}
