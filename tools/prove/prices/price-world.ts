import { noLabels } from '#adapters/http/option-labels.ts';
import { productOf } from '#adapters/http/product-of.ts';
import { parseProduct } from '#adapters/wire/parse-product.ts';
import type { LoadedProduct } from '#api/catalog/load-products.ts';
import { productReply } from '#api/catalog/product-reply.ts';
import type { StockTable, StoredProduct } from '#api/database/catalog-tables.ts';
import { priceSetOf } from '#api/money/price-set.ts';
import type { PriceRecord } from '#api/records/product-records.ts';
import type { Product, Variant } from '#domain/catalog/product.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import { dayAt } from '#domain/shared/clock.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { collection, type PriceCase } from './price-case.ts';

/** What the API keeps of a product, and what the shop has read of it. */
export type PriceWorld = {
  readonly loaded: LoadedProduct;
  readonly product: Product;
  /** Each that can be bought; null is the product itself. */
  readonly sold: readonly (Variant | null)[];
  readonly market: Market;
  readonly storeView: StoreView;
};

type Slips = Readonly<Record<string, unknown>>;

/** `slips`: what the reply says in place of its own, of the product and of each variant. Null where it cannot be read. */
export function openPriceWorld(given: PriceCase, slips: Slips = {}): PriceWorld | null {
  const record = recordOf(given);
  const stock = stockOf(record);
  const { rate, country, currency, told } = given;
  const origin = 'https://zari.example';
  const reply = productReply(record, {
    set: priceSetOf(country),
    today: dayAt(told),
    rate,
    origin,
    stock,
    reviews: null,
  });
  const children = reply['configurable_children'];
  const slipped = Array.isArray(children)
    ? { ...slips, configurable_children: children.map((child: object) => ({ ...child, ...slips })) }
    : slips;
  const parsed = parseProduct(JSON.parse(JSON.stringify({ ...reply, ...slipped })));
  if (parsed.kind !== 'ok') return null;
  const product = productOf(parsed.value, noLabels);
  return {
    loaded: { record, rate, stock, reviews: null },
    product,
    sold: product.variants.length > 0 ? product.variants : [null],
    market: { country, today: dayAt(given.bought) },
    storeView: { country, locale: 'en-US', currency },
  };
}

function recordOf({ product: at, prices, tiers }: PriceCase): StoredProduct {
  const product = collection[at];
  if (!product) throw new RangeError(`There is no product ${at}.`);
  const priced = (place: number): PriceRecord => prices[place % prices.length] as PriceRecord;
  return {
    ...product,
    ...priced(0),
    tier_prices: tiers,
    category: [],
    configurable_children: product.configurable_children.map((child, place) => ({
      ...child,
      ...priced(place),
      tier_prices: tiers,
    })),
  };
}

/** There is plenty of each. */
function stockOf({ id, sku, configurable_children: children }: StoredProduct): readonly StockTable[] {
  const own = [{ sku, id }, ...children].map((each) => ({ sku: each.sku, entity_id: each.id, product_id: id }));
  return own.map((each) => ({ ...each, enabled: true, qty: 1_000, is_in_stock: true, stock_status: 1 }));
}
