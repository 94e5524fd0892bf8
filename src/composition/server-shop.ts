import { ContainerModule } from 'inversify';
import { createBrowserClock } from '#adapters/browser/browser-clock.ts';
import { serverLimits } from '#adapters/http/transport.ts';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import type { ShopConfig } from '#config/shop-config.ts';
import type { Log } from '#domain/shared/log.ts';
import { cartModule } from './cart-module.ts';
import { catalogModule } from './catalog-module.ts';
import { gatewaysModule } from './gateways-module.ts';
import { forgottenModule } from './kept-module.ts';
import { checkoutModule, ordersModule } from './orders-module.ts';
import { provideShared } from './provide.ts';
import { frameModule } from './screens/frame-module.ts';
import { settingsModule, settingsOf } from './settings-module.ts';
import { sharedOf, stateModule } from './state.ts';
import { ADDRESS_BAR, CLOCK, CONNECTIVITY, LOG } from './tokens.ts';
import { createShop, type Shop, type Snapshot, type Visit } from './visit.ts';

type Options = { readonly config: ShopConfig; readonly apiUrl: string; readonly log: Log };

export type ServerShop = {
  readonly shop: Shop;
  /** One visit for each request; it knows no shopper. */
  readonly openVisit: () => Visit & { readonly shared: () => Snapshot };
};

/** The shop of the page server: the same services over plain cells, and a device that keeps nothing. */
export function createServerShop({ config, apiUrl, log }: Options): ServerShop {
  const shop = createShop(
    settingsModule(settingsOf(config)),
    stateModule,
    forgottenModule,
    catalogModule,
    cartModule,
    checkoutModule,
    ordersModule,
    frameModule,
    gatewaysModule({ baseUrl: apiUrl, limits: serverLimits }),
    serverModule(log),
  );
  return {
    shop,
    openVisit: () => {
      const visit = shop.openVisit({ createCell: createMemoryCell });
      return { ...visit, shared: () => sharedOf(visit.snapshot()) };
    },
  };
}

function serverModule(log: Log): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provideShared(bind, CLOCK, createBrowserClock());
    provideShared(bind, LOG, log);
    provideShared(bind, CONNECTIVITY, { isOnline: () => true, onChange: () => () => undefined });
    provideShared(bind, ADDRESS_BAR, { replace: () => undefined });
  });
}
