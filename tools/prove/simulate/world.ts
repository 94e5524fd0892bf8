import type { ShopForTests } from '#composition/roots/shop-for-tests.ts';
import { isAnswered } from '#domain/orders/order.ts';
import { ownerOf } from '#domain/session/session.ts';
import type { SendInBackground } from '#domain/workflows/send-in-background.ts';
import { type AroundTabs, createAroundTabs } from './around-tabs.ts';
import { spotsIn } from './hear-tellings.ts';
import type { Putting } from './ledger.ts';
import type { SimulatedTab } from './pressed.ts';
import type { DeviceStores } from './simulated-device.ts';
import { createPage, surroundingsOf } from './simulated-page.ts';
import { createSimulatedTabs, type Tab } from './simulated-tabs.ts';
import { evictsAll } from './tellings.ts';
import { createWorldPeople } from './world-people.ts';

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
  const around = createAroundTabs(createStores(), settled);
  const people = createWorldPeople(around.shop);
  const tabs = createSimulatedTabs(around, product);
  const presses: Press[] = [];
  const { comers, ...others } = people;
  return {
    ...around,
    ...tabs,
    ...others,
    presses,
    wake: (stopsAfter: number | null) => wake(around, inBackground, stopsAfter),
    evict: (isWithJournal: boolean) => evict(around, tabs.tabs(), isWithJournal),
    ownersAt: ({ visit }: Tab): Putting => ({
      owners: [visit.visitor.get(), ownerOf(visit.session.get())],
      comers: comers(),
    }),
  };
}

/** The browser wakes the worker, which sends what waits; it may be stopped on the way. */
function wake(around: AroundTabs, inBackground: WorldParts['inBackground'], stopsAfter: number | null): void {
  const page = createPage(around, false, () => around.journal.note('the worker is stopped'));
  around.awake.add(page.life);
  if (stopsAfter !== null) page.life.endsAfter(stopsAfter, 'closed');
  const visit = inBackground.openTab(surroundingsOf(around, page));
  void visit.sendInBackground().then(() => around.awake.delete(page.life));
}

/** The browser clears the values that the device keeps, and what is written down beside them or not. */
function evict(around: AroundTabs, tabs: readonly Tab[], isWithJournal: boolean): void {
  const { ledger, shared, stores, paces, awake } = around;
  const [lone, ...others] = tabs;
  const isAlone = lone && others.length === 0 && awake.size === 0 && !lone.isOld && !lone.life.isFrozen();
  const knows = lone && ownerOf(lone.visit.session.get()) === ledger.tellings.session.owner;
  const isAllStored = !isWithJournal || shared.journal.entries.length === 0;
  const remembers = isAlone && knows && isAllStored && lone.memory.isMarked;
  const remembering = remembers ? { page: lone, spots: spotsIn(lone.visit.cart.get()) } : null;
  evictsAll(ledger.tellings, remembering, lone !== undefined);
  // docs/reliability.md, Open
  const isUnsure = tabs.some(({ life }) => life.isFrozen());
  const isOrderUnderWay = [...ledger.lasts.values()].some((order) => !isAnswered(order));
  ledger.isCartUnkept ||= isUnsure || isOrderUnderWay || tabs.some(({ life }) => life.standsIn('cart'));
  ledger.isOrderForgotten ||= isUnsure && isWithJournal;
  // What a journal that does not answer could not forget comes after the order that it was part of.
  ledger.isOrderForgotten ||= shared.journal.state === 'is absent' && shared.journal.entries.length > 0;
  void stores.evict();
  paces.values.clears();
  if (isWithJournal) shared.journal.entries.splice(0);
}
