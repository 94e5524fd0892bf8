import type { CartGateway } from '#domain/cart/cart-gateway.ts';
import type { SearchIndex } from '#domain/catalog/search-query.ts';
import type { HomeGateway } from '#domain/content/home.ts';
import type { ProductPapers } from '#domain/content/product-papers.ts';
import type { NewsletterGateway } from '#domain/newsletter/newsletter-gateway.ts';
import type { OrderGateway } from '#domain/orders/order-gateway.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import type { StockCheck } from '#domain/stock/availability.ts';
import type { CountryId } from '#domain/storeview/store-view.ts';

/** All ways of the domain to one shop, and where and when its visitor is. */
export type ShopPorts = {
  readonly search: SearchIndex;
  readonly stock: StockCheck;
  readonly cart: CartGateway;
  readonly orders: OrderGateway;
  readonly papers: ProductPapers;
  readonly home: HomeGateway;
  readonly newsletter: NewsletterGateway;
  readonly goTo: (country: CountryId) => void;
  readonly market: () => Market;
};
