import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import type { MenuEntry } from '#domain/catalog/category-hint.ts';
import { noPromos, nothingClosed } from '#domain/content/promos.ts';
import { noPanels, type Panels, withPanelAhead, withPanelOffered, withPanelOpen } from '#domain/interface/panels.ts';
import { emptyWishlist } from '#domain/lists/wishlist.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { createFrame } from './frame-model.ts';

const entry = (id: number, name: string, children: readonly MenuEntry[] = []): MenuEntry => ({
  id,
  name,
  address: `/${name.toLowerCase()}`,
  children,
});

function createFrameForTests() {
  const clock = createMemoryClock();
  const panels = createMemoryCell<Panels>(noPanels);
  const frame = createFrame({
    storeView: createMemoryCell(defaultStoreView),
    menu: createMemoryCell({
      entries: [entry(1, 'Women', [entry(2, 'Sarees', [entry(4, 'Silk')])]), entry(3, 'Men')],
      isLoaded: true,
    }),
    promos: createMemoryCell(noPromos),
    searchText: createMemoryCell(''),
    closedPromos: createMemoryCell(nothingClosed),
    closePromo: async () => {},
    wishlist: createMemoryCell(emptyWishlist),
    cart: createMemoryCell(emptyCart),
    panels,
    waitingOrders: createMemoryCell([]),
    isOnline: createMemoryCell(true),
    clock,
    cartRules: { countType: 'quantities' },
    contact: { email: 'help@zari.test' },
    messages: inEnglish,
  });
  return { frame, clock, panels };
}

test('the cart says how much is in it', () => {
  expect(createFrameForTests().frame.cartLabel).toBe('Cart, 0 items');
});

test('one panel is open at a time', () => {
  const { frame } = createFrameForTests();
  frame.openMenu();
  frame.openMinicart();
  expect([frame.isOpen('menu'), frame.isOpen('minicart')]).toEqual([false, true]);
  frame.closePanel();
  expect(frame.isOpen('minicart')).toBe(false);
});

test('a panel that is offered is wanted, and opens when it can be shown', () => {
  const { frame, panels } = createFrameForTests();
  panels.update((now) => withPanelOffered(now, 'minicart'));
  expect([frame.isWanted('minicart'), frame.isOpen('minicart')]).toEqual([true, false]);
  frame.openOffered();
  expect(frame.isOpen('minicart')).toBe(true);
});

test('the next page takes an offer back', () => {
  const { frame, panels } = createFrameForTests();
  panels.update((now) => withPanelOffered(now, 'minicart'));
  frame.closePanel();
  frame.openOffered();
  expect([frame.isWanted('minicart'), frame.isOpen('minicart')]).toEqual([false, false]);
});

test('UI-12 UI-13 a submenu is entered at once and left 300 ms after Back', async () => {
  const { frame, clock } = createFrameForTests();
  frame.menuPath.enter(1);
  expect(frame.openLevels.map(({ name }) => name)).toEqual(['Women']);
  const left = Promise.all([frame.menuPath.leave(), frame.menuPath.leave()]);
  await clock.advance(299);
  expect(frame.openLevels).toHaveLength(1);
  await clock.advance(1);
  await left;
  expect(frame.openLevels).toHaveLength(0);
});

test('UI-12 UI-13 a submenu below another comes after it, and Back leaves the last one alone', async () => {
  const { frame, clock } = createFrameForTests();
  frame.menuPath.enter(1);
  frame.menuPath.enter(2);
  expect(frame.openLevels.map(({ name }) => name)).toEqual(['Women', 'Sarees']);
  const left = frame.menuPath.leave();
  await clock.advance(300);
  await left;
  expect(frame.openLevels.map(({ name }) => name)).toEqual(['Women']);
});

test('each panel opens from the frame, alone', () => {
  const { frame, panels } = createFrameForTests();
  const open = () => (['menu', 'account', 'wishlist', 'store', 'minicart', 'sign-in'] as const).map(frame.isOpen);
  const only = (at: number) => Array.from({ length: 6 }, (_each, place) => place === at);
  const ways = [frame.openMenu, frame.openAccount, frame.openWishlist, frame.openStore, frame.openMinicart];
  for (const [at, way] of ways.entries()) {
    way();
    expect(open()).toEqual(only(at));
  }
  panels.update((now) => withPanelOpen(now, 'sign-in'));
  expect(open()).toEqual(only(5));
  expect(frame.isWanted('minicart')).toBe(false);
});

test('a menu that is opened anew begins at the top', () => {
  const { frame } = createFrameForTests();
  frame.menuPath.enter(1);
  frame.openMenu();
  expect(frame.openLevels).toEqual([]);
});

test('a panel stays where its own page has changed, and closes where another page has come', () => {
  const { frame, panels } = createFrameForTests();
  frame.openStore();
  frame.arrived(false);
  expect(frame.isOpen('store')).toBe(true);
  frame.arrived(true);
  expect(frame.isOpen('store')).toBe(false);
  panels.update((now) => withPanelAhead(now, 'sign-in'));
  frame.arrived(true);
  expect(frame.isOpen('sign-in')).toBe(true);
});
