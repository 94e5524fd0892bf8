import { defaultStoreView, type StoreView } from '#domain/storeview/store-view.ts';
import type { ActOf, OfTab } from './acts.ts';
import { rename, write } from './ask-shop.ts';
import { comes, leaves } from './come-and-leave.ts';
import { add, changeLine, moveWish, wish } from './fill-cart.ts';
import { place, withOrder } from './order-at-tab.ts';
import type { Tab } from './simulated-tabs.ts';
import type { World } from './world.ts';

const stores: readonly StoreView[] = [
  defaultStoreView,
  { country: 'IN', locale: 'en-US', currency: 'USD' },
  { country: 'US', locale: 'en-US', currency: 'USD' },
];

type Shopping = Exclude<
  OfTab,
  ActOf<'opens' | 'opens old' | 'closes' | 'reloads' | 'freezes' | 'thaws' | 'ends' | 'lags' | 'is left'>
>;

const nothing = (): void => undefined;

/** Does what a shopper does at a tab. `onShown` is called when the tab shows what may be shown at once. */
export function shopAtTab(world: World, tab: Tab, act: Shopping, onShown: () => void = nothing): unknown {
  const shop = tab.visit;
  switch (act.kind) {
    case 'adds':
      return add(world, tab, act.quantity, onShown);
    case 'changes':
    case 'removes':
    case 'saves':
      return changeLine(world, tab, act, onShown);
    case 'wishes':
      return wish(tab, act.at, onShown);
    case 'moves':
      return moveWish(tab, act.at, onShown);
    case 'places':
      return place(world, tab);
    case 'writes':
      return write(world, tab);
    case 'renames':
      return rename(world, tab);
    case 'cancels':
    case 'edits':
    case 'sends':
    case 'looks':
      return withOrder(world, tab, act);
    case 'confirms':
      return shop.waitingOrders.get().length > 0 && shop.confirmWaiting();
    case 'declines':
      return shop.waitingOrders.get().length > 0 && shop.declineWaiting();
    case 'leaves':
      return shop.leaveConfirmation();
    case 'signs in':
      return comes(world, tab, act.who, onShown);
    case 'signs out':
      return leaves(world, tab, onShown);
    case 'chooses':
      return shop.chooseStore(stores[act.store] ?? defaultStoreView);
    default:
      return act satisfies never;
  }
}
