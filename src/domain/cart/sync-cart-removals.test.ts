import { expect, test } from 'vitest';
import { refused } from '#adapters/memory/memory-link.ts';
import type { CartId } from './cart.ts';
import { withoutLine, withQuantity } from './cart-lines.ts';
import { lineForTests } from './line-for-tests.ts';
import { A, C, openSyncWorld, withA } from './sync-world-for-tests.ts';

test('row 96: a line that nobody removed comes back from the shop when the device has lost it', async () => {
  const { syncCart, gateway, cart, here, inShop } = openSyncWorld({ lines: [lineForTests('A'), lineForTests('B')] });
  const { update } = gateway;
  gateway.update = async (id, line) => {
    const reply = await update(id, line);
    cart.update((now) => ({ ...now, lines: now.lines.filter(({ sku }) => sku !== line.sku) }));
    return reply;
  };
  await syncCart();
  gateway.update = update;
  await syncCart();
  expect([here().toSorted(), inShop().toSorted()]).toEqual([
    ['A*1', 'B*1'],
    ['A*1', 'B*1'],
  ]);
});

test('row 96: a line whose push was not answered, and that was removed since, does not come back', async () => {
  const { syncCart, gateway, cart, here, inShop } = openSyncWorld({ lines: [lineForTests('A'), lineForTests('B')] });
  await syncCart();
  const { update } = gateway;
  cart.update((now) => ({ ...now, lines: [...now.lines, lineForTests('C')] }));
  gateway.update = async (id, line) => {
    await update(id, line);
    return { kind: 'unreachable' };
  };
  await syncCart();
  gateway.update = update;
  cart.update((now) => withoutLine(now, C));
  expect(cart.get().removedEarly).toEqual([{ key: C, quantity: 1, cartId: cart.get().id }]);
  await syncCart();
  expect([here(), inShop(), cart.get().removedEarly]).toEqual([['A*1', 'B*1'], ['A*1', 'B*1'], []]);
});

test('row 96: a line that was removed early stays removed where the shop has refused its cart once', async () => {
  const { syncCart, gateway, cart, here, inShop, idNow } = openSyncWorld(withA);
  await syncCart();
  const id = idNow();
  await gateway.update(id, lineForTests('C'));
  cart.update((now) => ({ ...now, removedEarly: [{ key: C, quantity: 1 }] }));
  gateway.failNext(refused(409, 'no'), { verb: 'pull' });
  gateway.create = async () => ({ kind: 'ok', value: id }); // as that of an account, which is the same again
  await syncCart();
  expect([here(), inShop(), cart.get().removedEarly]).toEqual([['A*2'], ['A*2'], []]);
});

test('a line removed while it was pushed is removed in the shop too', async () => {
  const { syncCart, gateway, cart, here, inShop } = openSyncWorld({ lines: [lineForTests('A'), lineForTests('B')] });
  const { update } = gateway;
  gateway.update = async (id, line) => {
    const reply = await update(id, line);
    cart.update((now) => (line.sku === A ? withoutLine(now, A) : now));
    return reply;
  };
  await syncCart();
  expect(here()).toEqual(['B*1']);
  expect(inShop()).toEqual(['B*1']);
});

test('row 96: a line whose new pieces the shop took without an answer is removed all the same', async () => {
  const { syncCart, gateway, cart, here, inShop } = openSyncWorld({ lines: [lineForTests('A'), lineForTests('B')] });
  await syncCart();
  const { update } = gateway;
  cart.update((now) => withQuantity(now, A, 3));
  gateway.update = async (id, line) => {
    await update(id, line);
    return { kind: 'unreachable' };
  };
  await syncCart();
  gateway.update = update;
  cart.update((now) => withoutLine(now, A));
  await syncCart();
  expect([here(), inShop()]).toEqual([['B*1'], ['B*1']]);
});

test('row 96: what was removed stays removed where the shop refuses the cart of an account once', async () => {
  const { syncCart, gateway, cart, here, inShop } = openSyncWorld({ lines: [lineForTests('A'), lineForTests('B')] });
  await syncCart();
  const { id } = cart.get();
  cart.update((now) => withoutLine(now, A));
  gateway.failNext(refused(409, 'no'), { verb: 'pull' });
  gateway.create = async () => ({ kind: 'ok', value: id as CartId });
  await syncCart();
  expect([here(), inShop()]).toEqual([['B*1'], ['B*1']]);
});

test('what was removed here and is gone there, too, is settled', async () => {
  const { syncCart, cart, asked } = openSyncWorld(withA);
  await syncCart();
  cart.update((now) => ({ ...now, removed: [{ id: 9_999, quantity: 1, ...(now.id ? { cartId: now.id } : {}) }] }));
  expect(await syncCart()).toEqual({ kind: 'in-sync' });
  expect([cart.get().removed, asked('remove')]).toEqual([[], 0]);
});

test('a line removed while it was pushed is removed where another cart had a line of the same number, removed as well', async () => {
  const removed = [{ id: 5_101, quantity: 1, cartId: 'ordered' as CartId, key: A }];
  const { syncCart, gateway, cart, here, inShop } = openSyncWorld({ lines: [lineForTests('C')], removed });
  const { update } = gateway;
  gateway.update = async (id, line) => {
    const reply = await update(id, line);
    expect(reply).toMatchObject({ value: { id: 5_101 } });
    cart.update((now) => withoutLine(now, C));
    return reply;
  };
  await syncCart();
  expect([here(), inShop()]).toEqual([[], []]);
});
