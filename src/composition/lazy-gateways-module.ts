import { ContainerModule } from 'inversify';
import { createLazyPort } from '#adapters/lazy-port.ts';
import type { CartGateway } from '#domain/cart/cart-gateway.ts';
import type { SearchIndex } from '#domain/catalog/search-query.ts';
import type { HomeGateway } from '#domain/content/home.ts';
import type { ProductPapers } from '#domain/content/product-papers.ts';
import type { NewsletterGateway } from '#domain/newsletter/newsletter-gateway.ts';
import type { OrderGateway } from '#domain/orders/order-gateway.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { Log } from '#domain/shared/log.ts';
import type { Failure } from '#domain/shared/reply.ts';
import { type StockCheck, stockUnsure } from '#domain/stock/availability.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { HttpGateways } from './http-gateways.ts';
import { provide } from './provide.ts';
import { token } from './token.ts';
import {
  CART_GATEWAY,
  HOME_GATEWAY,
  LOG,
  NEWSLETTER_GATEWAY,
  ORDER_GATEWAY,
  PRODUCT_PAPERS,
  SEARCH_INDEX,
  STOCK_CHECK,
  STORE_CODE,
  STORE_VIEW,
} from './tokens.ts';

const unreachable: Failure = { kind: 'unreachable' };
const LOAD_GATEWAYS = token<() => Promise<HttpGateways>>('load-gateways');

type Ports = { readonly load: () => Promise<HttpGateways> };

/** The shop's API for a page: the HTTP client and the wire arrive with the first call, never with the first page. */
export const lazyGatewaysModule = new ContainerModule(({ bind }) => {
  const ports = { load: LOAD_GATEWAYS };
  provide(bind, LOAD_GATEWAYS, createLoadGateways, { storeView: STORE_VIEW, log: LOG, storeCode: STORE_CODE });
  provide(bind, SEARCH_INDEX, lazySearch, ports);
  provide(bind, HOME_GATEWAY, lazyHome, ports);
  provide(bind, PRODUCT_PAPERS, lazyPapers, ports);
  provide(bind, STOCK_CHECK, lazyStock, ports);
  provide(bind, CART_GATEWAY, lazyCart, ports);
  provide(bind, ORDER_GATEWAY, lazyOrders, ports);
  provide(bind, NEWSLETTER_GATEWAY, lazyNewsletter, ports);
});

type World = { readonly storeView: ReadonlyCell<StoreView>; readonly log: Log; readonly storeCode: string };

function createLoadGateways(world: World): () => Promise<HttpGateways> {
  return async () => {
    const { createBrowserGateways } = await import(/* webpackChunkName: "api" */ './browser-gateways.ts');
    return createBrowserGateways(world);
  };
}

function lazySearch({ load }: Ports): SearchIndex {
  return createLazyPort(
    { products: unreachable, categories: unreachable, attributes: unreachable },
    async () => (await load()).search,
  );
}

function lazyHome({ load }: Ports): HomeGateway {
  return createLazyPort(
    { sections: unreachable, promoted: unreachable, promos: unreachable, page: unreachable, stores: unreachable },
    async () => (await load()).home,
  );
}

function lazyPapers({ load }: Ports): ProductPapers {
  return createLazyPort(
    { reviews: unreachable, write: unreachable, sizeGuide: unreachable },
    async () => (await load()).papers,
  );
}

function lazyStock({ load }: Ports): StockCheck {
  return createLazyPort<StockCheck>({ look: stockUnsure }, async () => (await load()).stock);
}

function lazyCart({ load }: Ports): CartGateway {
  return createLazyPort<CartGateway>(
    {
      create: unreachable,
      pull: unreachable,
      update: unreachable,
      remove: unreachable,
      totals: unreachable,
      paymentMethods: unreachable,
      shippingMethods: unreachable,
      chooseShipping: unreachable,
      collectTotals: unreachable,
      applyCoupon: unreachable,
      removeCoupon: unreachable,
    },
    async () => (await load()).cart,
  );
}

function lazyOrders({ load }: Ports): OrderGateway {
  return createLazyPort({ place: unreachable, get: unreachable }, async () => (await load()).orders);
}

function lazyNewsletter({ load }: Ports): NewsletterGateway {
  return createLazyPort(
    { status: unreachable, subscribe: unreachable, unsubscribe: unreachable },
    async () => (await load()).newsletter,
  );
}
