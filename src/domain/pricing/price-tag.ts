import type { PriceSet, Prices, Product, TierPrice } from '#domain/catalog/product.ts';
import type { Day } from '#domain/shared/clock.ts';
import { type Money, majorOf, nothing, type Percent } from '#domain/shared/money.ts';
import { wholePercent } from '#domain/shared/rounding.ts';
import { isAvailable, type StockRules } from '#domain/stock/availability.ts';
import type { CountryId } from '#domain/storeview/store-view.ts';
import { specialPrice } from './special-price.ts';

/** Where and when a price is asked for: both decide which price counts. */
export type Market = { readonly country: CountryId; readonly today: Day };

/** What a shopper pays, what it costs otherwise, and the percentage between. */
export type PriceTag = {
  readonly current: Money;
  readonly regular: Money;
  readonly discount: Percent;
  /** What each of several pieces costs, where that is less. */
  readonly tiers?: readonly TierPrice[];
};

function priceTag(regular: Money, special: Money): PriceTag {
  return { current: special > nothing ? special : regular, regular, discount: discountPercent(regular, special) };
}

/** A price that nothing is taken off. */
export function unreduced(price: Money): PriceTag {
  return priceTag(price, nothing);
}

/** The rounded relative gap; 0 without a special price (PRICE-13, PRICE-14). */
export function discountPercent(regular: Money, special: Money): Percent {
  if (special <= nothing || regular <= nothing) return 0 as Percent;
  return wholePercent(majorOf(regular) - majorOf(special), majorOf(regular)) as Percent;
}

/** The price set of a country; one without a value falls back to India's (PRICE-09 to PRICE-12). */
export function priceSetOf(prices: Prices, country: CountryId): PriceSet {
  if (country === 'IN') return prices.india;
  const own = country === 'US' ? prices.us : prices.others;
  return own && own.regular > nothing ? own : prices.india;
}

const UNTAXED = 0;

/** Whether a price holds all taxes: elsewhere than in India none is within it, and none is added (contract, section 4). */
export function containsTax(country: CountryId, { taxClass }: Pick<Product, 'taxClass'>): boolean {
  return country === 'IN' && taxClass !== UNTAXED;
}

export function priceOf(prices: Prices, { country, today }: Market): PriceTag {
  const set = priceSetOf(prices, country);
  const tag = priceTag(set.regular, specialPrice(set, prices, today));
  const tiers = country === 'IN' ? prices.tiers?.filter(({ price }) => price < tag.current) : []; // they are of its set
  return tiers?.length ? { ...tag, tiers } : tag;
}

/** A configurable product shows its lowest variant, unavailable ones left out while others remain (PRICE-08). */
export function priceOfProduct(product: Priced, market: Market, rules: StockRules): PriceTag {
  return lowestOf(product, market, rules).tag;
}

/** What that price follows from. */
export function lowestPrices(product: Priced, market: Market, rules: StockRules): Prices {
  return lowestOf(product, market, rules).prices;
}

type Priced = Pick<Product, 'prices' | 'variants'>;

function lowestOf({ prices: own, variants }: Priced, market: Market, rules: StockRules) {
  const available = variants.filter((variant) => isAvailable(variant, rules));
  const [first = tagged(own, market), ...others] = (available.length > 0 ? available : variants).map(({ prices }) =>
    tagged(prices, market),
  );
  return others.reduce((low, each) => (each.tag.current < low.tag.current ? each : low), first);
}

function tagged(prices: Prices, market: Market) {
  return { prices, tag: priceOf(prices, market) };
}
