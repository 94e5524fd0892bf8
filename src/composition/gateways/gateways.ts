import type { CartGateway } from '#domain/cart/cart-gateway.ts';
import type { SearchIndex } from '#domain/catalog/search-query.ts';
import type { HomeGateway } from '#domain/content/home.ts';
import type { ProductPapers } from '#domain/content/product-papers.ts';
import type { NewsletterGateway } from '#domain/newsletter/newsletter-gateway.ts';
import type { OrderGateway } from '#domain/orders/order-gateway.ts';
import type { StockCheck } from '#domain/stock/availability.ts';
import { CART_GATEWAY } from '../cart/tokens.ts';
import { SEARCH_INDEX, STOCK_CHECK } from '../catalog/tokens.ts';
import { HOME_GATEWAY } from '../content/tokens.ts';
import { NEWSLETTER_GATEWAY } from '../newsletter/tokens.ts';
import { ORDER_GATEWAY } from '../orders/tokens.ts';
import { PRODUCT_PAPERS } from '../product/tokens.ts';
import { type Bind, provide } from '../provide.ts';
import type { Token } from '../token.ts';

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

const names: { readonly [Way in keyof Gateways]: Token<Gateways[Way]> } = {
  search: SEARCH_INDEX,
  home: HOME_GATEWAY,
  stock: STOCK_CHECK,
  papers: PRODUCT_PAPERS,
  cart: CART_GATEWAY,
  orders: ORDER_GATEWAY,
  newsletter: NEWSLETTER_GATEWAY,
};

export const gatewayKeys = Object.keys(names) as readonly (keyof Gateways)[];

/** Binds each way to the API by its own name; `all` is the name of what holds them. */
export function provideGateways(bind: Bind, all: Token<Gateways>): void {
  for (const key of gatewayKeys) {
    provide<unknown, { readonly gateways: Gateways }>(bind, names[key], ({ gateways }) => gateways[key], {
      gateways: all,
    });
  }
}
