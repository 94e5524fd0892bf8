import type { Cart } from '#domain/cart/cart.ts';
import { repriced } from '#domain/cart/line-price.ts';
import { findProducts } from '#domain/catalog/find-products.ts';
import { partSkusOf } from '#domain/catalog/part.ts';
import type { SearchIndex } from '#domain/catalog/search-query.ts';
import { findTiles } from '#domain/listing/find-tiles.ts';
import type { TileRules } from '#domain/listing/tile.ts';
import type { RecentlyViewed } from '#domain/lists/recently-viewed.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import type { CartMore } from './cart-more.ts';

/**
 * Loads what the page of the cart shows besides the cart: the products of its lines, what is saved for later at the
 * price of today, and what was looked at when there is nothing in it. Without an answer all stays as it was.
 */
export type OpenCartMore = () => Promise<void>;

type Ports = {
  readonly cart: Cell<Cart>;
  readonly cartMore: Cell<CartMore>;
  readonly recentlyViewed: ReadonlyCell<RecentlyViewed>;
  readonly searchIndex: SearchIndex;
  readonly market: () => Market;
  readonly shopRules: TileRules;
};

export function createOpenCartMore({
  cart,
  cartMore,
  recentlyViewed,
  searchIndex,
  market,
  shopRules,
}: Ports): OpenCartMore {
  return async () => {
    await Promise.all([lookAtLines(), cart.get().lines.length === 0 && loadRecent()]);
  };

  async function lookAtLines(): Promise<void> {
    const { lines, saved } = cart.get();
    const products = await findProducts(
      searchIndex,
      [...lines, ...saved].map(({ parentSku }) => parentSku),
    );
    if (!products) return;
    cartMore.update((now) => ({ ...now, products }));
    if (saved.length === 0) return;
    const parts = (await findProducts(searchIndex, products.flatMap(partSkusOf))) ?? [];
    cart.update((now) => ({ ...now, saved: now.saved.map((line) => repriced(line, { products, parts }, market())) }));
  }

  async function loadRecent(): Promise<void> {
    const recent = await findTiles({ searchIndex, market, shopRules }, recentlyViewed.get());
    if (recent.length > 0) cartMore.update((now) => ({ ...now, recent }));
  }
}
