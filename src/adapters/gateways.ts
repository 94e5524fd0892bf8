import type { CartGateway } from '#domain/cart/cart-gateway.ts';
import type { SearchIndex } from '#domain/catalog/search-query.ts';
import type { HomeGateway } from '#domain/content/home.ts';
import type { ProductPapers } from '#domain/content/product-papers.ts';
import type { NewsletterGateway } from '#domain/newsletter/newsletter-gateway.ts';
import type { OrderGateway } from '#domain/orders/order-gateway.ts';
import type { StockCheck } from '#domain/stock/availability.ts';

/** The ways of a visit to the shop's API. */
export type Gateways = {
  readonly search: SearchIndex;
  readonly home: HomeGateway;
  readonly stock: StockCheck;
  readonly papers: ProductPapers;
  readonly cart: CartGateway;
  readonly orders: OrderGateway;
  readonly newsletter: NewsletterGateway;
};
