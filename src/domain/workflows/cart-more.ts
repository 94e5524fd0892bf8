import type { Product } from '#domain/catalog/product.ts';
import type { Tile } from '#domain/listing/tile.ts';

/** What the page of the cart shows besides the cart. */
export type CartMore = {
  /** The products of the lines, as the shop last told them: what else can be chosen of them. */
  readonly products: readonly Product[];
  /** What the shopper looked at, for a cart with nothing in it. */
  readonly recent: readonly Tile[];
};

export const noCartMore: CartMore = { products: [], recent: [] };
