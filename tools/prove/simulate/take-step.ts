import type { Act, ActOf, OfTab } from './acts.ts';
import { shopAtTab } from './shop-at-tab.ts';
import type { Tab } from './simulated-tabs.ts';
import { takeInWorld } from './take-in-world.ts';
import { forgetsAll } from './tellings.ts';
import type { World } from './world.ts';

/** Does what a step says. What a shopper begins is not waited for. */
export function takeStep(world: World, act: Act): unknown {
  return 'tab' in act ? takeAtTab(world, act) : takeInWorld(world, act);
}

function takeAtTab(world: World, act: OfTab): unknown {
  switch (act.kind) {
    case 'opens old':
      world.ledger.tellings.isOfTwoBuilds = true;
      forgetsAll(world.ledger.tellings);
      return world.find(act.tab) ?? world.open(act.tab, true);
    case 'opens':
      return world.find(act.tab) ?? world.open(act.tab, false);
    case 'closes':
      return world.close(act.tab);
    case 'reloads':
      world.close(act.tab);
      return world.open(act.tab, false);
    case 'freezes':
      return world.find(act.tab)?.life.freeze();
    case 'thaws':
      return world.find(act.tab)?.life.thaw();
    case 'ends':
      return world.find(act.tab)?.life.endsAfter(act.after, act.how);
    case 'lags':
      return world.find(act.tab)?.life.lagsBy(act.by);
    case 'is left':
      return doAndLeave(world, act);
    default:
      return shopAtTab(world, lookedAt(world, act.tab), act);
  }
}

/** The tab ends as soon as it shows what was done there, or so many things later. */
function doAndLeave(world: World, { tab: at, doing, how, after }: ActOf<'is left'>): void {
  const tab = lookedAt(world, at);
  shopAtTab(world, tab, { ...doing, tab: at }, () => {
    if (after === 0) tab.life.endsNow(how);
    else tab.life.endsAfter(after, how);
  });
}

/** Whoever does something at a tab has it open before them. */
function lookedAt(world: World, at: number): Tab {
  const tab = world.find(at) ?? world.open(at, false);
  tab.life.thaw();
  return tab;
}
