import { createMemoryJournal } from '#adapters/memory/memory-journal.ts';
import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import type { AroundForTests } from '#composition/roots/shop-for-tests.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { KeyValueStore } from '#domain/storage/key-value-store.ts';
import type { AroundTabs } from './around-tabs.ts';
import { createDeviceConnection, type DeviceConnection } from './device-connection.ts';
import { callsOf } from './page-calls.ts';
import { createTabJournal } from './tab-journal.ts';
import { createTabLife, type Ending, eachVerb, type TabLife } from './tab-life.ts';
import { settlesEvicted } from './tellings.ts';
import { asOldBuild, asOldValues, type PageMemory, rememberedValues } from './watched-stores.ts';

/** A page as the simulated device has it, whoever looks at it. */
export type Page = {
  readonly life: TabLife;
  readonly isOld: boolean;
  readonly connection: DeviceConnection;
  /** What it has kept of the cart. */
  readonly memory: PageMemory;
  /** The cart that it shows; null until it is open. */
  cart: () => Cart | null;
};

/** Whatever else is open: what one page remembered by itself is not promised any more. */
export function createPage(
  { device, paces, time, ledger }: AroundTabs,
  isOld: boolean,
  onEnding: (how: Ending) => void,
): Page {
  settlesEvicted(ledger.tellings, false);
  const life = createTabLife(onEnding);
  const { isOver } = life;
  const connection = createDeviceConnection({ store: device.values, pace: paces.values, time, isOver });
  return { life, isOld, connection, memory: { isMarked: false }, cart: () => null };
}

/** What is around a tab: everything it does goes through its life, and everything it sends through the network. */
export function surroundingsOf(world: AroundTabs, page: Page): AroundForTests {
  const { time, connectivity, device, shared, offset } = world;
  const { life, isOld } = page;
  const orders = isOld ? asOldBuild(device.orders) : device.orders;
  const log = { info: () => undefined, error: () => undefined };
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
    ...callsOf(world, page, log),
  };
}

/** The values that the device keeps, as a page has them. */
function valuesOf({ ledger }: AroundTabs, { life, isOld, connection, memory }: Page): KeyValueStore {
  const { breaks: _, reconnect, ...verbs } = connection;
  const through: KeyValueStore = { ...eachVerb(verbs, life.through), reconnect };
  const store = isOld ? asOldValues(through) : through;
  return rememberedValues(store, memory, () => settlesEvicted(ledger.tellings, true));
}
