import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { CreateCell } from '#composition/wiring/cells.ts';
import { languageOf } from '#viewmodels/messages/languages.ts';
import type { Elsewhere } from '../shoppers/paying.ts';
import type { Shopper } from '../shoppers/shopper.ts';
import { accountsOfScenario } from './accounts-of-scenario.ts';
import type { Device } from './device.ts';
import type { Fixtures } from './fixtures.ts';
import { keptBy } from './kept-on-device.ts';
import { type OpenShop, openVisit } from './open-visit.ts';
import type { Scenario } from './scenario.ts';
import type { ShopApi } from './shop-api.ts';
import { createSurroundings, type Surroundings } from './surroundings.ts';

type Parts = {
  readonly createCell: CreateCell;
  readonly createApi: (around: Surroundings) => ShopApi;
  /** The shop is opened at the first look, so that Given steps come before. */
  readonly createShopper: (
    open: () => Promise<OpenShop>,
    reopen: () => Promise<void>,
    elsewhere: Elsewhere,
  ) => Promise<Shopper>;
  readonly nextId: () => number;
  /** Resolves when nothing is on its way to or from the API. */
  readonly idle: () => Promise<void>;
};

/** A scenario in this process: the device, the network and the time are fakes, the API is what the assembly brings. */
export async function createMemoryScenario({
  createCell,
  createApi,
  createShopper,
  nextId,
  idle,
}: Parts): Promise<Scenario> {
  const around = createSurroundings();
  const api = createApi(around);
  let opened: OpenShop | null = null;

  const shopper = await createShopper(open, reopen, { gateway: api.settlesPayment, waitingOrders });
  return { shopper, fixtures: createFixtures(around, api, { open, idle }), nextId, close: async () => undefined };

  async function open(): Promise<OpenShop> {
    if (opened) return opened;
    opened = openVisit(around, api, createCell);
    await opened.startVisit();
    return opened;
  }

  async function waitingOrders(): Promise<number> {
    return (await (await open()).readWaiting()).length;
  }

  async function reopen(): Promise<void> {
    opened = null;
    around.connectivity.endPage();
    await open();
  }
}

type World = { readonly open: () => Promise<OpenShop>; readonly idle: () => Promise<void> };

function createFixtures(around: Surroundings, api: ShopApi, { open, idle }: World): Fixtures {
  const { clock, connectivity, network, chosen, settings } = around;
  return {
    ...api,
    ...accountsOfScenario(around, api),
    ...chattingIn(around, open),
    settings,
    device: createDevice(around, open),
    async setTime(milliseconds) {
      await clock.advance(milliseconds - clock.now());
      await api.setTime(milliseconds);
    },
    async passes(milliseconds) {
      await idle();
      await clock.advance(milliseconds);
      await idle();
    },
    async goes(connection) {
      await open();
      connectivity.go(connection);
    },
    async signalsOnline(times) {
      await open();
      network.isThere = connectivity.isOnline();
      for (let signal = 0; signal < times; signal += 1) connectivity.signal();
    },
    async prefers(change) {
      chosen.storeView = { ...chosen.storeView, ...change };
      chosen.isKept = true;
      (await open()).storeView.update(() => chosen.storeView);
    },
    async asksFor(locale) {
      around.browser.languages = [locale, 'en'];
      const { load } = around.dictionary;
      await Promise.all([load(languageOf(locale), 'first'), load(languageOf(locale), 'later')]); // at once, as from a cache
    },
    ...privacyOf(around, open),
    tells: async (notice) => (await open()).notify(notice),
  };
}

/** The chat of the other house, and what the shopper decides on it. */
function chattingIn(around: Surroundings, open: World['open']) {
  return {
    async answersInChat(hours) {
      around.chat.hours = hours;
      around.settings.consentPurposes.push('chat');
    },
    widens: async (width) => around.viewport.resize(width),
    async decidesOnChat(isAllowed) {
      (await open()).consent.choose(isAllowed ? ['chat'] : []);
    },
    chatSeen: async () => ({ asked: around.chat.widget.asked(), isThere: around.chat.widget.isThere() }),
  } satisfies Partial<Fixtures>;
}

const picture = { cache: 'zari-pictures', key: '/img/1', bytes: 1, keptAt: 0 };

/** What the browser says and keeps for advertisers. */
function privacyOf(around: Surroundings, open: World['open']) {
  const { marketingCookies, visitCounter, dataLayer, isToBeLetBe } = around;
  return {
    ...keptBy(around, open),
    filesSaved: async () => around.savedFiles,
    async tagsSeen() {
      return { areThere: dataLayer.isOpen(), told: dataLayer.pushed(), forgotten: dataLayer.forgotten() };
    },
    visitsCounted: async () => visitCounter.counted(),
    async marketingCookies() {
      const { fbc = null, fbp = null } = marketingCookies.kept() ?? {};
      return [fbc, fbp].filter((cookie) => cookie !== null);
    },
    async asksToBeLetBe() {
      isToBeLetBe.isSaid = true;
    },
  } satisfies Partial<Fixtures>;
}

function createDevice(around: Surroundings, open: World['open']): Device {
  const { deviceNews, lasting, installOffer, workers } = around;
  return {
    ...createStorage(around),
    isReal: false,
    reports: deviceNews.tell,
    comesToRest: async () => (await open()).followWorker(() => undefined),
    keepsShop: workers.bring,
    offersInstall: () => installOffer.make('agrees'),
    installs: () => installOffer.asked(),
    endsVisit() {
      around.drafts = createMemoryKeyValueStore();
      around.draftJournal = createMemoryStorage();
    },
    promisesNothing() {
      lasting.isPromised = false;
    },
  };
}

/** What the device does with what it is to keep. */
function createStorage({ device, journal, orders, tasks, caches }: Surroundings) {
  return {
    failReads: () => device.failNextReads(1),
    hang: () => device.hang(),
    asked: device.asked,
    hold: device.hold,
    letGo: device.letGo,
    block() {
      device.failNextReads(Number.POSITIVE_INFINITY);
      device.failNextWrites(Number.POSITIVE_INFINITY);
      journal.setItem = () => {
        throw new DOMException('The shopper forbids it.', 'SecurityError');
      };
    },
    hasReconnected: () => device.reconnections() > 0,
    failWrites: device.failNextWrites,
    canWrite: () => !device.failsWrites(),
    fill() {
      device.failNextWrites(Number.POSITIVE_INFINITY);
      orders.failNextWrites(Number.POSITIVE_INFINITY);
      tasks.failNextWrites(Number.POSITIVE_INFINITY);
    },
    fillWithPictures() {
      caches.keep(picture);
      orders.fillWhile(() => caches.kept().length > 0);
    },
    keepsPictures: () => caches.kept().length > 0,
  } satisfies Partial<Device>;
}
