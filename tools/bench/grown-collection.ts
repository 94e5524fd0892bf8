import type { Collection } from '#api/records/collection.ts';
import type { ProductRecord } from '#api/records/product-records.ts';

const ID_STEP = 1_000_000; // far above every id of the demo collection

/** The demo collection grown to so many products by copies with names, skus, prices and days of their own. */
export function grownTo(count: number, collection: Collection): Collection {
  const { products } = collection;
  const grown = Array.from({ length: count }, (_, at) => {
    const product = products[at % products.length];
    if (product === undefined) throw new RangeError('There is nothing to grow from.');
    const round = Math.floor(at / products.length);
    return round === 0 ? product : copyOf(product, round, at);
  });
  return { ...collection, products: grown };
}

/** Of every name two words are of few copies, so that a large collection has a large vocabulary. */
function copyOf(product: ProductRecord, round: number, at: number): ProductRecord {
  const price = product.price + (at % 97) * 50;
  return {
    ...product,
    id: product.id + round * ID_STEP,
    sku: `${product.sku}-${round}`,
    name: `${product.name} ${inventedWord(at % 1_501)} ${inventedWord(at % 701)}`,
    url_key: `${product.url_key}-${round}`,
    url_path: `${product.url_path}-${round}`,
    price,
    special_price: product.special_price && Math.round(price * (0.5 + (at % 10) * 0.04)),
    created_at: new Date(Date.parse(product.created_at) - at * 3_600_000).toISOString(),
    configurable_children: product.configurable_children.map((child) => ({
      ...child,
      id: child.id + round * ID_STEP,
      sku: `${child.sku}-${round}`,
    })),
  };
}

const SYLLABLES = ['ka', 'ri', 'mo', 'la', 'ten', 'su', 'vi', 'dha', 'nu', 'pe', 'go', 'sha', 'bel', 'ji', 'ra', 'zo'];

/** The same word for the same number; four syllables for the numbers below 65,536. */
function inventedWord(number: number): string {
  return [0, 4, 8, 12].map((shift) => SYLLABLES[((number * 2_654_435_761) >>> shift) % 16]).join('');
}
