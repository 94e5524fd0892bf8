import { ContainerModule } from 'inversify';
import { createMemorySpread } from '#adapters/memory/memory-spread.ts';
import { cartModule } from '#composition/cart-module.ts';
import { catalogModule } from '#composition/catalog-module.ts';
import { keptModule } from '#composition/kept-module.ts';
import { checkoutModule, ordersModule, visitModule } from '#composition/orders-module.ts';
import { provide, provideShared } from '#composition/provide.ts';
import { frameModule } from '#composition/screens/frame-module.ts';
import { settingsModule } from '#composition/settings-module.ts';
import { stateModule } from '#composition/state.ts';
import { token } from '#composition/token.ts';
import {
  ADDRESS_BAR,
  CART_GATEWAY,
  CLOCK,
  CONNECTIVITY,
  DEVICE_STORE,
  DRAFT_STORE,
  HOME_GATEWAY,
  IDS,
  LOG,
  NEWSLETTER_GATEWAY,
  ORDER_GATEWAY,
  ORDER_STORE,
  PRODUCT_PAPERS,
  SEARCH_INDEX,
  SIGNALS,
  SPREAD,
  STOCK_CHECK,
  STORE_CHOICE_KEEPER,
  STORE_VIEW,
  TURNS,
} from '#composition/tokens.ts';
import { type CreateCell, createShop, type Shop, type Visit } from '#composition/visit.ts';
import { wordsModule } from '#composition/words-module.ts';
import { createResilientStore } from '#domain/storage/resilient-store.ts';
import type { Gateways, ShopApi } from './shop-api.ts';
import type { Surroundings } from './surroundings.ts';

const GATEWAYS = token<Gateways>('gateways-of-the-example');

/** Opens the shop on the device of an example: the real services, and around them what the example is about. */
export function openVisit(around: Surroundings, api: ShopApi, createCell: CreateCell): { shop: Shop; visit: Visit } {
  const shop = createShop(
    settingsModule(around.settings),
    stateModule,
    wordsModule(around.dictionary),
    keptModule,
    catalogModule,
    cartModule,
    checkoutModule,
    ordersModule,
    visitModule,
    frameModule,
    surroundingsModule(around, api),
  );
  return { shop, visit: shop.openVisit({ createCell, snapshot: { storeView: around.chosen.storeView } }) };
}

function surroundingsModule(around: Surroundings, api: ShopApi): ContainerModule {
  const { clock, log, ids, connectivity, turns, signals, device, drafts, orders } = around;
  const deviceStore = createResilientStore({ store: device, clock, log });
  const draftStore = createResilientStore({ store: drafts, clock, log });
  return new ContainerModule(({ bind }) => {
    provideShared(bind, CLOCK, clock);
    provideShared(bind, STORE_CHOICE_KEEPER, {
      keep: (storeView) => {
        around.chosen.storeView = storeView;
      },
    });
    provideShared(bind, LOG, log);
    provideShared(bind, IDS, ids);
    provideShared(bind, SPREAD, createMemorySpread());
    provideShared(bind, CONNECTIVITY, connectivity);
    provideShared(bind, TURNS, turns);
    provideShared(bind, SIGNALS, signals);
    provideShared(bind, ADDRESS_BAR, { replace: () => undefined });
    provideShared(bind, DEVICE_STORE, async () => deviceStore);
    provideShared(bind, DRAFT_STORE, async () => draftStore);
    provideShared(bind, ORDER_STORE, orders);
    provide(bind, GATEWAYS, ({ storeView }) => api.gatewaysOf(storeView), { storeView: STORE_VIEW });
    provide(bind, SEARCH_INDEX, ({ gateways }) => gateways.search, { gateways: GATEWAYS });
    provide(bind, HOME_GATEWAY, ({ gateways }) => gateways.home, { gateways: GATEWAYS });
    provide(bind, PRODUCT_PAPERS, ({ gateways }) => gateways.papers, { gateways: GATEWAYS });
    provide(bind, STOCK_CHECK, ({ gateways }) => gateways.stock, { gateways: GATEWAYS });
    provide(bind, CART_GATEWAY, ({ gateways }) => gateways.cart, { gateways: GATEWAYS });
    provide(bind, ORDER_GATEWAY, ({ gateways }) => gateways.orders, { gateways: GATEWAYS });
    provide(bind, NEWSLETTER_GATEWAY, ({ gateways }) => gateways.newsletter, { gateways: GATEWAYS });
  });
}
