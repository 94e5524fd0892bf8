import type { Market } from '#domain/pricing/price-tag.ts';
import { createMemoryCartGateway } from './memory-cart-gateway.ts';
import { createMemoryGoods } from './memory-goods.ts';
import { createMemoryHomeGateway } from './memory-home-gateway.ts';
import { createMemoryNewsletterGateway } from './memory-newsletter-gateway.ts';
import { createMemoryOrderGateway } from './memory-order-gateway.ts';
import { createMemoryPageGateway } from './memory-page-gateway.ts';
import { createMemoryPromoGateway } from './memory-promo-gateway.ts';
import { createMemoryReviewGateway } from './memory-review-gateway.ts';
import { createMemorySearchIndex } from './memory-search-index.ts';
import { createMemorySizeGuideGateway } from './memory-size-guide-gateway.ts';
import { createMemoryStockCheck } from './memory-stock-check.ts';
import { createMemoryStoreLocationGateway } from './memory-store-location-gateway.ts';

type Options = {
  /** Where and when the shop is visited. */
  readonly market: () => Market;
  readonly isReachable?: () => boolean;
};

export type MemoryGateways = ReturnType<typeof createMemoryGateways>;

/** A whole shop of fakes that share its goods: what an order takes, the search no longer finds. */
export function createMemoryGateways({ market, ...reach }: Options) {
  const goods = createMemoryGoods();
  const cart = createMemoryCartGateway({ ...reach, market, goods });
  return {
    goods,
    search: createMemorySearchIndex({ ...reach, market, goods }),
    home: createMemoryHomeGateway(reach),
    pages: createMemoryPageGateway(reach),
    promos: createMemoryPromoGateway(reach),
    stores: createMemoryStoreLocationGateway(reach),
    stock: createMemoryStockCheck({ ...reach, goods }),
    cart,
    reviews: createMemoryReviewGateway({ ...reach, goods }),
    sizeGuides: createMemorySizeGuideGateway(reach),
    orders: createMemoryOrderGateway({ ...reach, goods, carts: cart, today: () => market().today }),
    newsletter: createMemoryNewsletterGateway(reach),
  };
}
