import type { CartLine } from '#domain/cart/cart.ts';
import { isEnabled, type Product, type Sku, type Stock, type Variant } from '#domain/catalog/product.ts';

/** What stands behind a sku: its product, and the variant unless it is the product's own. */
export type StockItem = { readonly product: Product; readonly variant: Variant | null };

/** What a fake shop sells. Its fakes share it, so that an order takes pieces that the search then no longer finds. */
export interface MemoryProducts {
  /** Adds products; one with the id of a known product takes its place. */
  put(...products: readonly Product[]): void;
  all(): readonly Product[];
  find(sku: Sku): StockItem | null;
  /** Leaves so many pieces of a sku; what has none is out of stock. */
  leave(sku: Sku, quantity: number): void;
}

export function createMemoryProducts(): MemoryProducts {
  const products = new Map<number, Product>();

  function find(sku: Sku): StockItem | null {
    for (const product of products.values()) {
      if (product.sku === sku) return { product, variant: null };
      const variant = product.variants.find((each) => each.sku === sku);
      if (variant) return { product, variant };
    }
    return null;
  }

  return {
    put(...more) {
      for (const product of more) products.set(product.id, product);
    },
    all: () => [...products.values()],
    find,
    leave(sku, quantity) {
      const item = find(sku);
      if (!item) return;
      const { product, variant } = item;
      const variants = product.variants.map((each) =>
        each === variant ? { ...each, stock: stockOf(quantity) } : each,
      );
      products.set(product.id, { ...product, variants, ...(variant ? {} : { stock: stockOf(quantity) }) });
    },
  };
}

function stockOf(quantity: number): Stock {
  return { quantity, isInStock: quantity > 0, status: quantity > 0 ? 1 : 0 };
}

/** What a line means: a sku, or a product with variants and the options of one; null when none is sold. */
export function stockItemOf(
  products: MemoryProducts,
  { sku, options }: Pick<CartLine, 'sku' | 'options'>,
): StockItem | null {
  const item = products.find(sku);
  if (!item || !isEnabled(item.variant ?? item.product)) return null;
  const { product } = item;
  if (item.variant || product.variants.length === 0) return item;
  const chosen = new Map(options.map(({ attributeId, valueId }) => [attributeId, valueId]));
  const variant = product.variants.find(({ choice }) =>
    product.options.every(({ attributeId, code }) => choice[code] === chosen.get(attributeId)),
  );
  return variant && isEnabled(variant) ? { product, variant } : null;
}

/** Bundles and downloads are sold with their parts alone. */
export function needsParts({ product }: StockItem): boolean {
  return product.type === 'downloadable'
    ? product.files.length > 0
    : product.bundle.some((option) => option.isRequired);
}
