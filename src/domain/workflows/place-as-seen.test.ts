import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { type Cart, emptyCart, hashOf } from '#domain/cart/cart.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import { ownTotals } from '#domain/cart/totals.ts';
import { noDetails } from '#domain/checkout/details.ts';
import type { Order } from '#domain/orders/order.ts';
import type { PlaceOutcome } from '#domain/orders/place-order.ts';
import { type Money, moneyOf, nothing, times } from '#domain/shared/money.ts';
import { type StockSeen, stockUnsure } from '#domain/stock/availability.ts';
import { createPlaceAsSeen } from './place-as-seen.ts';
import type { Priced } from './price-for-delivery.ts';

const lines = [lineForTests('A', 2), lineForTests('B', 1)];

/** A cart of two lines at 100 rupees a piece, and a shop that now asks `price` for a piece of A. */
function openWorld({
  price = moneyOf(100),
  stock = { level: 'in-stock', quantity: 9 } as StockSeen,
  isOnline = true,
  waiting = [] as Order[],
  priced = { kind: 'priced' } as Priced,
  outcome = { kind: 'blocked' } as PlaceOutcome,
} = {}) {
  const cart = createMemoryCell<Cart>({ ...emptyCart, lines: lines.map(kept) });
  const steps: string[] = [];
  const asked: string[] = [];
  const placeAsSeen = createPlaceAsSeen({
    cart,
    checkoutDetails: createMemoryCell({ ...noDetails, shipping: { ...noDetails.shipping, country: 'US' } }),
    priceForDelivery: () => priced,
    stockCheck: { look: async (sku) => (sku === 'A' ? stock : stockUnsure) },
    tellShop: async () => {
      steps.push('look');
      cart.update((now) => withTotals(now, price));
    },
    readWaiting: async () => waiting,
    placeOrder: async () => {
      steps.push('place');
      return outcome;
    },
    checkParcel: async () => void steps.push('check the parcel'),
    loadSendingLimits: async () => void asked.push('where it is sent'),
    connectivity: { isOnline: () => isOnline },
  });
  return { cart, steps, asked, placeAsSeen };
}

function kept(line: (typeof lines)[number], at: number) {
  return { ...line, price: moneyOf(100), serverItem: { id: at, cartId: 'c' as never, quantity: line.quantity } };
}

function withTotals(cart: Cart, price: Money): Cart {
  const totals = ownTotals(
    [
      { price, quantity: 2 },
      { price: moneyOf(100), quantity: 1 },
    ],
    nothing,
  );
  const priced = [
    { id: 0, quantity: 2, total: times(price, 2), discount: nothing, options: [] },
    { id: 1, quantity: 1, total: moneyOf(100), discount: nothing, options: [] },
  ];
  return { ...cart, totals: { value: { ...totals, lines: priced }, hash: hashOf(cart), at: 0 } };
}

test('row 55: pressing asks for the sums of now before it places what is as it was seen', async () => {
  const { placeAsSeen, steps } = openWorld();
  await placeAsSeen();
  expect(steps).toEqual(['look', 'place']);
});

test('row 55: pressing tells a price that has changed, and means the new one with the next press', async () => {
  const { placeAsSeen, steps } = openWorld({ price: moneyOf(120) });
  expect(await placeAsSeen()).toEqual({
    kind: 'changed',
    changes: [
      { kind: 'price', name: lines[0]?.name, was: moneyOf(200), now: moneyOf(240) },
      { kind: 'total', was: moneyOf(300), now: moneyOf(340) },
    ],
  });
  await placeAsSeen();
  expect(steps).toEqual(['look', 'look', 'place']);
});

test.each([
  [{ level: 'out-of-stock', quantity: 0 } as const, { kind: 'sold-out', name: lines[0]?.name }],
  [{ level: 'in-stock', quantity: 1 } as const, { kind: 'few-left', name: lines[0]?.name, left: 1 }],
])('pressing tells what there is not enough of, as often as it is pressed: %o', async (stock, change) => {
  const { placeAsSeen, steps } = openWorld({ stock });
  const told = { kind: 'changed', changes: [change] };
  expect([await placeAsSeen(), await placeAsSeen()]).toEqual([told, told]);
  expect(steps).not.toContain('place');
});

test.each([
  [{ kind: 'moved', from: 'IN' } as const, true],
  [{ kind: 'unpriced' } as const, false],
])(
  'pressing tells that the country of delivery has other prices, and asks and places nothing: %o',
  async (priced, isPriced) => {
    const { placeAsSeen, steps } = openWorld({ priced });
    expect(await placeAsSeen()).toEqual({
      kind: 'changed',
      changes: [{ kind: 'country', country: 'US', isPriced }],
    });
    expect(steps).toEqual([]);
  },
);

test.each([
  ['without a network', { isOnline: false }],
  ['while an order of this cart waits for its answer', { waiting: [{ hasLeftCart: false } as Order] }],
])('pressing asks nobody %s', async (_name, world) => {
  const { placeAsSeen, steps } = openWorld({ price: moneyOf(120), ...world });
  await placeAsSeen();
  expect(steps).toEqual(['place']);
});

test('STORE-25 before anything is placed the shop is asked anew what is not sent where; offline nobody can be', async () => {
  const [online, offline] = [openWorld(), openWorld({ isOnline: false })];
  await Promise.all([online.placeAsSeen(), offline.placeAsSeen()]);
  expect([online.asked, offline.asked]).toEqual([['where it is sent'], []]);
});

test('STORE-25 a refusal for what is not sent there names it as a change, and needs no answer about the PIN code', async () => {
  const message = 'Horn Clutch is not sent to US Shell Earrings is not sent to US';
  const { placeAsSeen, steps } = openWorld({ outcome: { kind: 'refused', message } });
  const change = { kind: 'not-sent', names: ['Horn Clutch', 'Shell Earrings'], country: 'US' };
  expect(await placeAsSeen()).toEqual({ kind: 'changed', changes: [change] });
  expect(steps).toEqual(['look', 'place']);
});

test('what the shop does not take may go where nobody delivers, which is asked then, and only then', async () => {
  const { placeAsSeen, steps } = openWorld({ outcome: { kind: 'refused', message: 'Nobody delivers there' } });
  expect(await placeAsSeen()).toMatchObject({ kind: 'refused' });
  expect(steps).toEqual(['look', 'place', 'check the parcel']);
});
