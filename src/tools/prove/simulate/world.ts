import type { HttpAnswer, HttpRequest } from '#adapters/http/http-client.ts';
import { createHttpOrderGateway } from '#adapters/http/http-order-gateway.ts';
import { browserLimits, createTransport } from '#adapters/http/transport.ts';
import { createMemoryCaches } from '#adapters/memory/memory-caches.ts';
import { createMemoryConnectivity } from '#adapters/memory/memory-connectivity.ts';
import { inNameOf } from '#adapters/memory/memory-gateways.ts';
import { createMemoryIds } from '#adapters/memory/memory-ids.ts';
import { createMemoryJournal, type JournalPages } from '#adapters/memory/memory-journal.ts';
import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { createMemoryRedirect } from '#adapters/memory/memory-redirect.ts';
import { createMemorySignals } from '#adapters/memory/memory-signals.ts';
import { createMemoryTurns } from '#adapters/memory/memory-turns.ts';
import { NOTICES } from '#composition/interface/tokens.ts';
import { START_VISIT } from '#composition/journeys/start-tokens.ts';
import { SEND_IN_BACKGROUND } from '#composition/journeys/tokens.ts';
import type { AroundForTests, ShopForTests } from '#composition/roots/shop-for-tests.ts';
import { KEPT_SESSION, VISITOR } from '#composition/session/tokens.ts';
import type { Visit } from '#composition/visit.ts';
import type { ShownNotice } from '#domain/notices/notices.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import { ownerOf } from '#domain/session/session.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { stockUnsure } from '#domain/stock/availability.ts';
import { createJournal } from './journal.ts';
import { emptyLedger, type Putting } from './ledger.ts';
import { createNetwork } from './network.ts';
import { type DeviceStores, faultyOrders, faultyTasks, faultyValues, noDeviceFaults } from './simulated-device.ts';
import { createSimulatedShop, type SimulatedShop } from './simulated-shop.ts';
import { type Name, people } from './steps.ts';
import { createTabLife, eachVerb, type TabLife } from './tab-life.ts';
import { asOldBuild, watchedOrders, watchedTasks, watchedValues } from './watched-stores.ts';
import { createWorldTime } from './world-time.ts';

export const PASSWORD = 'indigo lotus';

export type Tab = {
  readonly at: number;
  readonly visit: Visit;
  readonly life: TabLife;
  readonly told: Set<ShownNotice>;
};

/** Something that a shopper began at a tab and waits for. */
export type Press = { readonly tab: Tab; readonly what: string; isOver: boolean };

export type World = Awaited<ReturnType<typeof openWorld>>;

export type WorldParts = {
  /** One for all worlds of a run: a container costs more than a world. */
  readonly shop: ShopForTests;
  /** What a worker has of it. */
  readonly inBackground: ShopForTests;
  readonly createStores: () => DeviceStores;
  /** Resolves when everything that can go on without time has gone on. */
  readonly settled: () => Promise<void>;
};

/** One device with up to three tabs, two people with accounts, a network and a shop, all in memory. */
export async function openWorld({ shop: product, inBackground, createStores, settled }: WorldParts) {
  const time = createWorldTime(settled);
  const journal = createJournal(time);
  const ledger = emptyLedger();
  const shop = createSimulatedShop(journal);
  const network = createNetwork({ time, shop });
  const connectivity = createMemoryConnectivity();
  const faults = noDeviceFaults();
  const stores = createStores();
  const device = {
    orders: watchedOrders(faultyOrders(stores.orders, faults), stores.orders, ledger),
    values: watchedValues(faultyValues(stores.values, faults), ledger),
    tasks: watchedTasks(faultyTasks(stores.tasks, faults), ledger),
  };
  const shared = {
    turns: createMemoryTurns(),
    ids: createMemoryIds(),
    signals: createMemorySignals(),
    redirect: createMemoryRedirect(),
    journal: { entries: [], tabs: 0 } as JournalPages & { tabs: number },
    caches: createMemoryCaches(),
  };
  const offset = { milliseconds: 0 };
  const ids = new Map<Name, CustomerId>(people.map((name) => [name, accountOf(shop, name)]));
  const tabs = new Map<number, Tab>();
  const presses: Press[] = [];
  const visitors = new Set<Name>();
  const comers = new Set<Name>();
  const sending = new Map<string, TabLife>();
  const world = { sending, time, journal, ledger, shop, network, connectivity, device, faults, stores, shared, offset };

  function open(at: number, isOld: boolean): Tab {
    const life = createTabLife((how) => {
      journal.note(`tab ${at} is ${how}`);
      if (how === 'closed') close(at);
    });
    const visit = product.openTab(around(world, life, isOld));
    const tab = { at, visit, life, told: new Set<ShownNotice>() };
    tabs.set(at, tab);
    hearAtOnce(tab);
    void visit.get(START_VISIT)();
    return tab;
  }

  /** The browser wakes the worker, which sends what waits; it may be stopped on the way. */
  function wake(stopsAfter: number | null): void {
    const life = createTabLife(() => journal.note('the worker is stopped'));
    if (stopsAfter !== null) life.endsAfter(stopsAfter, 'closed');
    const visit = inBackground.openTab(around(world, life, false));
    void visit.get(SEND_IN_BACKGROUND)();
  }

  function close(at: number): void {
    const tab = tabs.get(at);
    if (!tab) return;
    tab.life.close();
    tabs.delete(at);
  }

  /** Nothing that is told is missed, however soon it is gone. */
  function hearAtOnce(tab: Tab): void {
    const notices = tab.visit.get(NOTICES);
    const { update } = notices;
    notices.update = (change) => {
      update(change);
      hear(tab);
    };
  }

  /** What the page has told its shopper since this was asked last. */
  function hear({ at, visit, told }: Tab): void {
    const fresh = visit
      .get(NOTICES)
      .get()
      .told.filter((notice) => !told.has(notice)); // ids begin anew when somebody leaves
    for (const notice of fresh.toReversed()) {
      told.add(notice);
      ledger.isWarned ||= notice.code === 'order-not-kept'; // what only this tab knows may go with it
      ledger.areTasksUnsure ||= notice.code === 'tasks-dropped';
      ledger.isRefused ||= notice.code === 'server-message';
      if (notice.code === 'mail-not-sent') ledger.mailsNotSent.add(notice.message ?? '');
      if (isTold(notice)) journal.note(`tab ${at} is told ${notice.code}${notice.number ? ` ${notice.number}` : ''}`);
    }
  }

  return {
    ...world,
    open,
    close,
    wake,
    tabs: (): readonly Tab[] => [...tabs.values()],
    find: (at: number) => tabs.get(at),
    presses,
    /** Who has signed in at some time. */
    visitors: (): readonly Name[] => [...visitors],
    /** Somebody signs in. Two people do not do so at the same moment on one device. */
    signsIn(name: Name, begin: () => Promise<unknown>) {
      if ([...comers].some((comer) => comer !== name)) return;
      visitors.add(name);
      comers.add(name);
      void begin().then(() => comers.delete(name));
    },
    idOf: (name: Name) => ids.get(name) as CustomerId,
    nameOf: (id: CustomerId | null): string => people.find((name) => ids.get(name) === id) ?? 'a guest',
    ownersAt: ({ visit }: Tab): Putting => ({
      owners: [visit.get(VISITOR).get(), ownerOf(visit.get(KEPT_SESSION).get())],
      comers: [...comers].map((name) => ids.get(name) ?? null),
    }),
  };
}

type Parts = Pick<
  World,
  'sending' | 'ledger' | 'time' | 'network' | 'connectivity' | 'device' | 'shared' | 'offset' | 'shop'
>;

function isTold({ code }: ShownNotice): boolean {
  const others = ['session-lost', 'signed-out', 'mail-not-sent', 'tasks-dropped'];
  return code.startsWith('order-') || others.includes(code);
}

function accountOf({ api: { accounts } }: SimulatedShop, name: Name): CustomerId {
  const made = accounts.add({ email: `${name}@mail.test`, firstName: name, lastName: 'Rao', password: PASSWORD });
  if (!made) throw new Error(`There is another ${name}.`);
  return made.id;
}

/** One tab at a time has an order on its way; one that was closed meanwhile counts no more. */
async function alone({ network, sending, ledger }: Parts, life: TabLife, request: HttpRequest): Promise<HttpAnswer> {
  if (request.method !== 'POST') return network.send(request);
  const { order_id: id } = JSON.parse(request.body ?? '');
  if (sending.get(id)?.isOver() === false) ledger.faults.add('P2: two tabs sent an order at the same time');
  sending.set(id, life);
  const answer = await network.send(request);
  if (sending.get(id) === life) sending.delete(id);
  return answer;
}

/** The name of a tab in the journal of the device. */
function nextTab(journal: Parts['shared']['journal']): string {
  journal.tabs += 1;
  return `tab ${journal.tabs}`;
}

/** What is around a tab: everything it does goes through its life, and everything it sends through the network. */
function around(world: Parts, life: TabLife, isOld: boolean): AroundForTests {
  const { time, network, connectivity, device, shared, offset, shop } = world;
  const orders = isOld ? asOldBuild(device.orders) : device.orders;
  const log = { info: () => undefined, error: () => undefined };
  const asking = <Port extends object>(port: Port): Port =>
    eachVerb(port, (ask) => life.through(() => network.ask(ask as () => Promise<Reply<unknown>>)));
  const { cart, users, account, tokens, stock, ...others } = shop.api;
  const named = <Port extends object>(port: Port & { readonly as: (token: string) => object }): Port => ({
    ...asking(port),
    as: (token: string) => asking(port.as(token)),
  });
  const ways = { ...shop.api, cart: named(cart), users: named(users), account: named(account) };
  const http = { send: (request: HttpRequest) => life.through(() => alone(world, life, request)) };
  return {
    log,
    clock: life.waiting({ ...time, now: () => time.now() + offset.milliseconds }),
    turns: life.taking(shared.turns),
    signals: shared.signals.otherTab(),
    connectivity: {
      isOnline: () => connectivity.isOnline(),
      onChange: (listener) => connectivity.onChange((isOnline) => void life.whileOpen(async () => listener(isOnline))),
    },
    ids: shared.ids,
    redirect: shared.redirect,
    caches: shared.caches,
    store: eachVerb(device.values, life.through),
    drafts: createMemoryKeyValueStore(),
    journal: createMemoryJournal({ pages: shared.journal, tab: nextTab(shared.journal) }),
    draftJournal: createMemoryJournal(),
    orders: eachVerb(orders, life.through),
    tasks: eachVerb(device.tasks, life.through),
    tokens: { ...tokens, ...asking(tokens) },
    gatewaysOf: ({ asVisitor, storeView }) => ({
      ...others,
      ...inNameOf(asVisitor, ways),
      mails: asking(shop.api.mails),
      stock: { look: (sku) => life.through(async () => ((await network.passes()) ? stock.look(sku) : stockUnsure)) },
      orders: createHttpOrderGateway({
        transport: createTransport({ http, storeView, log, asVisitor, baseUrl: '', limits: browserLimits }),
      }),
    }),
  };
}
