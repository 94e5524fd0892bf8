import { describe, expect, test } from 'vitest';
import { failed, refused, unreachable } from '#adapters/memory/memory-link.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import { moneyOf, type Percent } from '#domain/shared/money.ts';
import { until } from '#domain/shared/until-for-tests.ts';
import { type CartId, hashOf } from './cart.ts';
import { withLine, withoutLine, withPieces } from './cart-lines.ts';
import { withoutOrdered } from './clear-cart.ts';
import { needsSync } from './in-sync.ts';
import { lineForTests } from './line-for-tests.ts';
import { lineOf } from './line-of.ts';
import { openSyncWorld } from './sync-world-for-tests.ts';

const A = skuOf('A');
const C = skuOf('C');

const sizes = { attributeId: 1, code: 'size', label: 'Size', values: [{ id: 7, label: 'M' }] };

const withA = { lines: [lineForTests('A', 2)] };

describe('a sync', () => {
  test('CART-33 CART-35 opens a guest cart, pushes the lines and reads the totals', async () => {
    const { syncCart, cart, inShop, asked } = openSyncWorld(withA);
    expect(await syncCart()).toEqual({ kind: 'in-sync' });
    expect(inShop()).toEqual(['A*2']);
    expect(cart.get()).toMatchObject({
      lines: [{ shopsLine: { pieces: 2 } }],
      totals: { value: { grandTotal: moneyOf(200) } },
    });
    expect(needsSync(cart.get())).toBe(false);
    expect(asked('create')).toBe(1);
  });

  test('CART-57 opens a new cart in the shop once one was ordered', async () => {
    const { syncCart, cart, clock, asked, idNow } = openSyncWorld(withA);
    await syncCart();
    const ordered = idNow();
    cart.update((now) => withoutOrdered(now, now.lines, clock.now()));
    await syncCart();
    expect([asked('create'), idNow() === ordered]).toEqual([2, false]);
  });

  test('CART-53 keeps the id and the cart of a line in the shop, and the pieces that it took', async () => {
    const { syncCart, cart, gateway, idNow, asked } = openSyncWorld(withA);
    await syncCart();
    expect([asked('pull'), asked('update')]).toEqual([1, 1]);
    const pulled = await gateway.pull(idNow());
    const inShop = pulled.kind === 'ok' ? pulled.value[0] : undefined;
    expect(inShop).toMatchObject({ sku: 'A', pieces: 2 });
    expect(cart.get().lines[0]?.shopsLine).toEqual({ id: inShop?.id, cartId: idNow(), pieces: 2 });
  });

  test('waits while the shop may have an order of this cart: nothing of it gets into another cart there', async () => {
    const { syncCart, orders, inShop, asked } = openSyncWorld(withA);
    orders.hasInFlightOrder = true;
    expect(await syncCart({ force: true })).toEqual({ kind: 'postponed' });
    expect([asked('create'), asked('pull')]).toEqual([0, 0]);
    orders.hasInFlightOrder = false;
    expect(await syncCart()).toEqual({ kind: 'in-sync' });
    expect(inShop()).toEqual(['A*2']);
  });

  test('tells nothing of what another page has just ordered, of which this one hears when it asks the device', async () => {
    const { syncCart, cart, clock, device, asked } = openSyncWorld(withA);
    const ordered = (): void => cart.update((now) => withoutOrdered(now, now.lines, clock.now()));
    const hears = [() => undefined, ordered];
    device.untilStored = async () => hears.shift()?.();
    await syncCart();
    expect([cart.get().lines, asked('update')]).toEqual([[], 0]);
  });

  test('pushes nothing of an order that was placed while the shop was asked', async () => {
    const { syncCart, orders, gateway, asked } = openSyncWorld(withA);
    const goOn = gateway.hold();
    const syncing = syncCart();
    await until('the shop is asked', () => gateway.calls().length > 0);
    orders.hasInFlightOrder = true;
    goOn();
    expect(await syncing).toEqual({ kind: 'postponed' });
    expect(asked('update')).toBe(0);
  });

  test('CART-38 reads the sums of all lines when one is added while it runs', async () => {
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

  test('CART-27 tells nothing of what it brought or changed while the shopper pays', async () => {
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
    const variant = { id: 8, sku: skuOf('A-M'), name: 'A M', status: 1, prices, stock, choice: { size: 7 }, image: '' };
    const price = { current: moneyOf(100), regular: moneyOf(120), discount: 0 as Percent };
    const line = lineOf({ product, variant, price, address: '/a' }, 2);
    const { syncCart, cart, idNow } = openSyncWorld({ lines: [line] });
    await syncCart();
    const { lines, totals } = cart.get();
    const [first] = lines;
    expect(first).toMatchObject({ sku: 'A-M', pieces: 2, parentSku: 'P', type: 'configurable', price: moneyOf(100) });
    expect(first?.options).toEqual([{ attributeId: 1, valueId: 7, label: 'Size', value: 'M' }]);
    expect(first?.shopsLine).toEqual({ id: expect.any(Number), cartId: idNow(), pieces: 2 });
    expect(totals?.value.lines).toMatchObject([{ id: first?.shopsLine?.id, pieces: 2, total: moneyOf(200) }]);
  });

  test('CART-36 CART-37 keeps what was agreed and when, and asks nothing while nothing has changed', async () => {
    const { syncCart, gateway, cart, clock } = openSyncWorld(withA);
    await syncCart();
    expect(cart.get().inSync).toEqual({ hash: hashOf(cart.get()), at: clock.now() });
    const before = gateway.calls().length;
    await syncCart();
    expect(gateway.calls().length).toBe(before);
  });

  test('CART-34 CART-47 tells the shop what has changed since', async () => {
    const { syncCart, cart, inShop } = openSyncWorld(withA);
    await syncCart();
    cart.update((now) => withPieces(now, A, 3));
    await syncCart();
    expect(inShop()).toEqual(['A*3']);
  });

  test('CART-41 follows the opening of a cart', async () => {
    const { syncCart, asked } = openSyncWorld(withA);
    await syncCart();
    expect([asked('create'), asked('pull')]).toEqual([1, 1]);
  });

  test('CHK-39 opens a new cart after an order, once', async () => {
    const { syncCart, cart, asked, idNow } = openSyncWorld(withA);
    await syncCart();
    const before = idNow();
    cart.update((now) => withoutOrdered(now, now.lines, 1));
    expect(await syncCart()).toEqual({ kind: 'in-sync' });
    expect(idNow()).not.toBe(before);
    await syncCart();
    expect([asked('create'), asked('delete')]).toEqual([2, 0]);
  });

  test('asks nothing for an empty cart nobody has seen, nor where sync is off', async () => {
    const fresh = openSyncWorld();
    await fresh.syncCart();
    expect(fresh.gateway.calls()).toEqual([]);
    const off = openSyncWorld(withA, { synchronize: false });
    await off.syncCart();
    expect(off.gateway.calls()).toEqual([]);
  });

  test('waits for a network', async () => {
    const { syncCart, connectivity, gateway } = openSyncWorld(withA);
    connectivity.go('offline');
    expect(await syncCart()).toEqual({ kind: 'postponed' });
    expect(gateway.calls()).toEqual([]);
  });

  test('fails without an answer and succeeds the next time', async () => {
    const { syncCart, gateway, here, inShop } = openSyncWorld(withA);
    gateway.cut();
    expect(await syncCart()).toEqual({ kind: 'failed' });
    expect(here()).toEqual(['A*2']);
    gateway.mend();
    expect(await syncCart()).toEqual({ kind: 'in-sync' });
    expect(inShop()).toEqual(['A*2']);
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

  test('CART-61 opens the cart anew when the shop has forgotten it', async () => {
    const { syncCart, gateway, cart, idNow, inShop, asked } = openSyncWorld(withA);
    await syncCart();
    gateway.forget(idNow());
    cart.update((now) => withPieces(now, A, 3));
    await syncCart();
    expect(inShop()).toEqual(['A*3']);
    expect(asked('create')).toBe(2);
  });

  test('CART-29 removes in the shop what was removed here', async () => {
    const { syncCart, cart, inShop } = openSyncWorld(withA);
    await syncCart();
    cart.update((now) => withoutLine(now, A));
    await syncCart();
    expect(inShop()).toEqual([]);
    expect(cart.get().removed).toEqual([]);
  });

  test('CART-50 CART-63 adopts what only the shop has, and deletes it there while the shopper is paying', async () => {
    const { syncCart, gateway, cart, idNow, here, inShop, checkout } = openSyncWorld(withA);
    await syncCart();
    await gateway.update(idNow(), lineForTests('B'));
    cart.update((now) => withPieces(now, A, 1));
    await syncCart();
    expect(here()).toEqual(['A*1', 'B*1']);
    await gateway.update(idNow(), lineForTests('C'));
    checkout.isOpen = true;
    cart.update((now) => withPieces(now, A, 2));
    await syncCart();
    expect(inShop()).toEqual(['A*2', 'B*1']);
  });
});

describe('what the shop refuses', () => {
  const notAvailable = refused(422, 'Product that you are trying to add is not available.');

  test('row 50: CART-55 a new line leaves the cart, with a word', async () => {
    const { syncCart, gateway, here, told } = openSyncWorld({ lines: [lineForTests('A'), lineForTests('B')] });
    gateway.failNext(notAvailable, { verb: 'update' });
    await syncCart();
    expect(here()).toEqual(['B*1']);
    expect(told).toEqual([{ code: 'server-message', text: 'Product that you are trying to add is not available.' }]);
  });

  test('row 50: CART-54 a changed line goes back to the pieces the shop has', async () => {
    const { syncCart, gateway, cart, here } = openSyncWorld(withA);
    await syncCart();
    cart.update((now) => withPieces(now, A, 9));
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

  test('row 52: CART-60 what succeeds sets the count back', async () => {
    const { syncCart, gateway, cart, inShop } = openSyncWorld(withA);
    gateway.failNext(failed('no JSON'), { verb: 'create', times: 9 });
    expect(await syncCart()).toEqual({ kind: 'in-sync' });
    cart.update((now) => withPieces(now, A, 3));
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

  test('while two carts come together, what only the shop has stays, also where the own cart would win', async () => {
    const { syncCart, gateway, cart, idNow, inShop } = openSyncWorld(withA);
    await syncCart();
    await gateway.update(idNow(), lineForTests('B', 1));
    cart.update((now) => ({ ...now, isMerging: true, inSync: null }));
    await syncCart({ force: true });
    expect(inShop()).toEqual(['A*2', 'B*1']);
  });

  test('a token that is refused says nothing about the cart', async () => {
    const { syncCart, gateway, asked, idNow } = openSyncWorld(withA);
    await syncCart();
    const before = idNow();
    gateway.failNext(refused(401, "The consumer isn't authorized to access self."), { verb: 'pull' });
    await syncCart({ force: true });
    expect([idNow(), asked('create')]).toEqual([before, 1]);
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
});

describe('changes while a sync is under way', () => {
  test('row 51: the newest pieces win and reach the shop', async () => {
    const { syncCart, gateway, cart, here, inShop } = openSyncWorld(withA);
    await syncCart();
    cart.update((now) => withPieces(now, A, 3));
    const go = gateway.hold();
    const first = syncCart();
    await Promise.resolve();
    cart.update((now) => withPieces(now, A, 7));
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

  test('an order that empties the cart meanwhile brings nothing back', async () => {
    const { syncCart, gateway, cart, idNow, here } = openSyncWorld(withA);
    await syncCart();
    await gateway.update(idNow(), lineForTests('B'));
    const go = gateway.hold();
    cart.update((now) => withPieces(now, A, 3));
    const syncing = syncCart();
    await Promise.resolve();
    cart.update((now) => withLine(withoutOrdered(now, now.lines, 1), lineForTests('C')));
    go();
    await syncing;
    expect(here()).toEqual(['C*1']);
    expect(cart.get().removed).toEqual([]);
  });

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
    expect(cart.get().removedEarly).toEqual([{ key: C, pieces: 1, cartId: cart.get().id }]);
    await syncCart();
    expect([here(), inShop(), cart.get().removedEarly]).toEqual([['A*1', 'B*1'], ['A*1', 'B*1'], []]);
  });

  test('row 96: a line that was removed early stays removed where the shop has refused its cart once', async () => {
    const { syncCart, gateway, cart, here, inShop, idNow } = openSyncWorld(withA);
    await syncCart();
    const id = idNow();
    await gateway.update(id, lineForTests('C'));
    cart.update((now) => ({ ...now, removedEarly: [{ key: C, pieces: 1 }] }));
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
    cart.update((now) => withPieces(now, A, 3));
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
});

test('what was removed here and is gone there, too, is settled', async () => {
  const { syncCart, cart, asked } = openSyncWorld(withA);
  await syncCart();
  cart.update((now) => ({ ...now, removed: [{ id: 9_999, pieces: 1, ...(now.id ? { cartId: now.id } : {}) }] }));
  expect(await syncCart()).toEqual({ kind: 'in-sync' });
  expect([cart.get().removed, asked('remove')]).toEqual([[], 0]);
});

test('of a cart that the shop refuses those removals are kept of which it is known where they were', async () => {
  const { syncCart, cart, gateway } = openSyncWorld({
    ...withA,
    id: 'cart-9' as CartId,
    removed: [
      { id: 1, pieces: 1 },
      { id: 2, pieces: 1, cartId: 'cart-9' as CartId },
    ],
  });
  gateway.failNext(unreachable, { verb: 'create' });
  await syncCart();
  expect([cart.get().id, cart.get().removed.map(({ id }) => id)]).toEqual([null, [2]]);
});

test('a page that the browser has put aside, and gives no turn, fails to sync and may try again', async () => {
  const { syncCart, locks } = openSyncWorld(withA);
  const { runExclusive: take } = locks;
  locks.runExclusive = async () => Promise.reject(new Error('The page is put aside.'));
  expect(await syncCart()).toEqual({ kind: 'failed' });
  locks.runExclusive = take;
  expect(await syncCart()).toEqual({ kind: 'in-sync' });
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

test('that the cart of the shop could not be read is logged with how it failed', async () => {
  const { syncCart, gateway, log } = openSyncWorld({ ...withA, id: 'cart-9' as CartId });
  gateway.failNext(failed('no JSON'), { verb: 'pull', times: 99 });
  await syncCart();
  expect(log.errors()[0]).toBe("The shop's cart could not be read: failed");
});
