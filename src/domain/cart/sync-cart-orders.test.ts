import { expect, test } from 'vitest';
import { until } from '#domain/shared/until-for-tests.ts';
import { withLine, withQuantity } from './cart-lines.ts';
import { withoutOrdered } from './clear-cart.ts';
import { lineForTests } from './line-for-tests.ts';
import { A, openSyncWorld, withA } from './sync-world-for-tests.ts';

test('a sync waits while the shop may have an order of this cart: nothing of it gets into another cart there', async () => {
  const { syncCart, orders, inShop, asked } = openSyncWorld(withA);
  orders.hasInFlightOrder = true;
  expect(await syncCart({ force: true })).toEqual({ kind: 'postponed' });
  expect([asked('create'), asked('pull')]).toEqual([0, 0]);
  orders.hasInFlightOrder = false;
  expect(await syncCart()).toEqual({ kind: 'in-sync' });
  expect(inShop()).toEqual(['A*2']);
});

test('a sync tells nothing of what another page has just ordered, of which this one hears when it asks the device', async () => {
  const { syncCart, cart, clock, device, asked } = openSyncWorld(withA);
  const ordered = (): void => cart.update((now) => withoutOrdered(now, now.lines, clock.now()));
  const hears = [() => undefined, ordered];
  device.untilStored = async () => hears.shift()?.();
  await syncCart();
  expect([cart.get().lines, asked('update')]).toEqual([[], 0]);
});

test('a sync pushes nothing of an order that was placed while the shop was asked', async () => {
  const { syncCart, orders, gateway, asked } = openSyncWorld(withA);
  const goOn = gateway.hold();
  const syncing = syncCart();
  await until('the shop is asked', () => gateway.calls().length > 0);
  orders.hasInFlightOrder = true;
  goOn();
  expect(await syncing).toEqual({ kind: 'postponed' });
  expect(asked('update')).toBe(0);
});

test('an order that empties the cart meanwhile brings nothing back', async () => {
  const { syncCart, gateway, cart, idNow, here } = openSyncWorld(withA);
  await syncCart();
  await gateway.update(idNow(), lineForTests('B'));
  const go = gateway.hold();
  cart.update((now) => withQuantity(now, A, 3));
  const syncing = syncCart();
  await Promise.resolve();
  cart.update((now) => withLine(withoutOrdered(now, now.lines, 1), lineForTests('C')));
  go();
  await syncing;
  expect(here()).toEqual(['C*1']);
  expect(cart.get().removed).toEqual([]);
});
