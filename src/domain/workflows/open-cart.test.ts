import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { type Cart, emptyCart, hashOf } from '#domain/cart/cart.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import type { SyncOutcome } from '#domain/cart/sync-cart.ts';
import { ownTotals } from '#domain/cart/totals.ts';
import { nothing } from '#domain/shared/money.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createOpenCart } from './open-cart.ts';

const filled: Cart = { ...emptyCart, lines: [lineForTests('A')] };

function openWorld(own: Cart, outcome: SyncOutcome['kind'] = 'in-sync') {
  const steps: string[] = [];
  const cart = createMemoryCell(own);
  const openCart = createOpenCart({
    cart,
    storeView: createMemoryCell(defaultStoreView),
    syncCart: async () => {
      steps.push('sync');
      return { kind: outcome };
    },
    checkLines: async () => void steps.push('stock'),
    loadTotals: async () => void steps.push('totals'),
  });
  return { steps, cart, openCart };
}

test('an opened cart has its usual methods, agrees with the shop and has its sums and its stock', async () => {
  const { openCart, cart, steps } = openWorld(filled);
  await openCart();
  expect(cart.get()).toMatchObject({ shippingMethod: 'flatrate', paymentMethod: 'ccavenuepay' });
  expect(steps).toEqual(['stock', 'sync', 'totals']);
});

test('sums that belong to the lines are not read again', async () => {
  const totals = { value: ownTotals(filled.lines, nothing), hash: hashOf(filled), at: 1 };
  const { openCart, steps } = openWorld({ ...filled, totals });
  await openCart();
  expect(steps).toEqual(['stock', 'sync']);
});

test.each(['postponed', 'failed'] as const)('a sync that is %s asks for no sums', async (outcome) => {
  const { openCart, steps } = openWorld(filled, outcome);
  await openCart();
  expect(steps).toEqual(['stock', 'sync']);
});

test.each([
  ['both were chosen', { shippingMethod: 'express', paymentMethod: 'paypalstandard' }, {}],
  ['the payment is open', { shippingMethod: 'express', paymentMethod: null }, { paymentMethod: 'ccavenuepay' }],
  ['the parcel is open', { shippingMethod: null, paymentMethod: 'paypalstandard' }, { shippingMethod: 'flatrate' }],
])('CART-90 where %s, only what is open is chosen for the shopper', async (_what, chosen, added) => {
  const own = { ...filled, ...chosen };
  const { openCart, cart } = openWorld(own);
  await openCart();
  expect(cart.get()).toEqual({ ...own, ...added });
  expect(cart.get() === own).toBe(Object.keys(added).length === 0);
});
