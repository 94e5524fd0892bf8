import { parsePlatformPrices } from '#adapters/wire/parse-platform-prices.ts';
import type { WirePrices, WireProduct } from '#adapters/wire/parse-product.ts';
import type { ValueOf } from '#adapters/wire/parser.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { Log } from '#domain/shared/log.ts';
import { type CountryId, countryIdOf, type StoreView } from '#domain/storeview/store-view.ts';
import type { AdjustPrices, PriceWays } from './adjust-prices.ts';
import { logLeftOut } from './log-left-out.ts';

type PlatformPrice = ValueOf<typeof parsePlatformPrices>['items']['items'][number];
type Sold = WirePrices & { readonly id: number; readonly sku: string };

type Ports = Pick<PriceWays, 'transport'> & {
  readonly storeView: ReadonlyCell<StoreView>;
  readonly storeId: number;
  readonly log: Log;
};

const MOST_SKUS = 50; // the contract takes 100; addresses stay short enough for everyone on the way

/**
 * Lays what the platform says products and their variants cost now over what the catalog says (PRICE-24). What it does
 * not tell keeps its price, also where it cannot be asked at all.
 */
export function createPriceSync({ transport, storeView, storeId, log }: Ports): AdjustPrices {
  return async (products) => {
    const { country, currency } = storeView.get();
    const all = products.flatMap(({ sku, configurable_children: { items } }) => [
      sku,
      ...items.map((each) => each.sku),
    ]);
    const found = (await Promise.all(sharesOf([...new Set(all)]).map((skus) => pricesOf(skus, currency)))).flat();
    const over = <T extends Sold>(sold: T): T => overlaid(sold, found, countryIdOf({ country }));
    return { kind: 'ok', value: products.map((product) => overlaidAll(product, over)) };
  };

  async function pricesOf(skus: readonly string[], currency: string): Promise<readonly PlatformPrice[]> {
    const query = new URLSearchParams({ skus: skus.join(','), currencyCode: currency, storeId: String(storeId) });
    const url = `/api/product/render-list?${query}`;
    const call = { method: 'GET', url, parse: parsePlatformPrices, limit: 'search', isSilent: true } as const;
    const reply = await transport.send(call);
    if (reply.kind !== 'ok') return [];
    logLeftOut(log, 'price of the platform', reply.value.items);
    return reply.value.items.items;
  }
}

function sharesOf(skus: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(skus.length / MOST_SKUS) }, (_, at) =>
    skus.slice(at * MOST_SKUS, (at + 1) * MOST_SKUS),
  );
}

function overlaidAll(product: WireProduct, over: <T extends Sold>(sold: T) => T): WireProduct {
  const { configurable_children: children } = product;
  return { ...over(product), configurable_children: { ...children, items: children.items.map(over) } };
}

function overlaid<T extends Sold>(sold: T, found: readonly PlatformPrice[], country: CountryId): T {
  const named = found.find(({ sku }) => sku === sold.sku) ?? found.find(({ id }) => id > 0 && id === sold.id);
  return named ? { ...sold, ...noSpecials, ...setOf(named, country) } : sold;
}

/** What it says counts now, whatever the days of the catalog: none of another set must begin to count without them. */
const noSpecials = {
  ...{ special_price: null, special_price_by_currency: null, special_price_for_other: null },
  ...{ special_from_date: null, special_to_date: null },
};

/** The final price is what is paid: it is the special one, or lower still by a rule of the platform. */
function setOf({ price_info: told }: PlatformPrice, country: CountryId): Partial<WirePrices> {
  const regular = told.regular_price;
  const special = Math.min(
    ...[told.special_price ?? 0, told.final_price].filter((price) => price > 0 && price < regular),
  );
  const reduced = Number.isFinite(special) ? special : null;
  if (country === 'IN') return { originalPriceInclTax: regular, special_price: reduced };
  if (country === 'US') return { price_by_currency: regular, special_price_by_currency: reduced };
  return { price_for_other: regular, special_price_for_other: reduced };
}
