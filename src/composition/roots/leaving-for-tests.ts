import { lineForTests } from '#domain/cart/line-for-tests.ts';
import { skuOf } from '#domain/catalog/product.ts';
import type { Tile } from '#domain/listing/tile.ts';
import { withCompared } from '#domain/lists/compared.ts';
import { withWishlisted } from '#domain/lists/wishlist.ts';
import type { Names, QueuedCommand } from '#domain/queue/queued-command.ts';
import { moneyOf, type Percent } from '#domain/shared/money.ts';
import type { Module } from '../wiring/services.ts';
import { openDeviceForTests } from './device-for-tests.ts';
import type { TabForTests } from './shop-for-tests.ts';

export const CANARY = 'Kanarienvogel';
export const asha = { email: 'asha@mail.test', firstName: CANARY, lastName: 'Rao', password: 'indigo lotus' };

export const tile: Tile = {
  sku: 'A',
  name: CANARY,
  designer: '',
  address: '/a',
  image: '/a.jpg',
  price: { current: moneyOf(1), regular: moneyOf(1), discount: 0 as Percent },
  colours: 1,
  isNew: false,
  isOnSale: false,
  isOutOfStock: false,
};

export const ravi = { email: 'ravi@mail.test', firstName: 'Ravi', lastName: 'Shah', password: 'indigo lotus' };

export async function openDeviceOfTwo<Further extends Module = Record<never, never>>(further?: Further) {
  const device = openDeviceForTests({ ...(further && { further }) });
  device.api.accounts.add(asha);
  device.api.accounts.add(ravi);
  return device;
}

export const profileTask = (names: Names): QueuedCommand => ({
  endpoint: 'change-profile',
  payload: { names, shippingAddress: null },
});

/** Lets what other tabs do about a change come to its end. */
export async function quiet(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Leaves a trace of the person in all that a tab keeps or shows. */
export async function leaveTraces(shop: TabForTests): Promise<void> {
  shop.cart.update((now) => ({ ...now, lines: [{ ...lineForTests('A', 2), name: CANARY }] }));
  const typed = { firstName: CANARY, lastName: '', emailAddress: '' };
  shop.checkoutDetails.update((now) => ({ ...now, personal: typed, modifiedAt: shop.clock.now() }));
  shop.drafts.update(() => ({ contact: { message: CANARY } }));
  shop.wishlist.update((now) => withWishlisted(now, tile));
  shop.compared.update((now) => withCompared(now, tile));
  shop.recentlyViewed.update(() => [skuOf(CANARY)] as never);
  shop.recentSearches.update(() => [CANARY] as never);
  shop.deliveryMemory.update(() => ({ pinCode: CANARY, answers: [] }));
  shop.orderHistory.update(() => ({ orders: [{ firstName: CANARY }] as never, readAt: 1 }));
  shop.storeCredit.update((now) => ({ ...now, entries: [{ comment: CANARY }] as never }));
  shop.recentTiles.update(() => [tile]);
  await shop.queueTask(profileTask({ firstName: CANARY, lastName: '' }));
  await shop.showWaitingChange();
  shop.notices.update((now) => ({ ...now, told: [{ code: 'server-message', text: CANARY, id: 1, at: 0 }] }));
  await quiet();
}

export const traces = (shop: TabForTests): string =>
  JSON.stringify(
    [...shownBy(shop), ...[shop.orderHistory, shop.storeCredit, shop.recentTiles, shop.profileChange]].map((cell) =>
      cell.get(),
    ),
  );

export const codesOf = (shop: TabForTests) => shop.notices.get().shown.map(({ code }) => code);

const shownBy = (shop: TabForTests) => [
  ...[shop.cart, shop.checkoutDetails, shop.drafts, shop.wishlist, shop.compared],
  ...[shop.recentlyViewed, shop.recentSearches, shop.deliveryMemory, shop.notices, shop.session],
];
