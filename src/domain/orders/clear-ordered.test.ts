import { expect, test } from 'vitest';
import { begunAnew, type Cart, type CartId, emptyCart, momentAfter, sinceOf } from '#domain/cart/cart.ts';
import { withLine } from '#domain/cart/cart-lines.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import { createClearOrdered } from './clear-ordered.ts';
import { withoutOrder } from './leave-cart.ts';
import { returnToCart } from './order-transitions.ts';
import { filledCart } from './tab-for-tests.ts';
import { openWorldForTests } from './world-for-tests.ts';

const TEN_YEARS_MS = 3_650 * 24 * 3_600_000;

const skus = ({ lines }: Cart) => lines.map(({ sku, quantity }) => `${sku}*${quantity}`);

test('CHK-39 what was ordered leaves a cart that the device brought back, and nothing else does', async () => {
  const { placeOrder, cart, orderRepository, clock } = openWorldForTests();
  const before = cart.get();
  await placeOrder();
  cart.update(() => withLine(before, lineForTests('B')));
  const clearOrdered = createClearOrdered({ cart, orderRepository, clock });
  await clearOrdered();
  expect(skus(cart.get())).toEqual(['B*1']);
  cart.update((now) => withLine(now, lineForTests('A', 2)));
  await clearOrdered();
  expect(skus(cart.get())).toEqual(['B*1', 'A*2']);
});

test('CHK-35 a cart that the device brought back is not ordered again, with whatever was added to it', async () => {
  const { placeOrder, cart, orderGateway } = openWorldForTests();
  const before = cart.get();
  await placeOrder();
  cart.update(() => withLine(before, lineForTests('B')));
  expect(await placeOrder()).toEqual({ kind: 'blocked' });
  expect(skus(cart.get())).toEqual(['B*1']);
  cart.update((now) => ({ ...filledCart, lines: now.lines, orderedAt: now.orderedAt }));
  expect(await placeOrder()).toMatchObject({ kind: 'accepted' });
  expect(orderGateway.placed().map(({ lines }) => lines.map(({ sku }) => sku))).toEqual([['A'], ['B']]);
});

test('CHK-39 so does what was ordered of a cart that came of the one that the device brought back', async () => {
  const { placeOrder, cart, orderRepository, clock, stored } = openWorldForTests();
  const before = { ...filledCart, orderedAt: clock.now() + TEN_YEARS_MS }; // of a clock that was set forward
  cart.update(() => before);
  await placeOrder();
  for (const order of await stored()) await orderRepository.keep(returnToCart(order)); // its payment failed
  cart.update((now) => ({ ...filledCart, lines: [lineForTests('B')], orderedAt: now.orderedAt }));
  await placeOrder();
  cart.update(() => withLine(withLine(before, lineForTests('B')), lineForTests('C')));
  const clearOrdered = createClearOrdered({ cart, orderRepository, clock });
  await clearOrdered();
  expect(skus(cart.get())).toEqual(['A*2', 'C*1']);
  cart.update((now) => withLine(now, lineForTests('B')));
  await clearOrdered();
  expect(skus(cart.get())).toEqual(['A*2', 'C*1', 'B*1']);
});

test('CHK-39 a clock that was set back does not take for ordered what is put in afterwards', async () => {
  const { placeOrder, cart, orderRepository, clock } = openWorldForTests();
  cart.update(() => ({ ...filledCart, orderedAt: clock.now() + TEN_YEARS_MS }));
  await placeOrder();
  cart.update((now) => withLine(now, lineForTests('A', 2)));
  await createClearOrdered({ cart, orderRepository, clock })();
  expect(skus(cart.get())).toEqual(['A*2']);
});

test("what a guest puts in after somebody has left is not taken for a guest's earlier order", async () => {
  const { placeOrder, cart, orderGateway } = openWorldForTests();
  await placeOrder();
  cart.update(() => ({ ...filledCart, begunAt: begunAnew(emptyCart, momentAfter(sinceOf(cart.get()), 0)).begunAt }));
  expect(await placeOrder()).toMatchObject({ kind: 'accepted' });
  expect(orderGateway.placed()).toHaveLength(2);
});

test('CHK-39 row 91: nothing counts as gone from a cart that is not read yet', async () => {
  const { placeOrder, cart, orderRepository, clock } = openWorldForTests();
  const before = cart.get();
  await placeOrder();
  const isRead = Promise.withResolvers<void>();
  cart.update(() => ({ ...emptyCart, lines: [lineForTests('B')] })); // what was put in meanwhile
  const clearing = createClearOrdered({ cart: { ...cart, open: () => isRead.promise }, orderRepository, clock })();
  await Promise.resolve();
  expect(cart.get().orderedAt).toBeNull();
  cart.update((now) => withLine(before, now.lines[0] ?? lineForTests('B')));
  isRead.resolve();
  await clearing;
  expect(skus(cart.get())).toEqual(['B*1']);
});

const asha = '501' as CustomerId;
const cartId = 'cart-1' as CartId;
const tied = lineForTests('A', 3, { serverItem: { id: 11, cartId, quantity: 3 } });
const open: Cart = { ...filledCart, id: cartId, lines: [tied, lineForTests('B')] };
const leaving = { at: 5, visitor: asha, isTaken: false };
const ofA = { lines: [{ ...lineForTests('A', 3), id: 7 }], cartId: 'cart-1', owner: asha };

test('CHK-39 an order uses up the cart that it names, and no other one', () => {
  expect(withoutOrder(open, ofA, { ...leaving, isTaken: true })).toEqual({
    ...emptyCart,
    lines: [lineForTests('B')],
    orderedAt: 5,
  });
  const later = withoutOrder(open, { ...ofA, cartId: 'cart-0' }, { ...leaving, isTaken: true });
  expect(later).toMatchObject({ id: cartId, removed: [{ id: 11, quantity: 3 }], orderedAt: 5, lines: [{ sku: 'B' }] });
});

test("CHK-42 an order that waits leaves an account's cart open, and a guest's behind", () => {
  expect(withoutOrder(open, ofA, leaving)).toMatchObject({ id: cartId, removed: [{ id: 11, quantity: 3 }] });
  expect(withoutOrder(open, { ...ofA, owner: null }, { ...leaving, visitor: null })).toMatchObject({
    id: null,
    removed: [],
  });
});

test('of more pieces than were ordered the rest stays, in the cart of the account as well', () => {
  const one = { ...ofA, lines: [{ ...lineForTests('A', 1), id: 7 }] };
  expect(withoutOrder(open, one, leaving).lines).toMatchObject([{ sku: 'A', quantity: 2, serverItem: { id: 11 } }, {}]);
});

test('what was removed of another cart of the account stays removed when the cart of an order is used up', () => {
  const [own, other] = [cartId, 'cart-9' as CartId].map((of, at) => ({ id: at, quantity: 1, cartId: of, key: 'C' }));
  const cart = { ...open, id: null, removed: [own, other] as Cart['removed'] };
  expect(withoutOrder(cart, { ...ofA, cartId }, { ...leaving, isTaken: true }).removed).toEqual([other]);
});
