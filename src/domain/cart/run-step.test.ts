import { expect, test } from 'vitest';
import { createMemoryCartGateway } from '#adapters/memory/memory-cart-gateway.ts';
import { refused } from '#adapters/memory/memory-link.ts';
import { createMemoryStockCheck } from '#adapters/memory/memory-stock-check.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { skuOf } from '#domain/catalog/product.ts';
import type { Notice } from '#domain/notices/notices.ts';
import { type Cart, type CartId, emptyCart } from './cart.ts';
import { withoutLine, withPieces } from './cart-lines.ts';
import { withoutOrdered, withoutOrderedInShop } from './clear-cart.ts';
import { lineForTests, serverItemForTests } from './line-for-tests.ts';
import { createRunStep } from './run-step.ts';

const A = skuOf('A');
const B = skuOf('B');
const ID = 'cart-1' as CartId;

/** A cart with two pieces of A that the shop has taken; `meanwhile` happens while a step waits for its answer. */
async function openWorld(meanwhile: (now: Cart) => Cart) {
  const line = lineForTests('A', 2, { shopsLine: { id: 5_101, cartId: ID, pieces: 2 } });
  const cart = createMemoryCell<Cart>({ ...emptyCart, id: ID, lines: [line] });
  const gateway = createMemoryCartGateway();
  await gateway.create();
  await gateway.update(ID, line);
  const told: Notice[] = [];
  const adoptLines = async (shops: readonly ReturnType<typeof serverItemForTests>[]) =>
    shops.map(({ sku, pieces }) => lineForTests(sku, pieces));
  const stock = createMemoryStockCheck();
  const runStep = createRunStep({
    cart,
    cartGateway: gateway,
    adoptLines,
    stockCheck: stock,
    notify: (notice) => void told.push(notice),
  });
  const during = async (step: Parameters<typeof runStep>[1]) => {
    const go = gateway.hold();
    const outcome = runStep(ID, step);
    cart.update(meanwhile);
    go();
    return outcome;
  };
  const here = () => cart.get().lines.map(({ sku, pieces }) => `${sku}*${pieces}`);
  return { cart, gateway, stock, told, during, here, line };
}

const ordered = (now: Cart) => withoutOrdered(now, now.lines, 1);

test('a refused push does not take back pieces chosen since', async () => {
  const { cart, gateway, during, here, line } = await openWorld((now) => withPieces(now, A, 7));
  cart.update((now) => withPieces(now, A, 9));
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
  async (left, pieces) => {
    const { cart, gateway, stock, during, line } = await openWorld((now) => now);
    cart.update((now) => withPieces(now, A, 9));
    stock.put(A, 'in-stock', left);
    gateway.failNext(refused(422, 'The requested qty is not available'), { verb: 'update' });
    await during({ kind: 'push', line });
    expect(cart.get().lines).toMatchObject([{ pieces, setback: { kind: 'pieces', wanted: 9, left } }]);
  },
);

test('a line removed while it is pushed is to be removed in the shop', async () => {
  const { cart, during, line } = await openWorld((now) => withoutLine(now, A));
  await during({ kind: 'push', line });
  expect(cart.get()).toMatchObject({ lines: [], removed: [{ id: 5_101, pieces: 2 }] });
});

test('CART-02 CART-53 a line that the shop took knows the id and the pieces that the shop has of it', async () => {
  const { cart, gateway, during } = await openWorld((now) => now);
  const fresh = lineForTests('B', 3);
  cart.update((now) => ({ ...now, lines: [...now.lines, fresh] }));
  expect(await during({ kind: 'push', line: fresh })).toBe('done');
  const pulled = await gateway.pull(ID);
  const shops = pulled.kind === 'ok' ? pulled.value.find(({ sku }) => sku === B) : undefined;
  expect(cart.get().lines.at(-1)?.shopsLine).toEqual({ id: shops?.id, cartId: ID, pieces: 3 });
});

test('row 96: a line of which nothing was heard says in which cart it was asked for last', async () => {
  const { cart, gateway, during } = await openWorld((now) => now);
  const unheard = { ...lineForTests('B', 3), asked: [3], askedIn: 'cart-0' as CartId };
  cart.update((now) => ({ ...now, lines: [...now.lines, unheard] }));
  gateway.failNext({ kind: 'unreachable' }, { verb: 'update' });
  await during({ kind: 'push', line: unheard });
  expect(cart.get().lines.at(-1)).toMatchObject({ asked: [3], askedIn: ID });
});

test('row 96: a line that is not there when its answer comes, and that nobody removed, is no removed one', async () => {
  const { cart, during, line } = await openWorld((now) => ({ ...now, lines: [] }));
  await during({ kind: 'push', line });
  expect(cart.get()).toMatchObject({ lines: [], removed: [], removedEarly: [] });
});

test('row 96: a new line that is removed while it is pushed is to be removed in the shop, by what it is', async () => {
  const { cart, during } = await openWorld((now) => withoutLine(now, B));
  const fresh = lineForTests('B', 1);
  cart.update((now) => ({ ...now, lines: [...now.lines, fresh] }));
  await during({ kind: 'push', line: fresh });
  expect(cart.get().removedEarly).toEqual([]);
  expect(cart.get().removed).toMatchObject([{ pieces: 1 }]);
});

test('row 96: a refused new line leaves nothing to be removed', async () => {
  const { cart, gateway, during } = await openWorld((now) => now);
  const fresh = lineForTests('B', 1);
  cart.update((now) => ({ ...now, lines: [...now.lines, fresh] }));
  gateway.failNext(refused(422, 'No more of it'), { verb: 'update' });
  await during({ kind: 'push', line: fresh });
  expect(cart.get()).toMatchObject({ lines: [{ sku: A }], removed: [], removedEarly: [] });
});

test("the shop's pieces do not overwrite those chosen since the plan", async () => {
  const { cart, during, here, line } = await openWorld((now) => now);
  cart.update((now) => withPieces(now, A, 4));
  await during({ kind: 'take', line, shops: serverItemForTests('A', 3, 5_101) });
  expect(here()).toEqual(['A*4']);
});

test('an answer that comes after the order changes nothing in the new cart', async () => {
  const pushed = await openWorld(ordered);
  await pushed.during({ kind: 'push', line: pushed.line });
  expect(pushed.cart.get()).toEqual({ ...emptyCart, orderedAt: 1 });

  const adopted = await openWorld(ordered);
  await adopted.during({ kind: 'adopt', shops: serverItemForTests('B', 1, 5_102) });
  expect(adopted.here()).toEqual([]);
});

test('a line that was ordered before its answer came goes from the cart that the shop still has', async () => {
  const { cart, during, line } = await openWorld((now) => withoutOrderedInShop(now, now.lines, 7));
  await during({ kind: 'push', line });
  expect(cart.get()).toMatchObject({ lines: [], removed: [{ id: 5_101, pieces: 2 }] });
});

test('an answer for a customer who has left and come back since removes nothing from the cart of the account', async () => {
  const back = { ...emptyCart, id: ID, begunAt: 7 }; // their cart is opened again, and its lines have not come yet
  const { cart, during, line } = await openWorld(() => back);
  await during({ kind: 'push', line });
  expect(cart.get()).toEqual(back);
});

test('a line that was removed here meanwhile is not adopted', async () => {
  const { during, here } = await openWorld((now) => ({ ...now, removed: [{ id: 5_102, pieces: 1 }] }));
  await during({ kind: 'adopt', shops: serverItemForTests('B', 1, 5_102) });
  expect(here()).toEqual(['A*2']);
});

test('a line the shop dropped is not removed there once more', async () => {
  const { cart, during, line } = await openWorld((now) => now);
  await during({ kind: 'drop', line });
  expect(cart.get()).toMatchObject({ lines: [], removed: [] });
});

test.each([
  [404, 'forgotten'],
  [503, 'stopped'],
  [429, 'stopped'],
] as const)('a shop that answers %i: %s', async (code, outcome) => {
  const { gateway, during, here, told, line } = await openWorld((now) => now);
  gateway.failNext(refused(code, 'no'), { times: 2 });
  expect(await during({ kind: 'push', line })).toBe(outcome);
  expect(await during({ kind: 'delete', shops: serverItemForTests('A', 2, 5_101) })).toBe(outcome);
  expect(here()).toEqual(['A*2']);
  expect(told).toEqual([]);
});

test('row 96: a line that was removed, here and there, is removed too where a late push made it anew', async () => {
  const { cart, gateway, during, line } = await openWorld((now) => withoutLine(now, A));
  await gateway.remove(ID, serverItemForTests('A', 2, 5_101)); // by another page
  await during({ kind: 'push', line });
  expect(cart.get().removed).toEqual([{ id: 5_102, pieces: 2, cartId: ID }]);
});

test.each([
  ['is told in its words', false, [{ code: 'server-message', text: 'No such size' }]],
  ['is not told where it is to be silent', true, []],
])('what the shop refuses of a line %s', async (_how, isSilent, notices) => {
  const { gateway, during, line, told, cart } = await openWorld((now) => now);
  cart.update((now) => withPieces(now, A, 9));
  gateway.failNext({ kind: 'refused', code: 422, message: 'No such size', isSilent }, { verb: 'update' });
  await during({ kind: 'push', line });
  expect(told).toEqual(notices);
});

test('a line that the shop has no more is dropped, and no other one', async () => {
  const { cart, during, here, line } = await openWorld((now) => now);
  cart.update((now) => ({ ...now, lines: [...now.lines, lineForTests('B')] }));
  expect(await during({ kind: 'drop', line })).toBe('done');
  expect(here()).toEqual(['B*1']);
});

test('the pieces that the shop has are taken, with what the shop calls the line', async () => {
  const { cart, during, line } = await openWorld((now) => now);
  const shops = { ...serverItemForTests('A', 5, 5_102), cartId: ID };
  expect(await during({ kind: 'take', line, shops })).toBe('done');
  expect(cart.get().lines).toMatchObject([{ sku: 'A', pieces: 5, shopsLine: { id: 5_102, cartId: ID, pieces: 5 } }]);
});

test('a step of a cart that is another one by now does nothing', async () => {
  const { cart, gateway, during, line } = await openWorld((now) => now);
  const calls = gateway.calls().length;
  cart.update((now) => ({ ...now, id: 'cart-2' as CartId }));
  expect(await during({ kind: 'push', line })).toBe('done');
  expect(await during({ kind: 'drop', line })).toBe('done');
  expect([cart.get().lines, gateway.calls().length]).toEqual([[line], calls]);
});

test.each([
  ['that very line was removed early', [{ key: 'B', pieces: 2 }], ['A*2']],
  ['another line was', [{ key: 'C', pieces: 2 }], ['A*2', 'B*2']],
])('what the shop has is not brought back where %s', async (_what, removedEarly, lines) => {
  const { cart, during, here } = await openWorld((now) => now);
  cart.update((now) => ({ ...now, removedEarly }));
  await during({ kind: 'adopt', shops: serverItemForTests('B', 2, 5_103) });
  expect(here()).toEqual(lines);
});

test('what the shop has taken of a line that is in another size by then is known to that line', async () => {
  const line = lineForTests('A', 2, { shopsLine: { id: 5_101, cartId: ID, pieces: 2 } });
  const other = { ...lineForTests('A-L', 4, { shopsLine: line.shopsLine, replaces: [line] }), asked: [4] };
  const { cart, during } = await openWorld((now) => ({ ...now, lines: [other] }));
  cart.update((now) => withPieces(now, A, 4));
  expect(await during({ kind: 'push', line })).toBe('done');
  const [changed] = cart.get().lines;
  expect(changed).toMatchObject({
    sku: 'A-L',
    pieces: 4,
    shopsLine: { id: 5_101, pieces: 4 },
    replaces: [{ sku: 'A' }],
  });
  expect(changed?.asked).toBeUndefined();
});
