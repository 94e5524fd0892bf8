import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { createMemoryLocks } from '#adapters/plain/memory-locks.ts';
import { skuOf } from '#domain/catalog/product.ts';
import type { Locks } from '#domain/storage/across-tabs.ts';
import { keepsNothing } from '#domain/storage/keeps-nothing.ts';
import type { Cart, CartId } from './cart.ts';
import type { CartGateway } from './cart-gateway.ts';
import { withLine, withoutLine, withQuantity } from './cart-lines.ts';
import { lineForTests } from './line-for-tests.ts';
import { createRunStep } from './run-step.ts';
import { createSyncCart } from './sync-cart.ts';
import { openSyncWorld } from './sync-world-for-tests.ts';

const A = skuOf('A');

/** A first device that is in step with the shop, and a second one of the same account that has read the same cart. */
async function openDevices(...lines: Cart['lines']) {
  const first = openSyncWorld({ lines });
  await first.syncCart();
  const second = secondDevice(first);
  return {
    first,
    second,
    here: (cart: Cart) => cart.lines.map(({ sku, quantity }) => `${sku}*${quantity}`).toSorted(),
  };
}

function secondDevice(first: ReturnType<typeof openSyncWorld>, gateway: CartGateway = first.gateway) {
  const cart = createMemoryCell<Cart>(first.cart.get());
  return { cart, syncCart: syncOver(first, cart, gateway, createMemoryLocks()) };
}

function syncOver(
  first: ReturnType<typeof openSyncWorld>,
  cart: typeof first.cart,
  gateway: CartGateway,
  locks: Locks,
) {
  const { clock, connectivity, log, stockCheck, adoptLines, rules } = first;
  return createSyncCart({
    cart: { ...cart, ...keepsNothing },
    ...{ cartGateway: gateway, locks, clock, connectivity, log, cartRules: rules },
    openServerCart: () => gateway.create(),
    runStep: createRunStep({ cart, cartGateway: gateway, adoptLines, stockCheck, notify: () => undefined }),
    loadTotals: async () => undefined,
    isInCheckout: () => false,
    ordersUnderWay: async () => ({ hasInFlightOrder: false, orderedLines: [] }),
    ownership: { present: () => null, find: async () => ({ owner: null, isSure: true }) },
    deviceStore: async () => ({ refuses: () => false }),
  });
}

test('row 53: what two devices have put in is there on both', async () => {
  const { first, second, here } = await openDevices(lineForTests('A', 2));
  first.cart.update((now) => withLine(now, lineForTests('B')));
  second.cart.update((now) => withLine(now, lineForTests('C')));
  await first.syncCart();
  await second.syncCart();
  await first.syncCart({ force: false });
  first.cart.update((now) => ({ ...now, inSync: null })); // opened later
  await first.syncCart();
  expect(here(first.cart.get())).toEqual(['A*2', 'B*1', 'C*1']);
  expect(here(second.cart.get())).toEqual(['A*2', 'B*1', 'C*1']);
});

test('row 53: a removal takes out what it saw', async () => {
  const { first, second } = await openDevices(lineForTests('A', 2));
  second.cart.update((now) => withoutLine(now, A));
  await second.syncCart();
  expect(first.inShop()).toEqual([]);
});

test('row 53: a removal does not take out what another device has changed since', async () => {
  const { first, second, here } = await openDevices(lineForTests('A', 2));
  second.cart.update((now) => withoutLine(now, A)); // without a network, so that the shop hears of it later
  first.cart.update((now) => withQuantity(now, A, 5));
  await first.syncCart();
  await second.syncCart();
  expect(first.inShop()).toEqual(['A*5']);
  expect(here(second.cart.get())).toEqual(['A*5']);
  expect(second.cart.get().removed).toEqual([]);
});

const skus = ['A', 'B', 'C'];
const intent = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    sku: fc.constantFrom(...skus),
    quantity: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({
    kind: fc.constant('set' as const),
    sku: fc.constantFrom(...skus),
    quantity: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({ kind: fc.constant('remove' as const), sku: fc.constantFrom(...skus), quantity: fc.constant(0) }),
);

function after(
  cart: Cart,
  { kind, sku, quantity }: { kind: 'add' | 'set' | 'remove'; sku: string; quantity: number },
): Cart {
  if (kind === 'add') return withLine(cart, lineForTests(sku, quantity));
  return kind === 'set' ? withQuantity(cart, skuOf(sku), quantity) : withoutLine(cart, skuOf(sku));
}

/** Every call reaches the shop, and is answered, whenever the scheduler says. */
function shuffled(gateway: CartGateway, scheduler: fc.Scheduler): CartGateway {
  const late =
    <Args extends readonly unknown[], T>(verb: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      await scheduler.schedule(Promise.resolve());
      const reply = await verb(...args);
      await scheduler.schedule(Promise.resolve());
      return reply;
    };
  return { ...gateway, pull: late(gateway.pull), update: late(gateway.update), remove: late(gateway.remove) };
}

test('row 51: in whatever order two tabs are answered, what was wanted last is in both carts', async () => {
  const property = fc.asyncProperty(
    fc.scheduler(),
    fc.array(intent, { minLength: 1, maxLength: 8 }),
    async (scheduler, intents) => {
      const world = openSyncWorld({ lines: [lineForTests('A', 2)] });
      await world.syncCart();
      const slow = shuffled(world.gateway, scheduler);
      const tabs = [syncOver(world, world.cart, slow, world.locks), syncOver(world, world.cart, slow, world.locks)];
      let wanted = world.cart.get();
      const { task } = scheduler.scheduleSequence(
        intents.map((each, at) => async () => {
          wanted = after(wanted, each);
          world.cart.update((now) => after(now, each));
          void tabs[at % tabs.length]?.();
        }),
      );
      await scheduler.waitFor(task);
      await scheduler.waitFor(Promise.all(tabs.map((sync) => sync())));
      await scheduler.waitFor(Promise.all(tabs.map((sync) => sync())));
      const here = (lines: readonly { readonly sku: string; readonly quantity: number }[]) =>
        Object.fromEntries(lines.map(({ sku, quantity }) => [sku, quantity]));
      expect(here(world.cart.get().lines)).toEqual(here(wanted.lines));
      expect(here(world.gateway.linesOf(world.cart.get().id as CartId))).toEqual(here(wanted.lines));
    },
  );
  await fc.assert(property, { numRuns: 1_000, seed: 20_261_125 });
});
