import { expect, test } from 'vitest';
import { refused, unreachable } from '#adapters/memory/memory-link.ts';
import { until } from '#domain/shared/until-for-tests.ts';
import type { CartId } from './cart.ts';
import { withLine, withQuantity } from './cart-lines.ts';
import { withoutOrdered } from './clear-cart.ts';
import { lineForTests } from './line-for-tests.ts';
import { A, openSyncWorld, withA } from './sync-world-for-tests.ts';

test('CART-57 a sync opens a new cart in the shop once one was ordered', async () => {
  const { syncCart, cart, clock, asked, idNow } = openSyncWorld(withA);
  await syncCart();
  const ordered = idNow();
  cart.update((now) => withoutOrdered(now, now.lines, clock.now()));
  await syncCart();
  expect([asked('create'), idNow() === ordered]).toEqual([2, false]);
});

test('CHK-39 a sync opens a new cart after an order, once', async () => {
  const { syncCart, cart, asked, idNow } = openSyncWorld(withA);
  await syncCart();
  const before = idNow();
  cart.update((now) => withoutOrdered(now, now.lines, 1));
  expect(await syncCart()).toEqual({ kind: 'in-sync' });
  expect(idNow()).not.toBe(before);
  await syncCart();
  expect([asked('create'), asked('delete')]).toEqual([2, 0]);
});

test('a cart that another tab has opened meanwhile keeps its id', async () => {
  const { syncCart, gateway, idNow, opensElsewhere } = openSyncWorld(withA);
  const other = await opensElsewhere();
  const goOn = gateway.hold();
  const syncing = syncCart();
  await until('it has asked for one of its own', () => gateway.calls().length >= 2);
  other.take();
  goOn();
  await syncing;
  expect(idNow()).toBe(other.id);
});

test('a cart that was opened for what another tab has ordered meanwhile is left behind', async () => {
  const { syncCart, gateway, cart, clock, inShop, asked } = openSyncWorld(withA);
  const goOn = gateway.hold();
  const syncing = syncCart();
  await until('it has asked for one', () => gateway.calls().length >= 1);
  cart.update((now) => withLine(withoutOrdered(now, now.lines, clock.now()), lineForTests('B', 1)));
  goOn();
  await syncing;
  expect([inShop(), asked('create')]).toEqual([['B*1'], 2]);
});

test('a cart that the shop has forgotten says nothing of the one that another tab has opened since', async () => {
  const { syncCart, gateway, idNow, opensElsewhere } = openSyncWorld({ ...withA, id: 'cart-gone' as CartId });
  const other = await opensElsewhere();
  const goOn = gateway.hold();
  const syncing = syncCart();
  await until('it has asked about the one that is gone', () => gateway.calls().length >= 2);
  other.take();
  goOn();
  await syncing;
  expect(idNow()).toBe(other.id);
});

test('CART-61 a sync opens the cart anew when the shop has forgotten it', async () => {
  const { syncCart, gateway, cart, idNow, inShop, asked } = openSyncWorld(withA);
  await syncCart();
  gateway.forget(idNow());
  cart.update((now) => withQuantity(now, A, 3));
  await syncCart();
  expect(inShop()).toEqual(['A*3']);
  expect(asked('create')).toBe(2);
});

test('a token that is refused says nothing about the cart', async () => {
  const { syncCart, gateway, asked, idNow } = openSyncWorld(withA);
  await syncCart();
  const before = idNow();
  gateway.failNext(refused(401, "The consumer isn't authorized to access self."), { verb: 'pull' });
  await syncCart({ force: true });
  expect([idNow(), asked('create')]).toEqual([before, 1]);
});

test('of a cart that the shop refuses those removals are kept of which it is known where they were', async () => {
  const { syncCart, cart, gateway } = openSyncWorld({
    ...withA,
    id: 'cart-9' as CartId,
    removed: [
      { id: 1, quantity: 1 },
      { id: 2, quantity: 1, cartId: 'cart-9' as CartId },
    ],
  });
  gateway.failNext(unreachable, { verb: 'create' });
  await syncCart();
  expect([cart.get().id, cart.get().removed.map(({ id }) => id)]).toEqual([null, [2]]);
});

test('row 96: what was removed in an earlier cart is removed of the next one, too, where another page may have sent it', async () => {
  const earlier = { id: 1, quantity: 1, cartId: 'cart-9' as CartId };
  const { syncCart, cart, gateway } = openSyncWorld({
    ...withA,
    removed: [
      { ...earlier, key: 'B', asked: [2] },
      { ...earlier, id: 2 }, // earlier builds kept no more
      { ...earlier, id: 3, key: 'C', quantity: null },
      { id: 4, quantity: 1, key: 'D' },
    ],
  });
  gateway.failNext(unreachable, { verb: 'pull' });
  await syncCart();
  const { id, removed, removedEarly } = cart.get();
  expect(removed).toEqual([{ id: 4, quantity: 1, key: 'D' }]);
  expect(removedEarly).toEqual([{ key: 'B', quantity: 1, asked: [2], cartId: id }]);
});
