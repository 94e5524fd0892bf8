import { expect, test } from 'vitest';
import { skuOf } from '#domain/catalog/product.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { moneyOf, type Percent } from '#domain/shared/money.ts';
import { until } from '#domain/shared/until-for-tests.ts';
import { hashOf } from './cart.ts';
import { withLine, withoutLine, withQuantity } from './cart-lines.ts';
import { needsSync } from './in-sync.ts';
import { lineForTests } from './line-for-tests.ts';
import { lineOf } from './line-of.ts';
import { A, openSyncWorld, withA } from './sync-world-for-tests.ts';

const sizes = { attributeId: 1, code: 'size', label: 'Size', values: [{ id: 7, label: 'M' }] };

test('CART-33 CART-35 a sync opens a guest cart, pushes the lines and reads the totals', async () => {
  const { syncCart, cart, inShop, asked } = openSyncWorld(withA);
  expect(await syncCart()).toEqual({ kind: 'in-sync' });
  expect(inShop()).toEqual(['A*2']);
  expect(cart.get()).toMatchObject({
    lines: [{ serverItem: { quantity: 2 } }],
    totals: { value: { grandTotal: moneyOf(200) } },
  });
  expect(needsSync(cart.get())).toBe(false);
  expect(asked('create')).toBe(1);
});

test('CART-53 a sync keeps the id and the cart of a line in the shop, and the pieces that it took', async () => {
  const { syncCart, cart, gateway, idNow, asked } = openSyncWorld(withA);
  await syncCart();
  expect([asked('pull'), asked('update')]).toEqual([1, 1]);
  const pulled = await gateway.pull(idNow());
  const inShop = pulled.kind === 'ok' ? pulled.value[0] : undefined;
  expect(inShop).toMatchObject({ sku: 'A', quantity: 2 });
  expect(cart.get().lines[0]?.serverItem).toEqual({ id: inShop?.id, cartId: idNow(), quantity: 2 });
});

test('CART-38 a sync reads the sums of all lines when one is added while it runs', async () => {
  const { syncCart, cart, gateway, inShop } = openSyncWorld(withA);
  const goOn = gateway.hold();
  const syncing = syncCart();
  goOn();
  await until('the shop has a line', () => inShop().length > 0);
  cart.update((now) => withLine(now, lineForTests('B', 3)));
  await syncing;
  expect(inShop()).toEqual(['A*2', 'B*3']);
  expect(cart.get().totals?.value.grandTotal).toBe(moneyOf(500));
});

test('CART-27 a sync tells nothing of what it brought or changed while the shopper pays', async () => {
  const world = openSyncWorld({ ...withA, isMerging: true }, { serverMayModifyItems: true });
  const { syncCart, gateway, cart, checkout, told, here } = world;
  checkout.isOpen = true;
  const opened = await gateway.create();
  const id = opened.kind === 'ok' ? opened.value : world.idNow();
  cart.update((now) => ({ ...now, id }));
  await gateway.update(id, lineForTests('B', 3));
  await syncCart();
  expect([here(), told]).toEqual([['A*2', 'B*3'], []]);
});

test('CART-02 a line knows what it is, what the shop calls it, what it took and what that comes to', async () => {
  const product = productForTests('A', { type: 'configurable', parentSku: skuOf('P'), options: [sizes] });
  const { prices, stock } = product;
  const made = { image: '', readyQuantity: null, tiers: [] };
  const variant = { id: 8, sku: skuOf('A-M'), name: 'A M', status: 1, prices, stock, choice: { size: 7 }, ...made };
  const price = { current: moneyOf(100), regular: moneyOf(120), discount: 0 as Percent };
  const line = lineOf({ product, variant, price, address: '/a' }, 2);
  const { syncCart, cart, idNow } = openSyncWorld({ lines: [line] });
  await syncCart();
  const { lines, totals } = cart.get();
  const [first] = lines;
  expect(first).toMatchObject({ sku: 'A-M', quantity: 2, parentSku: 'P', type: 'configurable', price: moneyOf(100) });
  expect(first?.options).toEqual([{ attributeId: 1, valueId: 7, label: 'Size', value: 'M' }]);
  expect(first?.serverItem).toEqual({ id: expect.any(Number), cartId: idNow(), quantity: 2 });
  expect(totals?.value.lines).toMatchObject([{ id: first?.serverItem?.id, quantity: 2, total: moneyOf(200) }]);
});

test('CART-36 CART-37 a sync keeps what was agreed and when, and asks nothing while nothing has changed', async () => {
  const { syncCart, gateway, cart, clock } = openSyncWorld(withA);
  await syncCart();
  expect(cart.get().inSync).toEqual({ hash: hashOf(cart.get()), at: clock.now() });
  const before = gateway.calls().length;
  await syncCart();
  expect(gateway.calls().length).toBe(before);
});

test('CART-34 CART-47 a sync tells the shop what has changed since', async () => {
  const { syncCart, cart, inShop } = openSyncWorld(withA);
  await syncCart();
  cart.update((now) => withQuantity(now, A, 3));
  await syncCart();
  expect(inShop()).toEqual(['A*3']);
});

test('CART-41 a sync follows the opening of a cart', async () => {
  const { syncCart, asked } = openSyncWorld(withA);
  await syncCart();
  expect([asked('create'), asked('pull')]).toEqual([1, 1]);
});

test('CONF-55 a sync asks nothing for an empty cart nobody has seen, nor where sync is off', async () => {
  const fresh = openSyncWorld();
  await fresh.syncCart();
  expect(fresh.gateway.calls()).toEqual([]);
  const off = openSyncWorld(withA, { synchronize: false });
  await off.syncCart();
  expect(off.gateway.calls()).toEqual([]);
});

test('a sync waits for a network', async () => {
  const { syncCart, connectivity, gateway } = openSyncWorld(withA);
  connectivity.go('offline');
  expect(await syncCart()).toEqual({ kind: 'postponed' });
  expect(gateway.calls()).toEqual([]);
});

test('a sync fails without an answer and succeeds the next time', async () => {
  const { syncCart, gateway, here, inShop } = openSyncWorld(withA);
  gateway.cut();
  expect(await syncCart()).toEqual({ kind: 'failed' });
  expect(here()).toEqual(['A*2']);
  gateway.mend();
  expect(await syncCart()).toEqual({ kind: 'in-sync' });
  expect(inShop()).toEqual(['A*2']);
});

test('CART-29 a sync removes in the shop what was removed here', async () => {
  const { syncCart, cart, inShop } = openSyncWorld(withA);
  await syncCart();
  cart.update((now) => withoutLine(now, A));
  await syncCart();
  expect(inShop()).toEqual([]);
  expect(cart.get().removed).toEqual([]);
});

test('CART-50 CART-63 a sync adopts what only the shop has, and deletes it there while the shopper is paying', async () => {
  const { syncCart, gateway, cart, idNow, here, inShop, checkout } = openSyncWorld(withA);
  await syncCart();
  await gateway.update(idNow(), lineForTests('B'));
  cart.update((now) => withQuantity(now, A, 1));
  await syncCart();
  expect(here()).toEqual(['A*1', 'B*1']);
  await gateway.update(idNow(), lineForTests('C'));
  checkout.isOpen = true;
  cart.update((now) => withQuantity(now, A, 2));
  await syncCart();
  expect(inShop()).toEqual(['A*2', 'B*1']);
});

test('a page that the browser has put aside, and gives no turn, fails to sync and may try again', async () => {
  const { syncCart, locks } = openSyncWorld(withA);
  const { runExclusive: take } = locks;
  locks.runExclusive = async () => Promise.reject(new Error('The page is put aside.'));
  expect(await syncCart()).toEqual({ kind: 'failed' });
  locks.runExclusive = take;
  expect(await syncCart()).toEqual({ kind: 'in-sync' });
});
