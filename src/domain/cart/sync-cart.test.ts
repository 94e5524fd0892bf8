import { describe, expect, test } from 'vitest';
import { createMemoryCartGateway } from '#adapters/memory/memory-cart-gateway.ts';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryConnectivity } from '#adapters/memory/memory-connectivity.ts';
import { failed, refused, unreachable } from '#adapters/memory/memory-link.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { skuOf } from '#domain/catalog/product.ts';
import type { Notice } from '#domain/notices/notices.ts';
import { type Cart, type CartId, emptyCart, withLine, withoutLine, withPieces } from './cart.ts';
import { type CartRules, defaultCartRules } from './cart-rules.ts';
import { withoutOrdered } from './clear-cart.ts';
import { lineForTests, type shopsLineForTests } from './line-for-tests.ts';
import { createLoadTotals } from './load-totals.ts';
import { createRunStep } from './run-step.ts';
import { createSyncCart, needsSync } from './sync-cart.ts';

const A = skuOf('A');

function openWorld(own: Partial<Cart> = {}, rules: Partial<CartRules> = {}) {
  const cart = createMemoryCell<Cart>({ ...emptyCart, ...own });
  const gateway = createMemoryCartGateway();
  const clock = createMemoryClock();
  const connectivity = createMemoryConnectivity();
  const log = createMemoryLog();
  const told: Notice[] = [];
  const checkout = { isOpen: false };
  const adoptLine = async (shops: ReturnType<typeof shopsLineForTests>) =>
    lineForTests(shops.sku, shops.pieces, { shopsLine: { id: shops.id, cartId: shops.cartId, pieces: shops.pieces } });
  const runStep = createRunStep({ cart, gateway, adoptLine, notify: (notice) => void told.push(notice) });
  const syncCart = createSyncCart({
    cart,
    gateway,
    runStep,
    loadTotals: createLoadTotals({ cart, gateway, clock }),
    rules: { ...defaultCartRules, ...rules },
    clock,
    connectivity,
    log,
    isInCheckout: () => checkout.isOpen,
  });
  const idNow = () => cart.get().id ?? ('' as CartId);
  const asked = (verb: string) => gateway.calls().filter((call) => call.verb === verb).length;
  const inShop = () => gateway.linesOf(idNow()).map(({ sku, pieces }) => `${sku}*${pieces}`);
  const here = () => cart.get().lines.map(({ sku, pieces }) => `${sku}*${pieces}`);
  return { cart, gateway, connectivity, log, told, checkout, syncCart, asked, inShop, here, idNow };
}

const withA = { lines: [lineForTests('A', 2)] };

describe('a sync', () => {
  test('opens a guest cart, pushes the lines and reads the totals', async () => {
    const { syncCart, cart, inShop, asked } = openWorld(withA);
    expect(await syncCart()).toEqual({ kind: 'in-sync' });
    expect(inShop()).toEqual(['A*2']);
    expect(cart.get()).toMatchObject({ lines: [{ shopsLine: { pieces: 2 } }], totals: { value: { grandTotal: 200 } } });
    expect(needsSync(cart.get())).toBe(false);
    expect(asked('create')).toBe(1);
  });

  test('CART-38 reads the sums of all lines when one is added while it runs', async () => {
    const { syncCart, cart, gateway, inShop } = openWorld(withA);
    const goOn = gateway.hold();
    const syncing = syncCart();
    goOn();
    while (inShop().length === 0) await Promise.resolve();
    cart.update((now) => withLine(now, lineForTests('B', 3)));
    await syncing;
    expect(inShop()).toEqual(['A*2', 'B*3']);
    expect(cart.get().totals?.value.grandTotal).toBe(500);
  });

  test('asks nothing when nothing has changed', async () => {
    const { syncCart, gateway } = openWorld(withA);
    await syncCart();
    const before = gateway.calls().length;
    await syncCart();
    expect(gateway.calls().length).toBe(before);
  });

  test('asks nothing for an empty cart nobody has seen, nor where sync is off', async () => {
    const fresh = openWorld();
    await fresh.syncCart();
    expect(fresh.gateway.calls()).toEqual([]);
    const off = openWorld(withA, { synchronize: false });
    await off.syncCart();
    expect(off.gateway.calls()).toEqual([]);
  });

  test('waits for a network', async () => {
    const { syncCart, connectivity, gateway } = openWorld(withA);
    connectivity.go('offline');
    expect(await syncCart()).toEqual({ kind: 'postponed' });
    expect(gateway.calls()).toEqual([]);
  });

  test('fails without an answer and succeeds the next time', async () => {
    const { syncCart, gateway, here, inShop } = openWorld(withA);
    gateway.cut();
    expect(await syncCart()).toEqual({ kind: 'failed' });
    expect(here()).toEqual(['A*2']);
    gateway.mend();
    expect(await syncCart()).toEqual({ kind: 'in-sync' });
    expect(inShop()).toEqual(['A*2']);
  });

  test('opens the cart anew when the shop has forgotten it', async () => {
    const { syncCart, gateway, cart, idNow, inShop, asked } = openWorld(withA);
    await syncCart();
    gateway.forget(idNow());
    cart.update((now) => withPieces(now, A, 3));
    await syncCart();
    expect(inShop()).toEqual(['A*3']);
    expect(asked('create')).toBe(2);
  });

  test('removes in the shop what was removed here', async () => {
    const { syncCart, cart, inShop } = openWorld(withA);
    await syncCart();
    cart.update((now) => withoutLine(now, A));
    await syncCart();
    expect(inShop()).toEqual([]);
    expect(cart.get().removed).toEqual([]);
  });

  test('adopts what only the shop has, and deletes it there while the shopper is paying', async () => {
    const { syncCart, gateway, cart, idNow, here, inShop, checkout } = openWorld(withA);
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

  test('a new line leaves the cart, with a word', async () => {
    const { syncCart, gateway, here, told } = openWorld({ lines: [lineForTests('A'), lineForTests('B')] });
    gateway.failNext(notAvailable, { verb: 'update' });
    await syncCart();
    expect(here()).toEqual(['B*1']);
    expect(told).toEqual([{ code: 'server-message', text: 'Product that you are trying to add is not available.' }]);
  });

  test('a changed line goes back to the pieces the shop has', async () => {
    const { syncCart, gateway, cart, here } = openWorld(withA);
    await syncCart();
    cart.update((now) => withPieces(now, A, 9));
    gateway.failNext(notAvailable, { verb: 'update' });
    await syncCart();
    expect(here()).toEqual(['A*2']);
  });

  test.each([[503], [500], [429]])('a shop that answers %i has decided nothing about the line', async (code) => {
    const { syncCart, gateway, here } = openWorld(withA);
    gateway.failNext(refused(code, 'Service unavailable'), { verb: 'update' });
    expect(await syncCart()).toEqual({ kind: 'failed' });
    expect(here()).toEqual(['A*2']);
  });

  test('CART-60 the guest cart is tried ten times, the eleventh makes no call', async () => {
    const { syncCart, gateway, asked, log } = openWorld(withA);
    gateway.failNext(failed('no JSON'), { verb: 'create', times: 50 });
    await syncCart();
    await syncCart();
    expect(asked('create')).toBe(10);
    expect(log.errors()).toHaveLength(10);
  });

  test('a forced sync begins to count anew', async () => {
    const { syncCart, gateway, inShop } = openWorld(withA);
    gateway.failNext(failed('no JSON'), { verb: 'create', times: 10 });
    await syncCart();
    await syncCart({ force: true });
    expect(inShop()).toEqual(['A*2']);
  });

  test('no network is no failure of the cart', async () => {
    const { syncCart, gateway, inShop } = openWorld(withA);
    gateway.failNext(unreachable, { verb: 'create', times: 12 });
    for (let time = 0; time < 13; time += 1) await syncCart();
    expect(inShop()).toEqual(['A*2']);
  });
});

describe('changes while a sync is under way', () => {
  test('the newest pieces win and reach the shop', async () => {
    const { syncCart, gateway, cart, here, inShop } = openWorld(withA);
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

  test('many wishes for a sync are one more', async () => {
    const { syncCart, asked } = openWorld(withA);
    const forced = { force: true };
    await Promise.all([syncCart(forced), Promise.resolve().then(() => [1, 2, 3].map(() => syncCart(forced)))]);
    await syncCart();
    expect(asked('pull')).toBe(2);
  });

  test('an order that empties the cart meanwhile brings nothing back', async () => {
    const { syncCart, gateway, cart, idNow, here } = openWorld(withA);
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

  test('a line removed while it was pushed is removed in the shop too', async () => {
    const { syncCart, gateway, cart, here, inShop } = openWorld({ lines: [lineForTests('A'), lineForTests('B')] });
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
});
