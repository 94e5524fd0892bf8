import { describe, expect, test } from 'vitest';
import { refused, unreachable } from '#adapters/memory/memory-link.ts';
import { until } from '#domain/shared/until-for-tests.ts';
import type { Cart } from './cart.ts';
import { withoutLine, withQuantity } from './cart-lines.ts';
import { needsSync } from './in-sync.ts';
import { lineForTests } from './line-for-tests.ts';
import { withLineReturned } from './remove-line.ts';
import { openSyncWorld } from './sync-world-for-tests.ts';
import { withChoice } from './with-choice.ts';

const change = (from: string, to: string) => (now: Cart) => withChoice(now, from, lineForTests(to));

/** M and L of a tee, two pieces and one, both known to the shop. */
async function openTees(own = [lineForTests('M', 2), lineForTests('L', 1), lineForTests('X', 3)]) {
  const world = openSyncWorld({ lines: own });
  await world.syncCart();
  return world;
}

const notAvailable = refused(422, 'The requested qty is not available');

describe('another choice for a line', () => {
  test('keeps its place and its pieces, and reaches the shop as one change of its line', async () => {
    const { cart, syncCart, gateway, asked, here, inShop, idNow } = await openTees();
    const before = gateway.linesOf(idNow())[0]?.id;
    const updates = asked('update');
    cart.update(change('M', 'S'));
    expect(here()).toEqual(['S*2', 'L*1', 'X*3']);
    await syncCart();
    expect(inShop()).toEqual(['S*2', 'L*1', 'X*3']);
    expect(gateway.linesOf(idNow())[0]?.id).toBe(before);
    expect([asked('update') - updates, asked('remove')]).toEqual([1, 0]);
    expect(needsSync(cart.get())).toBe(false);
  });

  test('joins a line that wants the same', async () => {
    const { cart, syncCart, here, inShop } = await openTees();
    cart.update(change('M', 'L'));
    expect(here()).toEqual(['L*3', 'X*3']);
    await syncCart();
    expect(inShop().toSorted()).toEqual(['L*3', 'X*3']);
    expect(needsSync(cart.get())).toBe(false);
  });

  test('wanted in two tabs at once is the first of them, and nothing is doubled', async () => {
    const { cart, syncCart, inShop } = await openTees();
    cart.update((now) => change('M', 'Q')(change('M', 'S')(now)));
    await syncCart();
    expect(inShop()).toEqual(['S*2', 'L*1', 'X*3']);
  });
});

describe('another choice', () => {
  test('and back again before the shop heard of it is no change at all', async () => {
    const { cart } = await openTees();
    cart.update((now) => change('S', 'M')(change('M', 'S')(now)));
    expect(cart.get().lines[0]).toMatchObject({ sku: 'M', quantity: 2, replaces: [] });
    expect(needsSync(cart.get())).toBe(false);
  });

  test('of a line that is gone, or the same one, changes nothing', async () => {
    const { cart } = await openTees();
    expect(change('S', 'L')(cart.get())).toBe(cart.get());
    expect(change('M', 'M')(cart.get())).toBe(cart.get());
  });
});

describe('when the shop does not agree', () => {
  test('the former choice is back in its place, with the pieces wanted last, and says why', async () => {
    const { cart, syncCart, gateway, here, inShop, told } = await openTees();
    cart.update((now) => withQuantity(change('M', 'S')(now), 'S', 4));
    gateway.failNext(notAvailable, { verb: 'update' });
    await syncCart();
    expect(here()).toEqual(['M*4', 'L*1', 'X*3']);
    expect(inShop()).toEqual(['M*4', 'L*1', 'X*3']);
    expect(cart.get().lines[0]?.rejection).toEqual({ kind: 'choice', wanted: '' });
    expect(told).toEqual([{ code: 'server-message', text: 'The requested qty is not available' }]);
  });

  test('lines that were joined part again', async () => {
    const { cart, syncCart, gateway, here, inShop } = await openTees();
    cart.update(change('M', 'L'));
    gateway.failNext(notAvailable, { verb: 'update' });
    await syncCart();
    expect(here()).toEqual(['M*2', 'L*1', 'X*3']);
    expect(inShop().toSorted()).toEqual(['L*1', 'M*2', 'X*3']);
    expect(needsSync(cart.get())).toBe(false);
  });

  test('what was put in again meanwhile is not lost', async () => {
    const { cart, syncCart, gateway, here } = await openTees([lineForTests('M', 2)]);
    cart.update((now) => ({ ...change('M', 'S')(now), lines: [...change('M', 'S')(now).lines, lineForTests('M', 1)] }));
    gateway.failNext(notAvailable, { verb: 'update' });
    await syncCart();
    expect(here()).toEqual(['M*3']);
  });

  test('a line the shop never had comes back too', async () => {
    const { cart, syncCart, gateway, here, inShop } = await openTees([]);
    cart.update((now) => change('M', 'S')({ ...now, lines: [lineForTests('M', 2)] }));
    gateway.failNext(notAvailable, { verb: 'update' });
    await syncCart();
    expect([here(), inShop()]).toEqual([['M*2'], ['M*2']]);
  });
});

describe('on the way to the shop', () => {
  test('nothing is lost when an answer stays away, and the next sync goes on', async () => {
    for (const verb of ['pull', 'remove', 'update'] as const) {
      const { cart, syncCart, gateway, here, inShop } = await openTees();
      cart.update(change('M', 'L'));
      gateway.failNext(unreachable, { verb });
      expect(await syncCart()).toEqual({ kind: 'failed' });
      expect(here(), verb).toEqual(['L*3', 'X*3']);
      expect(await syncCart()).toEqual({ kind: 'in-sync' });
      expect(inShop().toSorted(), verb).toEqual(['L*3', 'X*3']);
    }
  });

  test('a change during a sync is taken along', async () => {
    const { cart, syncCart, gateway, inShop } = await openTees();
    cart.update((now) => withQuantity(now, 'M', 5));
    const goOn = gateway.hold();
    const syncing = syncCart();
    cart.update(change('M', 'S'));
    goOn();
    await syncing;
    expect(inShop()).toEqual(['S*5', 'L*1', 'X*3']);
    expect(needsSync(cart.get())).toBe(false);
  });

  test('a change after its line was looked at waits for the next round', async () => {
    const { cart, syncCart, inShop } = await openTees();
    cart.update((now) => withQuantity(now, 'X', 7));
    const syncing = syncCart();
    await until('the shop has seven of X', () => inShop().includes('X*7'));
    cart.update(change('M', 'S'));
    await syncing;
    expect(inShop()).toEqual(['S*2', 'L*1', 'X*7']);
  });
});

describe('a line in another choice', () => {
  test.each([true, false])(
    'removed and had back (after the shop heard of it: %s), only the new choice is there',
    async (heard) => {
      const { cart, syncCart, here, inShop } = await openTees();
      cart.update(change('M', 'S'));
      const line = cart.get().lines[0] ?? lineForTests('none');
      cart.update((now) => withoutLine(now, 'S'));
      if (heard) await syncCart();
      cart.update((now) => withLineReturned(now, line, 0));
      expect(await syncCart()).toEqual({ kind: 'in-sync' });
      expect(here()).toEqual(['S*2', 'L*1', 'X*3']);
      expect(inShop().toSorted()).toEqual(['L*1', 'S*2', 'X*3']);
    },
  );

  test('removed, had back and changed to what the shop still has, the carts agree', async () => {
    const { cart, syncCart, inShop } = await openTees([lineForTests('M', 2)]);
    cart.update(change('M', 'S'));
    const line = cart.get().lines[0] ?? lineForTests('none');
    cart.update((now) => change('S', 'M')(withLineReturned(withoutLine(now, 'S'), line)));
    expect(await syncCart()).toEqual({ kind: 'in-sync' });
    expect(inShop()).toEqual(['M*2']);
  });
});

test('a cart the shop has forgotten gets the new choice', async () => {
  const { cart, syncCart, gateway, inShop, idNow } = await openTees();
  cart.update(change('M', 'S'));
  gateway.forget(idNow());
  await syncCart();
  expect(inShop()).toEqual(['S*2', 'L*1', 'X*3']);
});
