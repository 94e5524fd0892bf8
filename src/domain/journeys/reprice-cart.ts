import type { Cart, CartLine } from '#domain/cart/cart.ts';
import { type KnownProducts, linePrice } from '#domain/cart/line-price.ts';
import { partSkusOf } from '#domain/catalog/part.ts';
import type { Product, Sku } from '#domain/catalog/product.ts';
import { type SearchIndex, searchQuery } from '#domain/catalog/search-query.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import type { Cell } from '#domain/shared/cell.ts';

/** Gives the lines of the cart the prices of the market that counts now; the sums are the device's until the shop's come. */
export type RepriceCart = () => Promise<void>;

type Ports = { readonly cart: Cell<Cart>; readonly search: SearchIndex; readonly market: () => Market };

/** What cannot be read keeps its price until the shop tells its sums. */
export function createRepriceCart({ cart, search, market }: Ports): RepriceCart {
  return async () => {
    cart.update((now) => ({ ...now, totals: null }));
    const products = await find(cart.get().lines.flatMap(({ sku, parentSku }) => [sku, parentSku]));
    const parts = await find(products.flatMap(partSkusOf));
    cart.update((now) => ({ ...now, lines: now.lines.map((line) => repriced(line, { products, parts }, market())) }));
  };

  async function find(wanted: readonly Sku[]): Promise<readonly Product[]> {
    const skus = [...new Set(wanted)];
    if (skus.length === 0) return [];
    const conditions = [{ field: 'sku', kind: 'any-of', values: skus }] as const;
    const reply = await search.products(searchQuery({ conditions, size: skus.length }));
    return reply.kind === 'ok' ? reply.value.items : [];
  }
}

function repriced(line: CartLine, known: KnownProducts, market: Market): CartLine {
  const price = linePrice(line, known, market);
  return price ? { ...line, price: price.current, regularPrice: price.regular } : line;
}
