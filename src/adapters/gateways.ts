import type { AccountGateway } from '#domain/account/account-gateway.ts';
import type { TrackingGateway } from '#domain/analytics/tracking-gateway.ts';
import type { CartGateway } from '#domain/cart/cart-gateway.ts';
import type { SearchIndex } from '#domain/catalog/search-query.ts';
import type { MailGateway } from '#domain/contact/mail-gateway.ts';
import type { HomeGateway } from '#domain/content/home-gateway.ts';
import type { PageGateway } from '#domain/content/page-gateway.ts';
import type { PromoGateway } from '#domain/content/promo-gateway.ts';
import type { SizeGuideGateway } from '#domain/content/size-guide-gateway.ts';
import type { StoreLocationGateway } from '#domain/content/store-location-gateway.ts';
import type { DeliveryGateway } from '#domain/delivery/delivery-gateway.ts';
import type { NewsletterGateway } from '#domain/newsletter/newsletter-gateway.ts';
import type { OrderGateway } from '#domain/orders/order-gateway.ts';
import type { RestockGateway } from '#domain/restock/restock-gateway.ts';
import type { ReviewGateway } from '#domain/reviews/review-gateway.ts';
import type { UserGateway } from '#domain/session/user-gateway.ts';
import type { StockGateway } from '#domain/stock/availability.ts';

/** The ways of a visit to the shop's API. */
export type Gateways = {
  readonly search: SearchIndex;
  readonly home: HomeGateway;
  readonly pages: PageGateway;
  readonly promos: PromoGateway;
  readonly stores: StoreLocationGateway;
  readonly stock: StockGateway;
  readonly reviews: ReviewGateway;
  readonly sizeGuides: SizeGuideGateway;
  readonly cart: CartGateway;
  readonly orders: OrderGateway;
  readonly newsletter: NewsletterGateway;
  readonly restock: RestockGateway;
  readonly delivery: DeliveryGateway;
  readonly mails: MailGateway;
  readonly users: UserGateway;
  readonly account: AccountGateway;
  readonly tracking: TrackingGateway;
};
