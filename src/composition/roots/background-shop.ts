import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { ViewConfig } from '#config/page-config.ts';
import { createOpenAccountsCart } from '#domain/cart/open-accounts-cart.ts';
import { createNotify } from '#domain/notices/notify.ts';
import { createTellRefusal } from '#domain/notices/tell-refusal.ts';
import { createMarket } from '#domain/pricing/market.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import { createRenew } from '#domain/session/renew-session.ts';
import { createWithAuthorization } from '#domain/session/with-authorization.ts';
import { createSendInBackground, type SendInBackground } from '#domain/workflows/send-in-background.ts';
import { cartSync } from '../areas/cart-sync.ts';
import { cartVerbs } from '../areas/cart-verbs.ts';
import { kept } from '../areas/kept.ts';
import { orders } from '../areas/orders.ts';
import { queue } from '../areas/queue.ts';
import { revising } from '../areas/revising.ts';
import { sendingGateways } from '../areas/sending-gateways.ts';
import { settings } from '../areas/settings.ts';
import { shownState } from '../areas/state.ts';
import { workerAnalytics } from '../screens/analytics.ts';
import { createCells, type Snapshot, state } from '../wiring/cells.ts';
import { openVisit, type VisitGiven } from '../wiring/late.ts';
import { createShop, valuesOf } from '../wiring/services.ts';
import { device } from './device.ts';

/** A session ends before the eyes of whoever was signed in: with the page that finds it ended. */
const leftToNextPage = async (): Promise<void> => undefined;

/** What of the shop is needed to send what waits where no page is open. A worker is one file, so nothing in it comes later. */
export const background = {
  ...shownState,
  ...kept,
  ...cartSync,
  ...cartVerbs,
  ...orders,
  ...revising,
  ...queue,
  renew: createRenew,
  openAccountsCart: createOpenAccountsCart,
  market: createMarket,
  notify: createNotify,
  tellRefusal: createTellRefusal,
  visitor: state<CustomerId | null>(null),
  withAuthorization: createWithAuthorization,
  loseSession: () => leftToNextPage,
  hasOpenPage: () => false as boolean,
  ...workerAnalytics,
  sendInBackground: createSendInBackground,
};

/**
 * The shop of a device on which no page is open: the same rules over the same databases, in the same turns, and nobody to
 * show anything to. `snapshot` is what the server knew.
 */
export function createBackgroundShop(config: ViewConfig, snapshot: Snapshot): SendInBackground {
  const shop = createShop<VisitGiven>()({
    ...settings(config),
    ...background,
    ...sendingGateways,
    ...valuesOf(device(config)),
    askToSend: () => async () => undefined, // the browser tries again what was not done
  });
  return openVisit(shop, { cells: createCells(createMemoryCell, snapshot) }).sendInBackground;
}
