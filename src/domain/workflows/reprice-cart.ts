import type { Cart, CartLine } from '#domain/cart/cart.ts';
import { repriced } from '#domain/cart/line-price.ts';
import { findProducts } from '#domain/catalog/find-products.ts';
import { partSkusOf } from '#domain/catalog/part.ts';
import type { SearchIndex } from '#domain/catalog/search-query.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';

/** Gives the lines of the cart, and what is saved for later, the prices of the market that counts now; the sums are the device's until the shop's come. */
export type RepriceCart = () => Promise<void>;

type Ports = {
  readonly cart: Cell<Cart>;
  readonly searchIndex: SearchIndex;
  readonly market: () => Market;
  readonly storeView: ReadonlyCell<StoreView>;
};

/**
 * What cannot be read keeps its price until the shop tells its sums. Of several tabs that want other prices the last one
 * has its way.
 */
export function createRepriceCart({ cart, searchIndex, market, storeView }: Ports): RepriceCart {
  return async () => {
    const { country: pricedFor } = storeView.get();
    cart.update((now) => ({ ...now, totals: null, pricedFor }));
    const { lines, saved } = cart.get();
    const skus = [...lines, ...saved].flatMap(({ sku, parentSku }) => [sku, parentSku]);
    const products = (await findProducts(searchIndex, skus)) ?? [];
    const parts = (await findProducts(searchIndex, products.flatMap(partSkusOf))) ?? [];
    const priced = (line: CartLine) => repriced(line, { products, parts }, market());
    cart.update((now) =>
      now.pricedFor === pricedFor ? { ...now, lines: now.lines.map(priced), saved: now.saved.map(priced) } : now,
    );
  };
}
