import type { Collection } from '#api/records/collection.ts';
import type { ChildRecord, PriceRecord, ProductRecord } from '#api/records/product-records.ts';

const FIRST_ID = 100_000_000; // above every id of a grown collection
const COLOURS = 2;
const SIZES = 3;

/** Every product of a collection in two colours and three sizes, some of them sold out; the same for the same collection. */
export function withSixVariants(collection: Collection): Collection {
  const colours = valuesOf(collection, 'color');
  const sizes = valuesOf(collection, 'size').slice(0, 6);
  const products = collection.products.map((product, at) => {
    const children = Array.from({ length: COLOURS * SIZES }, (_, n): ChildRecord => {
      const id = FIRST_ID + at * COLOURS * SIZES + n;
      const color = colours[(at * 7 + Math.floor(n / SIZES) * 5) % colours.length] ?? 0;
      const size = sizes[(at + (n % SIZES)) % sizes.length] ?? 0;
      return childOf(product, { id, sku: `${product.sku}-V${n}`, color, size, qty: (at * 13 + n * 5) % 9 });
    });
    return { ...product, type_id: 'configurable' as const, color: null, size: null, configurable_children: children };
  });
  return { ...collection, products };
}

type Variant = Pick<ChildRecord, 'id' | 'sku' | 'color' | 'size'> & { readonly qty: number };

function childOf(product: ProductRecord, { qty, ...variant }: Variant): ChildRecord {
  return {
    ...pricesOf(product),
    ...variant,
    name: product.name,
    image: product.image,
    status: 1,
    stock: { qty, is_in_stock: qty > 0, stock_status: qty > 0 ? 1 : 0 },
    rts_qty: qty > 6 ? 1 : 0,
    make_days: null,
    custom_attributes: [],
    tier_prices: [],
  };
}

function pricesOf({ price, special_price, special_from_date, special_to_date, ...other }: PriceRecord): PriceRecord {
  const { price_by_currency, special_price_by_currency, price_for_other, special_price_for_other } = other;
  const india = { price, special_price, special_from_date, special_to_date };
  return { ...india, price_by_currency, special_price_by_currency, price_for_other, special_price_for_other };
}

function valuesOf({ attributes }: Collection, code: string): readonly number[] {
  const options = attributes.find(({ attribute_code }) => attribute_code === code)?.options ?? [];
  return options.map(({ value }) => Number(value));
}
