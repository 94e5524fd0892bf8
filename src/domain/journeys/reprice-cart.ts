import type { Cart, CartLine } from '#domain/cart/cart.ts';
import type { Product } from '#domain/catalog/product.ts';
import { type SearchIndex, searchQuery } from '#domain/catalog/search-query.ts';
import { type Market, priceOf } from '#domain/pricing/price-tag.ts';
import type { Cell } from '#domain/shared/cell.ts';

/** Gives the lines of the cart the prices of the market that counts now; the sums are the device's until the shop's come. */
export type RepriceCart = () => Promise<void>;

type Ports = { readonly cart: Cell<Cart>; readonly search: SearchIndex; readonly market: () => Market };

/** What cannot be read, and what was put together of several parts, keeps its price until the shop tells its sums. */
export function createRepriceCart({ cart, search, market }: Ports): RepriceCart {
  return async () => {
    cart.update((now) => ({ ...now, totals: null }));
    const skus = [...new Set(cart.get().lines.flatMap(({ sku, parentSku }) => [sku, parentSku]))];
    if (skus.length === 0) return;
    const conditions = [{ field: 'sku', kind: 'any-of', values: skus }] as const;
    const reply = await search.products(searchQuery({ conditions, size: skus.length }));
    if (reply.kind !== 'ok') return;
    const { items } = reply.value;
    cart.update((now) => ({ ...now, lines: now.lines.map((line) => repriced(line, items, market())) }));
  };
}

function repriced(line: CartLine, products: readonly Product[], market: Market): CartLine {
  const sold = products.flatMap((product) => [product, ...product.variants]).find(({ sku }) => sku === line.sku);
  if (!sold || line.parts.length > 0) return line;
  const { current, regular } = priceOf(sold.prices, market);
  return { ...line, price: current, regularPrice: regular };
}
