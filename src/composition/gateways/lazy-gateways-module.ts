import { ContainerModule } from 'inversify';
import { type Absent, createLazyPort } from '#adapters/lazy-port.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { Log } from '#domain/shared/log.ts';
import type { Failure } from '#domain/shared/reply.ts';
import { stockUnsure } from '#domain/stock/availability.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { LOG } from '../device/tokens.ts';
import { provide } from '../provide.ts';
import { STORE_CODE } from '../settings/tokens.ts';
import { STORE_VIEW } from '../store/tokens.ts';
import { token } from '../token.ts';
import { type Gateways, gatewayKeys, provideGateways } from './gateways.ts';

const unreachable: Failure = { kind: 'unreachable' };

/** What each way to the API answers while its code cannot be had. */
const absent: { readonly [Way in keyof Gateways]: Absent<Gateways[Way]> } = {
  search: { products: unreachable, categories: unreachable, attributes: unreachable },
  home: { sections: unreachable, promoted: unreachable, promos: unreachable, page: unreachable, stores: unreachable },
  papers: { reviews: unreachable, write: unreachable, sizeGuide: unreachable },
  stock: { look: stockUnsure },
  cart: {
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
  orders: { place: unreachable, get: unreachable },
  newsletter: { status: unreachable, subscribe: unreachable, unsubscribe: unreachable },
};

const GATEWAYS = token<Gateways>('lazy-gateways');

/** The shop's API for a page: the HTTP client and the wire arrive with the first call, never with the first page. */
export const lazyGatewaysModule = new ContainerModule(({ bind }) => {
  provide(bind, GATEWAYS, createLazyGateways, { storeView: STORE_VIEW, log: LOG, storeCode: STORE_CODE });
  provideGateways(bind, GATEWAYS);
});

type World = { readonly storeView: ReadonlyCell<StoreView>; readonly log: Log; readonly storeCode: string };

function createLazyGateways(world: World): Gateways {
  const load = async (): Promise<Gateways> => {
    const { createBrowserGateways } = await import(/* webpackChunkName: "api" */ './browser-gateways.ts');
    return createBrowserGateways(world);
  };
  const ways = gatewayKeys.map((key) => [key, createLazyPort<object>(absent[key], async () => (await load())[key])]);
  return Object.fromEntries(ways) as Gateways; // `absent` has every verb of every way
}
