import { expect, test } from 'vitest';
import type { CartId } from '#domain/cart/cart.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import { withoutGone, withoutOrder } from './leave-cart.ts';
import type { Order } from './order.ts';
import { statesForTests } from './states-for-tests.ts';
import { filledCart } from './tab-for-tests.ts';

const asha = '501' as CustomerId;

test.each([
  ['the one that it names, once the shop has the order', null, null, 'cart-1', true, null],
  ['the one that it names, though the shop has not the order yet', null, null, 'cart-1', false, null],
  ["one that was opened while a guest's order was on its way", null, null, '', true, null],
  ["not that of an account into which a guest's pieces have come since", null, asha, '', true, 'cart-1'],
  ['not that of an account, where the shop has not the order yet', asha, asha, 'cart-1', false, 'cart-1'],
  ['not that of an account, where it names another', asha, asha, '', true, 'cart-1'],
  ['that of an account, once the shop has the order', asha, asha, 'cart-1', true, null],
] as const)('an order leaves a cart of the shop behind: %s', (_which, owner, visitor, cartId, isTaken, left) => {
  const cart = { ...filledCart, id: 'cart-1' as CartId };
  const after = withoutOrder(
    cart,
    { lines: cart.lines.map((line) => ({ ...line, id: 1 })), cartId, owner },
    { at: 5, visitor, isTaken },
  );
  expect([after.lines, after.id]).toEqual([[], left]);
});

test.each([
  ['taken', statesForTests.accepted, statesForTests.returned, null],
  ['not taken', { ...statesForTests.queued, hasLeftCart: true }, statesForTests.queued, 'cart-1'],
])(
  'what has left with an order that the shop has %s leaves a cart in which it is still',
  (_what, state, stays, left) => {
    const cart = { ...filledCart, id: 'cart-1' as CartId };
    const lines = cart.lines.map((line) => ({ ...line, id: 1 }));
    const gone = {
      hash: JSON.stringify([['A*2', null]]),
      cartId: 'cart-1',
      owner: asha,
      lines,
    };
    const leaving = { at: 5, visitor: asha };
    const after = withoutGone(cart, [{ ...gone, ...state } as unknown as Order], leaving);
    expect([after.lines, after.id]).toEqual([[], left]);
    expect(withoutGone(cart, [{ ...gone, ...stays } as unknown as Order], leaving)).toBe(cart);
  },
);
