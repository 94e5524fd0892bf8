import type { ShopForTests } from '#composition/roots/shop-for-tests.ts';
import type { ShownNotice } from '#domain/notices/notices.ts';
import type { AroundTabs } from './around-tabs.ts';
import { hearNotices } from './hear-notices.ts';
import { hearTellings, type Intent } from './hear-tellings.ts';
import type { SimulatedTab } from './pressed.ts';
import { createPage, type Page, surroundingsOf } from './simulated-page.ts';

export type Tab = Page & {
  readonly at: number;
  readonly visit: SimulatedTab;
  /** What its shopper has begun and was not shown yet. */
  readonly intents: Set<Intent>;
  /** How many are just signing out at it: what is put in before they are gone goes with them (docs/reliability.md, Open). */
  readonly leavings: { count: number };
  readonly told: Set<ShownNotice>;
};

/** The tabs that are open, each at its place. */
export function createSimulatedTabs(world: AroundTabs, product: ShopForTests<SimulatedTab>) {
  const tabs = new Map<number, Tab>();
  let isLeftLeaving = false;

  const all = (): readonly Tab[] => [...tabs.values()];
  return { open, close, tabs: all, find: (at: number) => tabs.get(at), isAnybodyLeaving };

  function open(at: number, isOld: boolean): Tab {
    const page = createPage(world, isOld, (how) => {
      world.journal.note(`tab ${at} is ${how}`);
      if (how !== 'frozen') close(at);
      if (how === 'reloaded') void Promise.resolve().then(() => tabs.get(at) ?? open(at, false));
    });
    const visit = product.openTab(surroundingsOf(world, page));
    page.cart = () => visit.cart.get();
    const tab = { ...page, at, visit, ...nothingBegun() };
    tabs.set(at, tab);
    hearNotices(world, tab);
    hearTellings({ ...world, isAnybodyLeaving }, tab);
    void visit.startVisit();
    return tab;
  }

  /** A page that is gone may have left the end of it to others. */
  function isAnybodyLeaving(): boolean {
    return isLeftLeaving || all().some(({ leavings }) => leavings.count > 0);
  }

  function close(at: number): void {
    const tab = tabs.get(at);
    if (!tab) return;
    isLeftLeaving ||= tab.leavings.count > 0;
    tab.life.close();
    tabs.delete(at);
  }
}

/** Nobody has done or been told anything yet. */
function nothingBegun() {
  return { told: new Set<ShownNotice>(), intents: new Set<Intent>(), leavings: { count: 0 } };
}
