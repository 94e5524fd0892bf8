import type { Sku } from '#domain/catalog/product.ts';
import type { Banner } from '#domain/content/home.ts';
import type { SizeGuide } from '#domain/content/size-guide.ts';
import type { Tile } from '#domain/listing/tile.ts';
import type { Reviews } from '#domain/reviews/review.ts';

/** What a product page shows after the product itself; `sku` is the product it is about. */
export type ProductMore = {
  readonly sku: Sku | null;
  /** `failed` takes nothing else of the page down. */
  readonly reviews: { readonly kind: 'loading' } | { readonly kind: 'failed' } | (Reviews & { readonly kind: 'ready' });
  /** Null while nothing is known of one, and where there is none (CONT-23). */
  readonly sizeGuide: SizeGuide | null;
  readonly related: readonly Tile[];
  readonly recent: readonly Tile[];
  /** The store view's banners for the pages of products (CONT-05). */
  readonly banners: readonly Banner[];
};

export const noProductMore: ProductMore = {
  sku: null,
  reviews: { kind: 'loading' },
  sizeGuide: null,
  related: [],
  recent: [],
  banners: [],
};
