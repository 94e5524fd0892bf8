import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { type Cart, type CartId, emptyCart, hashOf } from './cart.ts';
import { withQuantity } from './cart-lines.ts';
import { lineForTests } from './line-for-tests.ts';
import { createLoadTotals } from './load-totals.ts';
import { openCartForTests, surroundingsForTotals } from './open-cart-for-tests.ts';
import { shownTotals } from './shown-totals.ts';
import { ownTotals } from './totals.ts';

test.each([
  ['US', null],
  ['IN', 100],
])('sums that were asked for in India count where the shopper is in %s by then: %s', async (country, total) => {
  const cart = createMemoryCell<Cart>({ ...emptyCart, id: 'c' as CartId, lines: [lineForTests('A')] });
  const storeView = createMemoryCell(defaultStoreView);
  const value = { ...ownTotals([], nothing), grandTotal: moneyOf(100) };
  const gateway = {
    totals: async () => {
      storeView.update((now) => ({ ...now, country }));
      return { kind: 'ok', value } as const;
    },
  };
  await createLoadTotals({ ...surroundingsForTotals(), cart, cartGateway: gateway, storeView })();
  expect(cart.get().totals?.value.grandTotal ?? null).toBe(total && moneyOf(total));
});

test('sums of India do not count once another tab has made the prices those of the United States', async () => {
  const cart = createMemoryCell<Cart>({ ...emptyCart, id: 'c' as CartId, lines: [lineForTests('A')] });
  const gateway = {
    totals: async () => {
      cart.update((now) => ({ ...now, pricedFor: 'US' }));
      return { kind: 'ok', value: ownTotals([], nothing) } as const;
    },
  };
  await createLoadTotals({
    ...surroundingsForTotals(),
    cart,
    cartGateway: gateway,
    storeView: createMemoryCell(defaultStoreView),
  })();
  expect(cart.get().totals).toBeNull();
});

test('CART-82 the sums are kept with their lines and the time', async () => {
  const cart = createMemoryCell<Cart>({ ...emptyCart, id: 'c' as CartId, lines: [lineForTests('A')] });
  const clock = createMemoryClock();
  const value = {
    ...ownTotals(cart.get().lines, nothing),
    lines: [{ id: 1, quantity: 1, total: moneyOf(90), discount: moneyOf(10), options: [] }],
  };
  const gateway = { totals: async () => ({ kind: 'ok', value }) as const };
  const storeView = createMemoryCell(defaultStoreView);
  await createLoadTotals({ ...surroundingsForTotals(), cart, cartGateway: gateway, storeView, clock })();
  expect(cart.get().totals).toEqual({ value, hash: hashOf(cart.get()), at: clock.now() });
});

test('row 54: sums that arrive after the cart was ordered are not those of the next one', async () => {
  const { loadTotals, cart, gateway } = await openCartForTests();
  const go = gateway.hold();
  const loading = loadTotals();
  cart.update(() => emptyCart);
  go();
  await loading;
  expect(cart.get().totals).toBeNull();
});

const NO_COUNTRY = 'Please do set the tax.defaultCountry in order to calculate totals';

test.each([
  ['no country at all', '', '', [], [NO_COUNTRY]],
  ['the country of the shop alone', '', 'IN', ['totals'], []],
  ['the country of the parcel alone', 'GB', '', ['totals'], []],
])(
  'CART-81 with %s: to %o, in %o, the calls are %j and the log says %j',
  async (_case, to, defaultCountry, calls, said) => {
    const { cart, gateway } = await openCartForTests();
    const around = {
      ...surroundingsForTotals(),
      cartRules: { defaultCountry, synchronizeTotals: true },
      shippingCountry: () => to,
    };
    const before = gateway.calls().length;
    await createLoadTotals({ ...around, cart, cartGateway: gateway, storeView: createMemoryCell(defaultStoreView) })();
    expect(
      gateway
        .calls()
        .slice(before)
        .map(({ verb }) => verb),
    ).toEqual(calls);
    expect(around.log.errors()).toEqual(said);
  },
);

test('row 55: sums that come late, or not at all, are those of the lines they were asked for, and not final', async () => {
  const { loadTotals, cart, gateway } = await openCartForTests();
  await loadTotals();
  expect(shownTotals(cart.get())).toMatchObject({ isFinal: true, totals: { grandTotal: moneyOf(200) } });
  const go = gateway.hold();
  const loading = loadTotals();
  cart.update((now) => withQuantity(now, skuOf('A'), 3));
  go();
  await loading;
  expect(shownTotals(cart.get())).toMatchObject({ isFinal: false, totals: { grandTotal: moneyOf(300) } });
  gateway.failNext({ kind: 'unreachable' }, { verb: 'totals' });
  await loadTotals();
  expect(shownTotals(cart.get())).toMatchObject({ isFinal: false, totals: { grandTotal: moneyOf(300) } });
});

test.each([
  ['a cart that the shop does not have', { lines: [lineForTests('A')] }],
  ['an empty cart', { id: 'c' as CartId }],
])('for %s the shop is asked for no sums', async (_which, own) => {
  let asked = 0;
  const gateway = {
    totals: async () => {
      asked += 1;
      return { kind: 'ok', value: ownTotals([], nothing) } as const;
    },
  };
  const cart = createMemoryCell<Cart>({ ...emptyCart, ...own });
  const storeView = createMemoryCell(defaultStoreView);
  await createLoadTotals({ ...surroundingsForTotals(), cart, cartGateway: gateway, storeView })();
  expect([asked, cart.get().totals]).toEqual([0, null]);
});

test('CONF-55 where the merchant leaves sums to the device, the shop is asked for them after a coupon alone', async () => {
  const { cart, gateway } = await openCartForTests();
  const cartRules = { defaultCountry: 'IN', synchronizeTotals: false };
  const storeView = createMemoryCell(defaultStoreView);
  const load = createLoadTotals({ ...surroundingsForTotals(), cart, cartGateway: gateway, storeView, cartRules });
  await load();
  expect(shownTotals(cart.get())).toMatchObject({ isFinal: false, totals: { grandTotal: moneyOf(200) } });
  await load({ force: true });
  expect(shownTotals(cart.get()).isFinal).toBe(true);
});
