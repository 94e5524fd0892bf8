import { describe, expect, test } from 'vitest';
import type { CustomerId } from '#domain/session/customer.ts';
import type { CartId } from './cart.ts';
import { withQuantity } from './cart-lines.ts';
import { lineForTests } from './line-for-tests.ts';
import { A, openSyncWorld, withA } from './sync-world-for-tests.ts';

test('row 51: the newest pieces win and reach the shop', async () => {
  const { syncCart, gateway, cart, here, inShop } = openSyncWorld(withA);
  await syncCart();
  cart.update((now) => withQuantity(now, A, 3));
  const go = gateway.hold();
  const first = syncCart();
  await Promise.resolve();
  cart.update((now) => withQuantity(now, A, 7));
  const second = syncCart();
  go();
  await Promise.all([first, second]);
  expect(here()).toEqual(['A*7']);
  expect(inShop()).toEqual(['A*7']);
});

test('many calls for a sync are one more', async () => {
  const { syncCart, asked } = openSyncWorld(withA);
  const forced = { force: true };
  await Promise.all([syncCart(forced), Promise.resolve().then(() => [1, 2, 3].map(() => syncCart(forced)))]);
  await syncCart();
  expect(asked('pull')).toBe(2);
});

test("while two carts come together, what only the shop has stays, also where the device's cart would win", async () => {
  const { syncCart, gateway, cart, idNow, inShop } = openSyncWorld(withA);
  await syncCart();
  await gateway.update(idNow(), lineForTests('B', 1));
  cart.update((now) => ({ ...now, isMerging: true, inSync: null }));
  await syncCart({ force: true });
  expect(inShop()).toEqual(['A*2', 'B*1']);
});

describe('a page that still shows who was here before', () => {
  const asha = '501' as CustomerId;

  test('tells the shop nothing of the cart of who has come, before it shows them', async () => {
    const { syncCart, owners, asked, inShop } = openSyncWorld({ ...withA, id: 'cart-9' as CartId });
    owners.kept = asha;
    expect(await syncCart()).toEqual({ kind: 'postponed' });
    expect(asked('pull')).toBe(0);
    owners.present = asha;
    expect(await syncCart()).toEqual({ kind: 'in-sync' });
    expect(inShop()).toEqual(['A*2']);
  });

  test('stops where they come while it syncs', async () => {
    const { syncCart, owners, gateway, cart, asked } = openSyncWorld(withA);
    const { pull } = gateway;
    gateway.pull = async (id) => {
      owners.kept = asha;
      cart.update((now) => ({ ...now, id: 'cart-9' as CartId })); // theirs, which this page has read
      return pull(id);
    };
    expect(await syncCart()).toEqual({ kind: 'postponed' });
    expect([asked('pull'), asked('update')]).toEqual([1, 0]);
  });
});

test('a page tells the shop nothing of its cart while the device does not say who is here', async () => {
  const { syncCart, owners, asked, inShop } = openSyncWorld(withA);
  owners.isSure = false;
  expect(await syncCart()).toEqual({ kind: 'postponed' });
  expect(asked('create')).toBe(0);
  owners.isSure = true;
  expect(await syncCart()).toEqual({ kind: 'in-sync' });
  expect(inShop()).toEqual(['A*2']);
});

test('a device that refuses to be read knows no more than its page, which syncs', async () => {
  const { syncCart, owners, inShop } = openSyncWorld(withA);
  Object.assign(owners, { isSure: false, isRefused: true });
  expect(await syncCart()).toEqual({ kind: 'in-sync' });
  expect(inShop()).toEqual(['A*2']);
});

test('the shop hears nothing of a cart that the device does not have yet', async () => {
  const { syncCart, device, clock, asked } = openSyncWorld(withA);
  device.untilStored = () => new Promise(() => undefined);
  const syncing = syncCart();
  await clock.advance(5_000);
  expect(await syncing).toEqual({ kind: 'postponed' });
  expect(asked('create')).toBe(0);
});
