import { expect, test } from 'vitest';
import { failed, refused, unreachable } from '#adapters/memory/memory-link.ts';
import type { CartId } from './cart.ts';
import { withQuantity } from './cart-lines.ts';
import { lineForTests } from './line-for-tests.ts';
import { A, openSyncWorld, withA } from './sync-world-for-tests.ts';

const notAvailable = refused(422, 'Product that you are trying to add is not available.');

test('row 50: CART-55 a new line that the shop refuses leaves the cart, with a word', async () => {
  const { syncCart, gateway, here, told } = openSyncWorld({ lines: [lineForTests('A'), lineForTests('B')] });
  gateway.failNext(notAvailable, { verb: 'update' });
  await syncCart();
  expect(here()).toEqual(['B*1']);
  expect(told).toEqual([{ code: 'server-message', text: 'Product that you are trying to add is not available.' }]);
});

test('row 50: CART-54 a changed line that the shop refuses goes back to the pieces the shop has', async () => {
  const { syncCart, gateway, cart, here } = openSyncWorld(withA);
  await syncCart();
  cart.update((now) => withQuantity(now, A, 9));
  gateway.failNext(notAvailable, { verb: 'update' });
  await syncCart();
  expect(here()).toEqual(['A*2']);
});

test.each([[503], [500], [429], [401]])('a shop that answers %i has decided nothing about the line', async (code) => {
  const { syncCart, gateway, here } = openSyncWorld(withA);
  gateway.failNext(refused(code, 'Service unavailable'), { verb: 'update' });
  expect(await syncCart()).toEqual({ kind: 'failed' });
  expect(here()).toEqual(['A*2']);
});

test('row 52: CART-61 CONF-31 the guest cart is tried ten times, the eleventh makes no call', async () => {
  const { syncCart, gateway, asked, log } = openSyncWorld(withA);
  gateway.failNext(failed('no JSON'), { verb: 'create', times: 50 });
  await syncCart();
  await syncCart();
  expect(asked('create')).toBe(10);
  expect(log.errors()).toHaveLength(10);
});

test('row 52: CART-60 what succeeds sets the count of failures back', async () => {
  const { syncCart, gateway, cart, inShop } = openSyncWorld(withA);
  gateway.failNext(failed('no JSON'), { verb: 'create', times: 9 });
  expect(await syncCart()).toEqual({ kind: 'in-sync' });
  cart.update((now) => withQuantity(now, A, 3));
  gateway.failNext(failed('no JSON'), { verb: 'pull', times: 9 });
  expect(await syncCart()).toEqual({ kind: 'in-sync' });
  expect(inShop()).toEqual(['A*3']);
});

test('CART-60 failures to open a cart and to read it count together', async () => {
  const { syncCart, gateway, asked } = openSyncWorld(withA);
  gateway.failNext(failed('no JSON'), { verb: 'create', times: 5 });
  gateway.failNext(failed('no JSON'), { verb: 'pull', times: 5 });
  expect(await syncCart()).toEqual({ kind: 'failed' });
  expect([asked('create'), asked('pull')]).toEqual([6, 5]);
});

test.each(['create', 'pull'] as const)('CART-61 a failed %s is logged and tried again', async (verb) => {
  const { syncCart, gateway, inShop, log } = openSyncWorld(withA);
  gateway.failNext(failed('no JSON'), { verb });
  expect(await syncCart()).toEqual({ kind: 'in-sync' });
  expect(inShop()).toEqual(['A*2']);
  expect(log.errors()).toHaveLength(1);
});

test('a forced sync begins to count anew', async () => {
  const { syncCart, gateway, inShop } = openSyncWorld(withA);
  gateway.failNext(failed('no JSON'), { verb: 'create', times: 10 });
  await syncCart();
  await syncCart({ force: true });
  expect(inShop()).toEqual(['A*2']);
});

test('no network is no failure of the cart', async () => {
  const { syncCart, gateway, inShop } = openSyncWorld(withA);
  gateway.failNext(unreachable, { verb: 'create', times: 12 });
  for (let time = 0; time < 13; time += 1) await syncCart();
  expect(inShop()).toEqual(['A*2']);
});

test('that the cart of the shop could not be read is logged with how it failed', async () => {
  const { syncCart, gateway, log } = openSyncWorld({ ...withA, id: 'cart-9' as CartId });
  gateway.failNext(failed('no JSON'), { verb: 'pull', times: 99 });
  await syncCart();
  expect(log.errors()[0]).toBe("The server's cart could not be read: failed");
});
