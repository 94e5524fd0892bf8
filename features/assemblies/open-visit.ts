import { ContainerModule } from 'inversify';
import { createBrowserIds } from '#adapters/browser/browser-ids.ts';
import { createStorageJournal } from '#adapters/browser/storage-journal.ts';
import type { Gateways } from '#adapters/gateways.ts';
import { createMemorySpread } from '#adapters/memory/memory-spread.ts';
import { CLAIMS_STORE } from '#composition/claims/tokens.ts';
import { RENEW_SHOP, UNTIL_REST } from '#composition/device/offline-tokens.ts';
import {
  ASK_TO_SEND,
  DEVICE_NEWS,
  FORGET_VISITS,
  INSTALL_OFFER,
  LASTING_STORAGE,
} from '#composition/device/storage-tokens.ts';
import {
  ADDRESS_BAR,
  CLOCK,
  CONNECTIVITY,
  DEVICE_JOURNAL,
  DEVICE_STORE,
  DRAFT_JOURNAL,
  DRAFT_STORE,
  IDS,
  LOG,
  SIGNALS,
  SPREAD,
  TURNS,
} from '#composition/device/tokens.ts';
import { frameModelsModule } from '#composition/frame/frame-models-module.ts';
import { provideGateways } from '#composition/gateways/gateways.ts';
import { beginQueueModule } from '#composition/journeys/begin-queue-module.ts';
import { journeysModule } from '#composition/journeys/journeys-module.ts';
import { lateQueueModule } from '#composition/journeys/late-queue-module.ts';
import { ACCOUNTS } from '#composition/journeys/tokens.ts';
import { visitorModule } from '#composition/journeys/visitor-module.ts';
import { createOffline, type Offline } from '#composition/offline/create-offline.ts';
import { ORDERS_ELSEWHERE } from '#composition/orders/elsewhere-tokens.ts';
import { ORDER_STORE } from '#composition/orders/tokens.ts';
import { provide, provideShared } from '#composition/provide.ts';
import { QUEUE, TASK_STORE } from '#composition/queue/tokens.ts';
import { accountsModules } from '#composition/roots/accounts-modules.ts';
import { actingModules } from '#composition/roots/acting-modules.ts';
import { keptModule } from '#composition/roots/kept-module.ts';
import { stateModules } from '#composition/roots/state.ts';
import { AS_VISITOR, HUMAN_CHECK, REDIRECT, SESSION, TOKEN_GATEWAY } from '#composition/session/tokens.ts';
import { settingsModule } from '#composition/settings/settings-module.ts';
import { STORE_CHOICE_KEEPER, STORE_VIEW } from '#composition/store/tokens.ts';
import { wordsModule } from '#composition/store/words-module.ts';
import { token } from '#composition/token.ts';
import { type CreateCell, createShop, type Shop, type Visit } from '#composition/visit.ts';
import { createDropVisited } from '#domain/storage/drop-visited.ts';
import { createMakeRoom } from '#domain/storage/make-room.ts';
import { createResilientStore } from '#domain/storage/resilient-store.ts';
import { withRoom } from '#domain/storage/with-room.ts';
import type { ShopApi } from './shop-api.ts';
import type { Surroundings } from './surroundings.ts';

const GATEWAYS = token<Gateways>('gateways-of-the-example');

/** Opens the shop on the device of an example: the real services, and around them what the example is about. */
export function openVisit(around: Surroundings, api: ShopApi, createCell: CreateCell): { shop: Shop; visit: Visit } {
  const shop = createShop(
    settingsModule(around.settings),
    ...stateModules,
    wordsModule(around.dictionary),
    keptModule,
    ...actingModules,
    ...accountsModules,
    beginQueueModule,
    lateQueueModule,
    visitorModule,
    new ContainerModule(({ bind }) => {
      provideShared(bind, ACCOUNTS, async () => visit.get);
      provideShared(bind, QUEUE, async () => visit.get);
      provideShared(bind, UNTIL_REST, async () => undefined);
    }),
    journeysModule,
    frameModelsModule,
    surroundingsModule(around, api),
    offlineModule(() =>
      createOffline(visit.get, {
        workers: around.workers,
        tell: () => undefined,
        dropVisited: async () => undefined,
      }),
    ),
  );
  const visit = shop.openVisit({ createCell, snapshot: { storeView: around.chosen.storeView } });
  return { shop, visit };
}

function offlineModule(open: () => Offline): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provideShared(bind, RENEW_SHOP, () => open().renewShop());
    provideShared(bind, ASK_TO_SEND, () => open().askToSend());
  });
}

function surroundingsModule(around: Surroundings, api: ShopApi): ContainerModule {
  const { clock, log, ids, connectivity, turns, signals, device, drafts, orders, tasks } = around;
  const makeRoom = createMakeRoom({ caches: around.caches, log });
  const onLate = (isLate: boolean) => around.deviceNews.tell({ kind: isLate ? 'late' : 'answers' });
  const deviceStore = createResilientStore({ store: device, clock, log, makeRoom, onLate });
  const claimsStore = createResilientStore({ store: around.claims, clock, log });
  const draftStore = createResilientStore({ store: drafts, clock, log });
  const journal = { name: 'shop', tab: createBrowserIds().next(), now: clock.now };
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
    provideShared(bind, REDIRECT, around.redirect);
    provideShared(bind, HUMAN_CHECK, around.humanCheck);
    provideShared(bind, INSTALL_OFFER, around.installOffer);
    provideShared(bind, CLAIMS_STORE, async () => claimsStore);
    provideShared(bind, DEVICE_STORE, async () => deviceStore);
    provideShared(bind, DRAFT_STORE, async () => draftStore);
    provideShared(bind, DEVICE_JOURNAL, createStorageJournal({ ...journal, storage: () => around.journal }));
    provideShared(bind, DRAFT_JOURNAL, createStorageJournal({ ...journal, storage: () => around.draftJournal }));
    provideShared(bind, FORGET_VISITS, createDropVisited(around));
    provideShared(bind, DEVICE_NEWS, around.deviceNews);
    provideShared(bind, LASTING_STORAGE, { ask: async () => around.lasting.isPromised });
    provideShared(bind, ORDER_STORE, withRoom(orders, makeRoom));
    provideShared(bind, ORDERS_ELSEWHERE, async () => []);
    provideShared(bind, TASK_STORE, tasks);
    provide(bind, TOKEN_GATEWAY, ({ storeView }) => api.tokensOf(storeView), { storeView: STORE_VIEW });
    provide(bind, GATEWAYS, api.gatewaysOf, { storeView: STORE_VIEW, withAuthorization: AS_VISITOR, session: SESSION });
    provideGateways(bind, GATEWAYS);
  });
}
