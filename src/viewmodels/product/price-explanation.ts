import type { Prices, Product } from '#domain/catalog/product.ts';
import { containsTax, type Market, priceOf, priceSetOf } from '#domain/pricing/price-tag.ts';
import { type Money, minus, nothing } from '#domain/shared/money.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { whyPriceMessages } from '../messages/why-price/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { calendarDayText } from '../shared/moment-text.ts';
import { type TierView, tierViews } from './tier-views.ts';

export type Explained = {
  readonly prices: Prices;
  /** Whether several pieces are said to cost less. */
  readonly showsTiers: boolean;
  readonly taxClass: Product['taxClass'];
  readonly market: Market;
  readonly storeView: StoreView;
  /** The price is that of the cheapest variant, since none is chosen yet. */
  readonly isLowest: boolean;
};

export type PriceExplanation = {
  /** Each with what it is worth, in the order it adds up; the last one is what is paid. */
  readonly terms: readonly { readonly term: string; readonly text: string; readonly note: string | null }[];
  readonly notes: readonly string[];
  readonly tiers: readonly TierView[];
};

/** What makes up the price that is shown: the very rules that made it, told one by one. */
export function explainPrice(explained: Explained, messages: Messages): PriceExplanation {
  const { prices, market, storeView, isLowest } = explained;
  const texts = messages(whyPriceMessages);
  const money = (amount: Money): string => displayPrice(amount, storeView);
  const tag = priceOf(prices, market);
  const set = priceSetOf(prices, market.country);
  const isReduced = tag.current < tag.regular;
  const window = windowWords(explained, messages);
  const standsIn = market.country !== 'IN' && set === prices.india;
  const isWaiting = !isReduced && set.special > nothing && set.special < set.regular;
  const reduction = [
    { term: texts.special, text: money(tag.current), note: window },
    { term: texts.saved, text: `${money(minus(tag.regular, tag.current))} (${tag.discount}%)`, note: null },
  ];
  return {
    terms: [
      { term: texts.regular, text: money(tag.regular), note: null },
      ...(isReduced ? reduction : []),
      { term: texts.shown, text: money(tag.current), note: null },
    ],
    notes: [
      `${texts.market} ${marketName(market, messages)}.`,
      ...(standsIn ? [texts.indiaStandsIn] : []),
      ...(isWaiting ? [texts.later(money(set.special), window)] : []),
      ...taxNotes(explained, tag.current, messages),
      ...(isLowest ? [texts.lowest] : []),
      ...(storeView.currency === 'INR' ? [] : [texts.currency]),
    ],
    tiers: tierViews(explained, messages),
  };
}

/** How much tax is within the price, where that is known of the very price that is shown. */
function taxNotes(explained: Explained, price: Money, messages: Messages): readonly string[] {
  const { prices, market, storeView } = explained;
  const texts = messages(whyPriceMessages);
  if (market.country !== 'IN') return [texts.taxNone];
  if (!containsTax(market.country, explained)) return [];
  return [prices.tax?.of === price ? texts.tax(displayPrice(prices.tax.amount, storeView)) : texts.taxContained];
}

function marketName({ country }: Market, messages: Messages): string {
  const texts = messages(whyPriceMessages);
  if (country === 'IN') return texts.india;
  return country === 'US' ? texts.us : texts.others;
}

/** From when until when a special price counts. */
function windowWords({ prices: { specialFrom, specialTo }, storeView }: Explained, messages: Messages): string {
  const texts = messages(whyPriceMessages);
  const from = specialFrom === null ? null : calendarDayText(specialFrom, storeView);
  const to = specialTo === null ? null : calendarDayText(specialTo, storeView);
  if (from !== null && to !== null) return texts.fromUntil(from, to);
  if (from !== null) return texts.from(from);
  return to === null ? texts.always : texts.until(to);
}
