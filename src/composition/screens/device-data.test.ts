import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { createReadDeviceData } from '#domain/account/device-data.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { noDetails } from '#domain/checkout/details.ts';
import { kept } from '../areas/kept.ts';

/** Why what the device keeps of a person is not in their file from it. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  session: 'opens the account',
  closedPromos: 'the device’s: which banners were closed',
  droppedTasks: 'the device’s: a number',
  pendingNotices: 'what is still to be said to them, and is then gone',
  orderHistory: 'the shop’s part says it',
  storeCredit: 'the shop’s part says it',
  recentTiles: 'pictures and prices of what recentlyViewed names',
  keptProfileChange: 'of an earlier build; taken over into the queue',
};

/** No areas, but what is done with all of them. */
const VERBS = ['keptCells', 'personalCells', 'ownership', 'forgetPerson', 'takeOver', 'untilTakenOver'];

function ask(asked: Set<string>) {
  const values: Readonly<Record<string, unknown>> = {
    wishlist: [{ tile: { sku: 'AJ-KS-1042', name: 'Kurta' }, qty: 1, savedAt: null, list: 'd' }],
    namedLists: [
      { id: 'd', name: 'Diwali', sharing: { list: 'of diwali', secret: 'canary', expiresAt: 0 }, isDeleted: false },
    ],
    sharing: { list: 'of wishes', secret: 'canary', expiresAt: 0 },
    compared: [],
    recentlyViewed: ['AJ-KS-1042'],
    recentSearches: ['silk'],
    deliveryMemory: { pinCode: '400050', answers: [] },
    cart: emptyCart,
    checkoutDetails: noDetails,
    drafts: { contact: { message: 'Hello' } },
  };
  const ports = new Proxy(values, {
    get(_target, name) {
      asked.add(String(name));
      const cell = createMemoryCell(values[String(name)]);
      return name === 'orderRepository' ? { all: async () => [] } : { ...cell, open: async () => undefined };
    },
  });
  return createReadDeviceData(ports as never)();
}

test('every area that the device keeps is told, or is listed with the reason why not', async () => {
  const asked = new Set<string>();
  await ask(asked);
  const areas = Object.keys(kept).filter((name) => !VERBS.includes(name));
  expect(areas.filter((name) => !asked.has(name) && !(name in LEFT_OUT))).toEqual([]);
  expect(Object.keys(LEFT_OUT).filter((name) => !areas.includes(name) || asked.has(name))).toEqual([]);
});

test('lists are told by their names, links by where they lead, and nothing that ends them', async () => {
  const told = await ask(new Set());
  expect(told).toMatchObject({
    wishlist: [{ sku: 'AJ-KS-1042', name: 'Kurta', list: 'Diwali' }],
    shared_lists: [
      { list: null, address: '/wishlist/shared/of%20wishes', ends_at: '1970-01-01T00:00:00.000Z' },
      { list: 'Diwali', address: '/wishlist/shared/of%20diwali' },
    ],
    recently_viewed: ['AJ-KS-1042'],
    searches: ['silk'],
    pin_code: '400050',
    typed_and_not_sent: { contact: { message: 'Hello' } },
  });
  expect(JSON.stringify(told)).not.toContain('canary');
});
