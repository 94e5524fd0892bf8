import { hasSizes } from '#domain/catalog/has-sizes.ts';
import type { Product } from '#domain/catalog/product.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import type { SearchIndex } from '#domain/catalog/search-query.ts';
import type { HomeGateway } from '#domain/content/home-gateway.ts';
import type { SizeGuideGateway } from '#domain/content/size-guide-gateway.ts';
import { findTiles } from '#domain/listing/find-tiles.ts';
import type { TileRules } from '#domain/listing/tile.ts';
import type { RecentlyViewed } from '#domain/lists/recently-viewed.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import type { ReviewGateway } from '#domain/reviews/review-gateway.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import { noProductMore, type ProductMore } from './product-more.ts';
import { relatedSkus } from './related-skus.ts';

/** Loads what the page of the open product shows after it; again for what is missing. */
export type OpenProductMore = () => Promise<void>;

type Ports = {
  readonly productView: ReadonlyCell<ProductView>;
  readonly productMore: Cell<ProductMore>;
  readonly recentlyViewed: ReadonlyCell<RecentlyViewed>;
  readonly reviewGateway: Pick<ReviewGateway, 'latest'>;
  readonly sizeGuideGateway: SizeGuideGateway;
  readonly homeGateway: Pick<HomeGateway, 'promoted'>;
  readonly searchIndex: SearchIndex;
  readonly market: () => Market;
  readonly shopRules: TileRules;
};

/** Each part comes by itself, and one that fails is left out; what comes late for another product is dropped. */
export function createOpenProductMore(ports: Ports): OpenProductMore {
  const { productView, productMore, recentlyViewed, reviewGateway, sizeGuideGateway, homeGateway } = ports;

  return async () => {
    const now = productView.get();
    if (now.kind !== 'ready') return;
    const { product } = now;
    const seenBefore = recentlyViewed.get().filter((sku) => sku !== product.parentSku);
    productMore.update((old) => (old.sku === product.sku ? old : { ...noProductMore, sku: product.sku }));
    const has = productMore.get();
    await Promise.all([
      has.reviews.kind !== 'ready' && loadReviews(product),
      has.sizeGuide === null && hasSizes(product) && loadSizeGuide(product),
      has.related.length === 0 &&
        findTiles(ports, relatedSkus(product)).then((related) => change(product, { related })),
      has.banners.length === 0 && loadBanners(product),
      findTiles(ports, seenBefore).then((recent) => change(product, { recent })),
    ]);
  };

  async function loadReviews({ id, sku }: Product): Promise<void> {
    const reply = await reviewGateway.latest(id);
    change({ sku }, { reviews: reply.kind === 'ok' ? { kind: 'ready', ...reply.value } : { kind: 'failed' } });
  }

  async function loadSizeGuide({ parentSku, sku, designer }: Product): Promise<void> {
    const reply = await sizeGuideGateway.find({ sku: parentSku, designer });
    const isThere = reply.kind === 'ok' && reply.value.tables.length > 0;
    change({ sku }, { sizeGuide: isThere ? reply.value : null });
  }

  async function loadBanners(product: Product): Promise<void> {
    const reply = await homeGateway.promoted();
    if (reply.kind === 'ok') change(product, { banners: reply.value.product });
  }

  function change({ sku }: Pick<Product, 'sku'>, part: Partial<ProductMore>): void {
    productMore.update((now) => (now.sku === sku ? { ...now, ...part } : now));
  }
}
