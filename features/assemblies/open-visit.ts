import { createBrowserIds } from '#adapters/browser/browser-ids.ts';
import { createStorageJournal } from '#adapters/browser/storage-journal.ts';
import { createMemoryJitter } from '#adapters/memory/memory-jitter.ts';
import { accounts } from '#composition/areas/accounts.ts';
import { acting } from '#composition/areas/actions.ts';
import { openQueue } from '#composition/areas/begin-queue.ts';
import { cartVerbs } from '#composition/areas/cart-verbs.ts';
import { frameModels } from '#composition/areas/frame.ts';
import { ways } from '#composition/areas/gateways.ts';
import { kept } from '#composition/areas/kept.ts';
import { messages } from '#composition/areas/messages.ts';
import { offlineOver } from '#composition/areas/offline.ts';
import { revising } from '#composition/areas/revising.ts';
import { sidePages } from '#composition/areas/side-pages.ts';
import { startPage } from '#composition/areas/start-page.ts';
import { shownState } from '#composition/areas/state.ts';
import { pageAnalytics } from '#composition/screens/analytics.ts';
import { chat } from '#composition/screens/chat.ts';
import { consent } from '#composition/screens/consent.ts';
import { languageOffer } from '#composition/screens/language-offer.ts';
import { popUps } from '#composition/screens/pop-ups.ts';
import { type CreateCell, createCells } from '#composition/wiring/cells.ts';
import { openVisit as openPageVisit, type VisitGiven } from '#composition/wiring/late.ts';
import { createShop, valuesOf } from '#composition/wiring/services.ts';
import type { TextFile } from '#domain/account/save-file.ts';
import type { Session } from '#domain/session/session.ts';
import type { WithAuthorization } from '#domain/session/with-authorization.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import { createDropVisited } from '#domain/storage/drop-visited.ts';
import { createMakeRoom } from '#domain/storage/make-room.ts';
import { createResilientStore } from '#domain/storage/resilient-store.ts';
import { withRoom } from '#domain/storage/with-room.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { ShopApi } from './shop-api.ts';
import type { Surroundings } from './surroundings.ts';

/** The shop as it is open on the device of an example. */
export type OpenShop = ReturnType<typeof openVisit>;

/** Opens the shop on the device of an example: the real services, and around them what the example is about. */
export function openVisit(around: Surroundings, api: ShopApi, createCell: CreateCell) {
  const { workers, caches } = around;
  const { forgetVisits: _ofWorker, ...offline } = offlineOver({ workers, tell: () => undefined, caches });
  const shop = createShop<VisitGiven>()({
    ...valuesOf(around.settings),
    ...messages(around.dictionary),
    ...shownState,
    ...kept,
    ...acting,
    ...sidePages,
    ...accounts,
    ...openQueue,
    ...cartVerbs,
    ...revising,
    ...startPage,
    ...languageOffer,
    ...popUps,
    ...consent,
    ...chat,
    ...frameModels,
    ...offline,
    ...pageAnalytics,
    ...surroundings(around, api),
  });
  return openPageVisit(shop, { cells: createCells(createCell, { storeView: around.chosen.storeView }) });
}

type Asking = {
  readonly storeView: Cell<StoreView>;
  readonly withAuthorization: WithAuthorization;
  readonly session: ReadonlyCell<Session>;
};

function surroundings(around: Surroundings, api: ShopApi) {
  const { clock, log, ids, connectivity, locks, tabMessages, device, drafts, orders, tasks } = around;
  const makeRoom = createMakeRoom({ caches: around.caches, log });
  const onLate = (isLate: boolean) => around.deviceNews.tell({ kind: isLate ? 'late' : 'answers' });
  const deviceStore = createResilientStore({ store: device, clock, log, makeRoom, onLate });
  const deviceFlagStore = createResilientStore({ store: around.claims, clock, log });
  const draftStore = createResilientStore({ store: drafts, clock, log });
  const journal = { name: 'shop', tab: createBrowserIds().next(), now: clock.now };
  return {
    ...ways,
    gateways: ({ storeView, withAuthorization, session }: Asking) =>
      api.gatewaysOf({ storeView, withAuthorization, session }),
    tokenGateway: ({ storeView }: Pick<Asking, 'storeView'>) => api.tokensOf(storeView),
    chatHours: () => around.chat.hours,
    ...valuesOf({
      ...{ clock, log, ids, connectivity, locks, tabMessages },
      jitter: createMemoryJitter(),
      ...choosing(around),
      addressBar: { replace: () => undefined },
      redirect: around.redirect,
      ...agreeing(around),
      humanCheck: around.humanCheck,
      installOffer: around.installOffer,
      deviceFlagStore: async () => deviceFlagStore,
      deviceStore: async () => deviceStore,
      draftStore: async () => draftStore,
      deviceJournal: createStorageJournal({ ...journal, storage: () => around.journal }),
      draftJournal: createStorageJournal({ ...journal, storage: () => around.draftJournal }),
      forgetVisits: createDropVisited(around),
      deviceNews: around.deviceNews,
      lastingStorage: { ask: async () => around.lasting.isPromised },
      orderStore: withRoom(orders, makeRoom),
      ordersElsewhere: async () => [],
      taskStore: tasks,
      saveFile: (file: TextFile) => void around.savedFiles.push(file),
      untilRest: async () => undefined,
    }),
  };
}

/** What is asked of a shopper who agrees to it. */
function agreeing({
  marketingCookies,
  visitCounter,
  dataLayer,
  isToBeLetBe,
  viewport,
  chat: { widget },
}: Surroundings) {
  return {
    marketingCookies,
    visitCounter,
    dataLayer,
    pageAddress: () => 'https://shop.test/page',
    privacySignal: () => isToBeLetBe.isSaid,
    viewport,
    chatWidget: widget,
  };
}

/** What the shopper has chosen, and what their browser says of them. */
function choosing({ chosen, browser }: Surroundings) {
  return {
    storeChoiceKeeper: {
      keep(storeView: StoreView) {
        chosen.storeView = storeView;
        chosen.isKept = true;
      },
    },
    isStoreChosen: () => chosen.isKept,
    browser,
  };
}
