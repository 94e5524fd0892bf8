import { expect, test } from 'vitest';
import { type Cart, type CartId, emptyCart } from './cart.ts';
import { withQuantity } from './cart-lines.ts';
import { withoutOrdered } from './clear-cart.ts';
import { lineForTests, serverItemForTests } from './line-for-tests.ts';
import { A, ID, openStepWorld } from './step-world-for-tests.ts';

const ordered = (now: Cart) => withoutOrdered(now, now.lines, 1);

test("the shop's pieces do not overwrite those chosen since the plan", async () => {
  const { cart, during, here, line } = await openStepWorld((now) => now);
  cart.update((now) => withQuantity(now, A, 4));
  await during({ kind: 'take', line, shops: serverItemForTests('A', 3, 5_101) });
  expect(here()).toEqual(['A*4']);
});

test('an answer that comes after the order changes nothing in the new cart', async () => {
  const pushed = await openStepWorld(ordered);
  await pushed.during({ kind: 'push', line: pushed.line });
  expect(pushed.cart.get()).toEqual({ ...emptyCart, orderedAt: 1 });

  const adopted = await openStepWorld(ordered);
  await adopted.during({ kind: 'adopt', shops: serverItemForTests('B', 1, 5_102) });
  expect(adopted.here()).toEqual([]);
});

test('a line that was removed here meanwhile is not adopted', async () => {
  const { during, here } = await openStepWorld((now) => ({ ...now, removed: [{ id: 5_102, quantity: 1 }] }));
  await during({ kind: 'adopt', shops: serverItemForTests('B', 1, 5_102) });
  expect(here()).toEqual(['A*2']);
});

test('a line the shop dropped is not removed there once more', async () => {
  const { cart, during, line } = await openStepWorld((now) => now);
  await during({ kind: 'drop', line });
  expect(cart.get()).toMatchObject({ lines: [], removed: [] });
});

test('a line that the shop has no more is dropped, and no other one', async () => {
  const { cart, during, here, line } = await openStepWorld((now) => now);
  cart.update((now) => ({ ...now, lines: [...now.lines, lineForTests('B')] }));
  expect(await during({ kind: 'drop', line })).toBe('done');
  expect(here()).toEqual(['B*1']);
});

test('the pieces that the shop has are taken, with what the shop calls the line', async () => {
  const { cart, during, line } = await openStepWorld((now) => now);
  const shops = { ...serverItemForTests('A', 5, 5_102), cartId: ID };
  expect(await during({ kind: 'take', line, shops })).toBe('done');
  expect(cart.get().lines).toMatchObject([
    { sku: 'A', quantity: 5, serverItem: { id: 5_102, cartId: ID, quantity: 5 } },
  ]);
});

test('a step of a cart that is another one by now does nothing', async () => {
  const { cart, gateway, during, line } = await openStepWorld((now) => now);
  const calls = gateway.calls().length;
  cart.update((now) => ({ ...now, id: 'cart-2' as CartId }));
  expect(await during({ kind: 'push', line })).toBe('done');
  expect(await during({ kind: 'drop', line })).toBe('done');
  expect([cart.get().lines, gateway.calls().length]).toEqual([[line], calls]);
});

test.each([
  ['that very line was removed early', [{ key: 'B', quantity: 2 }], ['A*2']],
  ['another line was', [{ key: 'C', quantity: 2 }], ['A*2', 'B*2']],
])('what the shop has is not brought back where %s', async (_what, removedEarly, lines) => {
  const { cart, during, here } = await openStepWorld((now) => now);
  cart.update((now) => ({ ...now, removedEarly }));
  await during({ kind: 'adopt', shops: serverItemForTests('B', 2, 5_103) });
  expect(here()).toEqual(lines);
});
