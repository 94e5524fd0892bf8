import { expect, test } from 'vitest';
import { refused } from '#adapters/memory/memory-link.ts';
import { createShopAccounts } from '#adapters/memory/shop-accounts.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { createMemoryLocks } from '#adapters/plain/memory-locks.ts';
import { signedIn } from '#domain/session/renewal.ts';
import type { Session } from '#domain/session/session.ts';
import { keepsNothing } from '#domain/storage/keeps-nothing.ts';
import type { AdoptLines } from './adopt-lines.ts';
import { createAuthoriseCart } from './authorise-cart.ts';
import { withLine, withoutLine } from './cart-lines.ts';
import { type Ordered, withoutOrdered } from './clear-cart.ts';
import { lineForTests } from './line-for-tests.ts';
import { createOpenAccountsCart } from './open-accounts-cart.ts';
import { createOpenServerCart } from './open-server-cart.ts';
import { openSyncWorld } from './sync-world-for-tests.ts';
import { createUndoMerge } from './undo-merge.ts';

const MINUTE_MS = 60_000;

/** Asha has a piece of A in the cart of her account, and two on this device. */
async function openWorld(
  own: Parameters<typeof openSyncWorld>[0] = {},
  rules: Parameters<typeof openSyncWorld>[1] = {},
  around: { readonly orderedLines?: readonly Ordered[]; readonly adoptLines?: AdoptLines } = {},
) {
  const accounts = createShopAccounts();
  const asha = accounts.add({ email: 'asha@mail.test', firstName: 'Asha', lastName: 'Rao', password: 'indigo lotus' });
  if (!asha) throw new Error('There is an Asha.');
  const tokens = accounts.give(asha.id);
  const world = openSyncWorld({ lines: [lineForTests('A', 2)], ...own }, rules, { accounts, token: tokens.access });
  const theirs = world.gateway.as(tokens.access);
  const opened = await theirs.create();
  if (opened.kind !== 'ok') throw new Error('The account has no cart.');
  await theirs.update(opened.value, lineForTests('A', 1));
  const session = createMemoryCell<Session>(signedIn(tokens, asha, 0));
  const { cart, clock, syncCart } = world;
  const { promise: adopting, resolve: adopts } = Promise.withResolvers<void>();
  const takesIn: AdoptLines = async (lines) => {
    adopts();
    return (around.adoptLines ?? world.adoptLines)(lines);
  };
  const { orderedLines = [] } = around;
  const ordersUnderWay = async () => ({ hasInFlightOrder: false, orderedLines });
  const shared = {
    session,
    cartGateway: world.inTheirName,
    locks: createMemoryLocks(),
    adoptLines: takesIn,
    ordersUnderWay,
  };
  const openAccountsCart = createOpenAccountsCart({ ...shared, cart: { ...cart, ...keepsNothing } });
  const openServerCart = createOpenServerCart({ ...shared, openAccountsCart });
  const authoriseCart = createAuthoriseCart({ cart, openServerCart, syncCart, clock });
  const undoMerge = createUndoMerge({ cart, syncCart });
  const receipt = () => cart.get().receipt;
  return { ...world, account: opened.value, receipt, adopting, openServerCart, authoriseCart, undoMerge };
}

test('CART-58 CART-66 the cart of the account is asked for, and both come together in it', async () => {
  const { authoriseCart, here, inShop, idNow, account, receipt } = await openWorld();
  await authoriseCart();
  expect([idNow(), here(), inShop()]).toEqual([account, ['A*3'], ['A*3']]);
  expect(receipt()).toEqual({ fromAccount: 1, devices: [{ key: 'A', quantity: 2 }] });
});

test('CART-66 done again, nothing is counted twice', async () => {
  const { authoriseCart, here, inShop } = await openWorld();
  await authoriseCart();
  await authoriseCart();
  await Promise.all([authoriseCart(), authoriseCart()]);
  expect([here(), inShop()]).toEqual([['A*3'], ['A*3']]);
});

test('CART-66 cut short before the shop heard of it, it ends in the same cart', async () => {
  const { authoriseCart, gateway, here, inShop, syncCart } = await openWorld();
  gateway.failNext({ kind: 'unreachable' }, { verb: 'update', times: 1 });
  await authoriseCart();
  expect(inShop()).toEqual(['A*1']);
  await authoriseCart();
  await syncCart();
  expect([here(), inShop()]).toEqual([['A*3'], ['A*3']]);
});

test('CART-66 a piece that another tab adds before the shop hears of the merge is one more than the account has', async () => {
  const { openServerCart, cart, syncCart, here, inShop } = await openWorld({ lines: [] });
  await openServerCart();
  cart.update((now) => withLine(now, lineForTests('A')));
  await syncCart();
  expect([here(), inShop()]).toEqual([['A*2'], ['A*2']]);
});

test('CART-66 what was ordered and waits does not come back with the cart of the account', async () => {
  const { authoriseCart, here } = await openWorld({}, {}, { orderedLines: [lineForTests('A', 1)] });
  await authoriseCart();
  expect(here()).toEqual(['A*2']);
});

test('CART-66 what another tab orders while the cart of the account is asked for does not come back with it', async () => {
  const { openServerCart, cart, adopting, here, idNow } = await openWorld({ lines: [lineForTests('A')] });
  const opened = openServerCart();
  await adopting;
  cart.update((now) => withoutOrdered(now, now.lines, 1));
  await opened;
  expect([here(), idNow()]).toEqual([[], '']);
});

test("CART-66 without the code that takes the account's lines in, nothing changes", async () => {
  const { authoriseCart, here, inShop, receipt, idNow } = await openWorld(
    {},
    {},
    { adoptLines: () => Promise.reject(new Error('The file does not come.')) },
  );
  await authoriseCart();
  expect([here(), inShop(), receipt(), idNow()]).toEqual([['A*2'], [], null, '']);
});

test("CART-66 a shop whose pieces usually count does not take the device's away", async () => {
  const { authoriseCart, here, inShop } = await openWorld(
    {},
    { serverMayModifyItems: true, serverMayRemoveItems: true },
  );
  await authoriseCart();
  expect([here(), inShop()]).toEqual([['A*3'], ['A*3']]);
});

test('CART-64 for 24 minutes after an order the cart of this device is left alone', async () => {
  const { authoriseCart, cart, clock, here } = await openWorld();
  cart.update((now) => ({ ...now, orderedAt: clock.now() }));
  await clock.advance(24 * MINUTE_MS - 1);
  await authoriseCart();
  expect(here()).toEqual(['A*2']);
});

test('CART-65 after 24 minutes the carts come together', async () => {
  const { authoriseCart, cart, clock, here } = await openWorld();
  cart.update((now) => ({ ...now, orderedAt: clock.now() }));
  await clock.advance(24 * MINUTE_MS);
  await authoriseCart();
  expect(here()).toEqual(['A*3']);
});

test('a clock that was set back leaves no cart alone for longer', async () => {
  const { authoriseCart, cart, clock, here } = await openWorld();
  cart.update((now) => ({ ...now, orderedAt: clock.now() + 60 * MINUTE_MS }));
  await authoriseCart();
  expect(here()).toEqual(['A*3']);
});

test('CART-59 where the shop denies the cart of the account, a guest cart is opened', async () => {
  const { gateway, syncCart, here, inShop, idNow, account } = await openWorld();
  gateway.failNext(refused(401, "The consumer isn't authorized to access self."), { verb: 'create' });
  expect(await syncCart()).toEqual({ kind: 'in-sync' });
  expect([here(), inShop(), idNow() === account]).toEqual([['A*2'], ['A*2'], false]);
});

test('an account that cannot be asked changes nothing', async () => {
  const { authoriseCart, gateway, here, receipt } = await openWorld();
  gateway.failNext({ kind: 'unreachable' }, { verb: 'pull' });
  await authoriseCart();
  expect([here(), receipt()]).toEqual([['A*2'], null]);
});

test('taken back, the account has what it had, and what this device had is saved for later', async () => {
  const { authoriseCart, undoMerge, cart, inShop, receipt } = await openWorld();
  await authoriseCart();
  await undoMerge();
  expect([inShop(), receipt()]).toEqual([['A*1'], null]);
  expect(cart.get().saved.map(({ sku, quantity }) => `${sku}*${quantity}`)).toEqual(['A*2']);
  await undoMerge();
  expect(inShop()).toEqual(['A*1']);
});

test('the receipt ends for good once all that this device brought is gone from both carts', async () => {
  const { authoriseCart, cart, receipt, syncCart } = await openWorld({ lines: [lineForTests('B', 2)] });
  await authoriseCart();
  expect(receipt()).toEqual({ fromAccount: 1, devices: [{ key: 'B', quantity: 2 }] });
  cart.update((now) => withoutLine(now, 'B'));
  await syncCart();
  cart.update((now) => withLine(now, lineForTests('B')));
  expect(receipt()).toBeNull();
});
