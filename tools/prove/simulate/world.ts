import type { HttpAnswer, HttpRequest } from '#adapters/http/http-client.ts';
import { createHttpOrderGateway } from '#adapters/http/http-order-gateway.ts';
import { browserLimits, createTransport } from '#adapters/http/transport.ts';
import { createMemoryCaches } from '#adapters/memory/memory-caches.ts';
import { createMemoryConnectivity } from '#adapters/memory/memory-connectivity.ts';
import { inNameOf } from '#adapters/memory/memory-gateways.ts';
import { createMemoryIds } from '#adapters/memory/memory-ids.ts';
import { createMemoryJournal } from '#adapters/memory/memory-journal.ts';
import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { createMemoryRedirect } from '#adapters/memory/memory-redirect.ts';
import { createMemoryTabMessages } from '#adapters/memory/memory-tab-messages.ts';
import { createMemoryLocks } from '#adapters/plain/memory-locks.ts';
import type { AroundForTests, ShopForTests } from '#composition/roots/shop-for-tests.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { ShownNotice } from '#domain/notices/notices.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import { ownerOf } from '#domain/session/session.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { stockUnsure } from '#domain/stock/availability.ts';
import type { KeyValueStore } from '#domain/storage/key-value-store.ts';
import type { SendInBackground } from '#domain/workflows/send-in-background.ts';
import { createDeviceConnection, type DeviceConnection } from './device-connection.ts';
import { createDevicePace, pacedRecords, pacedValues } from './device-pace.ts';
import { hearTellings, type Intent, spotsIn } from './hear-tellings.ts';
import { createJournal } from './journal.ts';
import { emptyLedger, type Putting } from './ledger.ts';
import { createNetwork } from './network.ts';
import type { SimulatedTab } from './pressed.ts';
import { type DeviceStores, faultyOrders, faultyTasks, faultyValues, noDeviceFaults } from './simulated-device.ts';
import { createSimulatedShop, type SimulatedShop } from './simulated-shop.ts';
import { type Name, people } from './steps.ts';
import { createDeviceJournal, createTabJournal } from './tab-journal.ts';
import { createTabLife, type Ending, eachVerb, type TabLife } from './tab-life.ts';
import { evictsAll, settlesEvicted } from './tellings.ts';
import { type CallWatch, cartWatch, noWatch, tokenWatch } from './watched-calls.ts';
import {
  asOldBuild,
  asOldValues,
  type PageMemory,
  rememberedValues,
  watchedOrders,
  watchedTasks,
  watchedValues,
} from './watched-stores.ts';
import { createWorldTime } from './world-time.ts';

export const PASSWORD = 'indigo lotus';

/** A page as the simulated device has it, whoever looks at it. */
type Page = {
  readonly life: TabLife;
  readonly isOld: boolean;
  readonly connection: DeviceConnection;
  /** What it has kept of the cart. */
  readonly memory: PageMemory;
  /** The cart that it shows; null until it is open. */
  cart: () => Cart | null;
};

export type Tab = Page & {
  readonly at: number;
  readonly visit: SimulatedTab;
  /** What its shopper has begun and was not shown yet. */
  readonly intents: Set<Intent>;
  /** How many are just signing out at it: what is put in before they are gone goes with them (docs/reliability.md, Open). */
  readonly leavings: { count: number };
  readonly told: Set<ShownNotice>;
};

/** Something that a shopper began at a tab and waits for. */
export type Press = { readonly tab: Tab; readonly what: string; isOver: boolean };

export type World = Awaited<ReturnType<typeof openWorld>>;

export type WorldParts = {
  /** One for all worlds of a run: a container costs more than a world. */
  readonly shop: ShopForTests<SimulatedTab>;
  /** What a worker has of it. */
  readonly inBackground: ShopForTests<{ readonly sendInBackground: SendInBackground }>;
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
  const paces = { values: createDevicePace(time), orders: createDevicePace(time), tasks: createDevicePace(time) };
  const device = {
    orders: pacedRecords(watchedOrders(faultyOrders(stores.orders, faults), stores.orders, ledger), paces.orders),
    values: pacedValues(watchedValues(faultyValues(stores.values, faults), ledger), paces.values),
    tasks: pacedRecords(watchedTasks(faultyTasks(stores.tasks, faults), ledger), paces.tasks),
  };
  const shared = {
    locks: createMemoryLocks(),
    ids: createMemoryIds(),
    tabMessages: createMemoryTabMessages(),
    redirect: createMemoryRedirect(),
    journal: createDeviceJournal(),
    caches: createMemoryCaches(),
  };
  const offset = { milliseconds: 0, isSetBack: false };
  const ids = new Map<Name, CustomerId>(people.map((name) => [name, accountOf(shop, name)]));
  const tabs = new Map<number, Tab>();
  const presses: Press[] = [];
  let isLeftLeaving = false;
  const visitors = new Set<Name>();
  const comers = new Set<Name>();
  const sending = new Map<string, TabLife>();
  const awake = new Set<TabLife>(); // workers
  const around = { time, ledger, shop, network, connectivity, device, paces, shared, offset, sending };
  const world = { ...around, journal, faults, stores };

  function open(at: number, isOld: boolean): Tab {
    const page = createPage(around, isOld, (how) => {
      journal.note(`tab ${at} is ${how}`);
      if (how !== 'frozen') close(at);
      if (how === 'reloaded') void Promise.resolve().then(() => tabs.get(at) ?? open(at, false));
    });
    const visit = product.openTab(surroundingsOf(around, page));
    page.cart = () => visit.cart.get();
    const tab = {
      ...page,
      at,
      visit,
      told: new Set<ShownNotice>(),
      intents: new Set<Intent>(),
      leavings: { count: 0 },
    };
    tabs.set(at, tab);
    hearAtOnce(tab);
    hearTellings({ ...world, isAnybodyLeaving }, tab);
    void visit.startVisit();
    return tab;
  }

  /** A page that is gone may have left the end of it to others. */
  function isAnybodyLeaving(): boolean {
    return isLeftLeaving || [...tabs.values()].some(({ leavings }) => leavings.count > 0);
  }

  /** The browser wakes the worker, which sends what waits; it may be stopped on the way. */
  function wake(stopsAfter: number | null): void {
    const page = createPage(around, false, () => journal.note('the worker is stopped'));
    if (stopsAfter !== null) page.life.endsAfter(stopsAfter, 'closed');
    const visit = inBackground.openTab(surroundingsOf(around, page));
    awake.add(page.life);
    void visit.sendInBackground().then(() => awake.delete(page.life));
  }

  /** The browser clears the values that the device keeps, and what is written down beside them or not. */
  function evict(isWithJournal: boolean): void {
    const [lone, ...others] = tabs.values();
    const isAlone = lone && others.length === 0 && awake.size === 0 && !lone.isOld && !lone.life.isFrozen();
    const knows = lone && ownerOf(lone.visit.session.get()) === ledger.tellings.session.owner;
    const isAllStored = !isWithJournal || shared.journal.entries.length === 0;
    const remembers = isAlone && knows && isAllStored && lone.memory.isMarked;
    evictsAll(ledger.tellings, remembers ? spotsIn(lone.visit.cart.get()) : null, lone !== undefined);
    // docs/reliability.md, Open
    const isUnsure = [...tabs.values()].some(({ life }) => life.isFrozen());
    ledger.isCartUnkept ||= isUnsure || [...tabs.values()].some(({ life }) => life.standsIn('cart'));
    ledger.isOrderForgotten ||= isUnsure && isWithJournal;
    // What a journal that does not answer could not forget comes after the order that it was part of.
    ledger.isOrderForgotten ||= shared.journal.state === 'is absent' && shared.journal.entries.length > 0;
    void stores.evict();
    paces.values.clears();
    if (isWithJournal) shared.journal.entries.splice(0);
  }

  function close(at: number): void {
    const tab = tabs.get(at);
    if (!tab) return;
    isLeftLeaving ||= tab.leavings.count > 0;
    tab.life.close();
    tabs.delete(at);
  }

  /** Nothing that is told is missed, however soon it is gone. */
  function hearAtOnce(tab: Tab): void {
    const notices = tab.visit.notices;
    const { update } = notices;
    notices.update = (change) => {
      update(change);
      hear(tab);
    };
  }

  /** What the page has told its shopper since this was asked last. */
  function hear({ at, visit, told }: Tab): void {
    const fresh = visit.notices.get().told.filter((notice) => !told.has(notice)); // ids begin anew when somebody leaves
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
    evict,
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
    isAnybodyComing: () => comers.size > 0,
    isAnybodyLeaving,
    idOf: (name: Name) => ids.get(name) as CustomerId,
    nameOf: (id: CustomerId | null): string => people.find((name) => ids.get(name) === id) ?? 'a guest',
    ownersAt: ({ visit }: Tab): Putting => ({
      owners: [visit.visitor.get(), ownerOf(visit.session.get())],
      comers: [...comers].map((name) => ids.get(name) ?? null),
    }),
  };
}

type Parts = Pick<
  World,
  'sending' | 'ledger' | 'time' | 'network' | 'connectivity' | 'device' | 'paces' | 'shared' | 'offset' | 'shop'
>;

/** Whatever else is open: what one page remembered by itself is not promised any more. */
function createPage({ device, paces, time, ledger }: Parts, isOld: boolean, onEnding: (how: Ending) => void): Page {
  settlesEvicted(ledger.tellings, false);
  const life = createTabLife(onEnding);
  const { isOver } = life;
  const connection = createDeviceConnection({ store: device.values, pace: paces.values, time, isOver });
  return { life, isOld, connection, memory: { isMarked: false }, cart: () => null };
}

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

/** What is around a tab: everything it does goes through its life, and everything it sends through the network. */
function surroundingsOf(world: Parts, page: Page): AroundForTests {
  const { time, network, connectivity, device, shared, offset, shop } = world;
  const { life, isOld } = page;
  const orders = isOld ? asOldBuild(device.orders) : device.orders;
  const log = { info: () => undefined, error: () => undefined };
  const asking = <Port extends object>(port: Port, { asked, answered, heard }: CallWatch = noWatch): Port =>
    eachVerb(port, async (ask, verb, args) => {
      const reply = await life.through(async () => {
        asked(verb, args);
        const answer = await network.ask(ask as () => Promise<Reply<unknown>>);
        answered(verb, args, answer);
        return answer;
      });
      heard(verb, args, reply);
      return reply;
    });
  const { cart, users, account, tokens, stock, ...others } = shop.api;
  const named = <Port extends object>(port: Port & { readonly as: (token: string) => object }, watch = noWatch) => ({
    ...asking<Port>(port, watch),
    as: (token: string) => asking(port.as(token), watch),
  });
  const ways = {
    ...shop.api,
    cart: named(
      cart,
      cartWatch(world.ledger, shop.rows, () => page.cart()),
    ),
    users: named(users),
    account: named(account),
  };
  const http = { send: (request: HttpRequest) => life.through(() => alone(world, life, request)) };
  return {
    log,
    clock: life.waiting({ ...time, now: () => time.now() + offset.milliseconds }),
    locks: life.taking(shared.locks),
    tabMessages: shared.tabMessages.otherTab(),
    connectivity: {
      isOnline: () => connectivity.isOnline(),
      onChange: (listener) => connectivity.onChange((isOnline) => void life.whileOpen(async () => listener(isOnline))),
    },
    ids: shared.ids,
    redirect: shared.redirect,
    caches: shared.caches,
    store: valuesOf(world, page),
    drafts: createMemoryKeyValueStore(),
    journal: createTabJournal(shared.journal, life, isOld),
    draftJournal: createMemoryJournal(),
    orders: eachVerb(orders, life.through),
    refuseTransition: ({ message }) =>
      void world.ledger.faults.add(`P4: a tab wanted to change an order as none can: ${message}`),
    tasks: eachVerb(device.tasks, life.through),
    tokens: { ...tokens, ...asking(tokens, tokenWatch(world.ledger)) },
    gatewaysOf: ({ withAuthorization, storeView }) => ({
      ...others,
      ...inNameOf(withAuthorization, ways),
      mails: asking(shop.api.mails),
      stock: { look: (sku) => life.through(async () => ((await network.passes()) ? stock.look(sku) : stockUnsure)) },
      orders: createHttpOrderGateway({
        transport: createTransport({
          http,
          storeView,
          log,
          withAuthorization,
          baseUrl: '',
          limits: browserLimits,
        }),
      }),
    }),
  };
}

/** The values that the device keeps, as a page has them. */
function valuesOf({ ledger }: Parts, { life, isOld, connection, memory }: Page): KeyValueStore {
  const { breaks: _, reconnect, ...verbs } = connection;
  const through: KeyValueStore = { ...eachVerb(verbs, life.through), reconnect };
  const store = isOld ? asOldValues(through) : through;
  return rememberedValues(store, memory, () => settlesEvicted(ledger.tellings, true));
}
