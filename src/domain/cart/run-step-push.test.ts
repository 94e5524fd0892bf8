import { expect, test } from 'vitest';
import { refused } from '#adapters/memory/memory-link.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { type CartId, emptyCart } from './cart.ts';
import { withoutLine, withQuantity } from './cart-lines.ts';
import { withoutOrderedInShop } from './clear-cart.ts';
import { lineForTests, serverItemForTests } from './line-for-tests.ts';
import { A, ID, openStepWorld } from './step-world-for-tests.ts';

const B = skuOf('B');

test('a refused push does not take back pieces chosen since', async () => {
  const { cart, gateway, during, here, line } = await openStepWorld((now) => withQuantity(now, A, 7));
  cart.update((now) => withQuantity(now, A, 9));
  gateway.failNext(refused(422, 'The requested qty is not available'), { verb: 'update' });
  expect(await during({ kind: 'push', line })).toBe('done');
  expect(here()).toEqual(['A*7']);
});

test.each([
  [1, 1],
  [3, 2],
  [0, 2],
])(
  'row 50: CART-02 CART-54 a refused push of 9 with %i left goes back to %i, and says what was wanted',
  async (left, quantity) => {
    const { cart, gateway, stock, during, line } = await openStepWorld((now) => now);
    cart.update((now) => withQuantity(now, A, 9));
    stock.put(A, 'in-stock', left);
    gateway.failNext(refused(422, 'The requested qty is not available'), { verb: 'update' });
    await during({ kind: 'push', line });
    expect(cart.get().lines).toMatchObject([{ quantity, rejection: { kind: 'pieces', wanted: 9, left } }]);
  },
);

test('a line removed while it is pushed is to be removed in the shop', async () => {
  const { cart, during, line } = await openStepWorld((now) => withoutLine(now, A));
  await during({ kind: 'push', line });
  expect(cart.get()).toMatchObject({ lines: [], removed: [{ id: 5_101, quantity: 2 }] });
});

test('CART-02 CART-53 a line that the shop took knows the id and the pieces that the shop has of it', async () => {
  const { cart, gateway, during } = await openStepWorld((now) => now);
  const fresh = lineForTests('B', 3);
  cart.update((now) => ({ ...now, lines: [...now.lines, fresh] }));
  expect(await during({ kind: 'push', line: fresh })).toBe('done');
  const pulled = await gateway.pull(ID);
  const shops = pulled.kind === 'ok' ? pulled.value.find(({ sku }) => sku === B) : undefined;
  expect(cart.get().lines.at(-1)?.serverItem).toEqual({ id: shops?.id, cartId: ID, quantity: 3 });
});

test('row 96: a line of which nothing was heard says in which cart it was asked for last', async () => {
  const { cart, gateway, during } = await openStepWorld((now) => now);
  const unheard = { ...lineForTests('B', 3), asked: [3], askedIn: 'cart-0' as CartId };
  cart.update((now) => ({ ...now, lines: [...now.lines, unheard] }));
  gateway.failNext({ kind: 'unreachable' }, { verb: 'update' });
  await during({ kind: 'push', line: unheard });
  expect(cart.get().lines.at(-1)).toMatchObject({ asked: [3], askedIn: ID });
});

test('row 96: a line that is not there when its answer comes, and that nobody removed, is no removed one', async () => {
  const { cart, during, line } = await openStepWorld((now) => ({ ...now, lines: [] }));
  await during({ kind: 'push', line });
  expect(cart.get()).toMatchObject({ lines: [], removed: [], removedEarly: [] });
});

test('row 96: a new line that is removed while it is pushed is to be removed in the shop, by what it is', async () => {
  const { cart, during } = await openStepWorld((now) => withoutLine(now, B));
  const fresh = lineForTests('B', 1);
  cart.update((now) => ({ ...now, lines: [...now.lines, fresh] }));
  await during({ kind: 'push', line: fresh });
  expect(cart.get().removedEarly).toEqual([]);
  expect(cart.get().removed).toMatchObject([{ quantity: 1 }]);
});

test('row 96: a refused new line leaves nothing to be removed', async () => {
  const { cart, gateway, during } = await openStepWorld((now) => now);
  const fresh = lineForTests('B', 1);
  cart.update((now) => ({ ...now, lines: [...now.lines, fresh] }));
  gateway.failNext(refused(422, 'No more of it'), { verb: 'update' });
  await during({ kind: 'push', line: fresh });
  expect(cart.get()).toMatchObject({ lines: [{ sku: A }], removed: [], removedEarly: [] });
});

test('a line that was ordered before its answer came goes from the cart that the shop still has', async () => {
  const { cart, during, line } = await openStepWorld((now) => withoutOrderedInShop(now, now.lines, 7));
  await during({ kind: 'push', line });
  expect(cart.get()).toMatchObject({ lines: [], removed: [{ id: 5_101, quantity: 2 }] });
});

test('an answer for a customer who has left and come back since removes nothing from the cart of the account', async () => {
  const back = { ...emptyCart, id: ID, begunAt: 7 }; // their cart is opened again, and its lines have not come yet
  const { cart, during, line } = await openStepWorld(() => back);
  await during({ kind: 'push', line });
  expect(cart.get()).toEqual(back);
});

test.each([
  [404, 'forgotten'],
  [503, 'stopped'],
  [429, 'stopped'],
] as const)('a shop that answers %i: %s', async (code, outcome) => {
  const { gateway, during, here, told, line } = await openStepWorld((now) => now);
  gateway.failNext(refused(code, 'no'), { times: 2 });
  expect(await during({ kind: 'push', line })).toBe(outcome);
  expect(await during({ kind: 'delete', shops: serverItemForTests('A', 2, 5_101) })).toBe(outcome);
  expect(here()).toEqual(['A*2']);
  expect(told).toEqual([]);
});

test('row 96: a line that was removed, here and there, is removed too where a late push made it anew', async () => {
  const { cart, gateway, during, line } = await openStepWorld((now) => withoutLine(now, A));
  await gateway.remove(ID, serverItemForTests('A', 2, 5_101)); // by another page
  await during({ kind: 'push', line });
  expect(cart.get().removed).toEqual([{ id: 5_102, quantity: 2, cartId: ID, key: A }]);
});

test.each([
  ['is told in its words', false, [{ code: 'server-message', text: 'No such size' }]],
  ['is not told where it is to be silent', true, []],
])('what the shop refuses of a line %s', async (_how, isSilent, notices) => {
  const { gateway, during, line, told, cart } = await openStepWorld((now) => now);
  cart.update((now) => withQuantity(now, A, 9));
  gateway.failNext({ kind: 'refused', code: 422, message: 'No such size', isSilent }, { verb: 'update' });
  await during({ kind: 'push', line });
  expect(told).toEqual(notices);
});

test('what the shop has taken of a line that is in another size by then is known to that line', async () => {
  const line = lineForTests('A', 2, { serverItem: { id: 5_101, cartId: ID, quantity: 2 } });
  const other = { ...lineForTests('A-L', 4, { serverItem: line.serverItem, replaces: [line] }), asked: [4] };
  const { cart, during } = await openStepWorld((now) => ({ ...now, lines: [other] }));
  cart.update((now) => withQuantity(now, A, 4));
  expect(await during({ kind: 'push', line })).toBe('done');
  const [changed] = cart.get().lines;
  expect(changed).toMatchObject({
    sku: 'A-L',
    quantity: 4,
    serverItem: { id: 5_101, quantity: 4 },
    replaces: [{ sku: 'A' }],
  });
  expect(changed?.asked).toBeUndefined();
});
