import { expect, test } from 'vitest';
import { refused } from '#adapters/memory/memory-link.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { createApplyCoupon, createRemoveCoupon } from './coupon.ts';
import { openCartForTests } from './open-cart-for-tests.ts';
import { shownTotals } from './shown-totals.ts';

async function openWorld() {
  const { cart, gateway: cartGateway, syncCart, loadTotals } = await openCartForTests();
  const ports = { cart, cartGateway, syncCart, loadTotals };
  return { cart, gateway: cartGateway, applyCoupon: createApplyCoupon(ports), removeCoupon: createRemoveCoupon(ports) };
}

test('CART-75 CART-77 a coupon that is valid changes the sums, and taken off they are as before', async () => {
  const { applyCoupon, removeCoupon, cart } = await openWorld();
  expect(await applyCoupon(' festive10 ')).toBe('applied');
  expect(shownTotals(cart.get()).totals).toMatchObject({ grandTotal: moneyOf(180), coupon: 'FESTIVE10' });
  expect(await removeCoupon()).toBe('applied');
  expect(shownTotals(cart.get()).totals).toMatchObject({ grandTotal: moneyOf(200), coupon: null });
});

test('CART-76 a coupon that is not valid changes nothing and asks for no sums', async () => {
  const { applyCoupon, cart, gateway } = await openWorld();
  const before = cart.get();
  expect(await applyCoupon('NOPE')).toBe('refused');
  expect(cart.get()).toEqual(before);
  expect(gateway.calls().some(({ verb }) => verb === 'totals')).toBe(false);
});

test('CART-76 a coupon that the shop does not say yes to asks for no sums either', async () => {
  const { applyCoupon, gateway } = await openWorld();
  gateway.applyCoupon = async () => ({ kind: 'ok', value: false });
  expect(await applyCoupon('NOPE')).toBe('refused');
  expect(gateway.calls().some(({ verb }) => verb === 'totals')).toBe(false);
});

test.each([[503], [429], [404]])('a coupon is not called invalid by a shop that answers %i', async (code) => {
  const { applyCoupon, gateway } = await openWorld();
  gateway.failNext(refused(code, 'no'), { verb: 'applyCoupon' });
  expect(await applyCoupon('FESTIVE10')).toBe('failed');
});

test('a coupon needs the shop', async () => {
  const { applyCoupon, removeCoupon, cart, gateway } = await openWorld();
  gateway.cut();
  expect(await applyCoupon('FESTIVE10')).toBe('failed');
  expect(await removeCoupon()).toBe('failed');
  cart.update((now) => ({ ...now, id: null }));
  expect(await applyCoupon('FESTIVE10')).toBe('failed');
  expect(await removeCoupon()).toBe('failed');
});
