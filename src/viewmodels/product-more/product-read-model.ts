import { productAddress } from '#domain/catalog/addresses.ts';
import type { Product } from '#domain/catalog/product.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import type { SizeUnit } from '#domain/content/size-guide.ts';
import type { TileRules } from '#domain/listing/tile.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { ProductMore } from '#domain/workflows/product-more.ts';
import { type ProductCard, productCard } from '../catalog/product-card.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { documentTitle } from '../shared/document-title.ts';
import { type ReviewsView, reviewsView } from './reviews-view.ts';
import { type SizeGuideView, sizeGuideView } from './size-guide-view.ts';

type Ports = {
  readonly productView: ReadonlyCell<ProductView>;
  readonly productMore: ReadonlyCell<ProductMore>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly shopRules: TileRules;
  readonly mediaBase: string;
  readonly messages: Messages;
};

/** What comes after a product, as one text to read: nothing of it is to be pressed. */
export type ProductRead = {
  readonly title: string;
  readonly name: string;
  /** Of the page of the product. */
  readonly address: string;
  /** All that the shop tells; null where they cannot be had right now. */
  readonly reviews: ReviewsView | null;
  /** The guide in either unit; none where the piece has none. */
  readonly guides: readonly { readonly unit: SizeUnit; readonly guide: SizeGuideView }[];
  readonly related: readonly ProductCard[];
};

const units: readonly SizeUnit[] = ['in', 'cm'];

/** Null while no product is open. */
export function createReadProduct(ports: Ports): () => ProductRead | null {
  const { productView, productMore, storeView, shopRules, mediaBase, messages } = ports;
  return () => {
    const view = productView.get();
    if (view.kind !== 'ready') return null;
    const { sizeGuide, related } = productMore.get();
    return {
      title: documentTitle(view.product.name),
      name: view.product.name,
      address: productAddress(view.product, null, shopRules),
      reviews: reviewsOf(view.product),
      guides: sizeGuide ? units.map((unit) => ({ unit, guide: sizeGuideView(sizeGuide, unit, messages) })) : [],
      related: related.map((tile) => productCard(tile, { storeView: storeView.get(), mediaBase, messages })),
    };
  };

  function reviewsOf({ rating }: Product): ReviewsView | null {
    const { reviews } = productMore.get();
    if (reviews.kind !== 'ready') return null;
    const all = { stars: null, limit: Number.POSITIVE_INFINITY };
    return reviewsView({ ...reviews, rating }, all, messages, storeView.get());
  }
}
