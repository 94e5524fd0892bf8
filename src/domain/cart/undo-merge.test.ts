import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { type Cart, emptyCart } from './cart.ts';
import { lineForTests } from './line-for-tests.ts';
import { createKeepMerge, createUndoMerge } from './undo-merge.ts';

const merged: Cart = {
  ...emptyCart,
  lines: [lineForTests('A', 3)],
  receipt: { fromAccount: 1, devices: [{ key: 'A', quantity: 2 }] },
};
const read = ({ lines, saved, receipt }: Cart) => [
  lines.map(({ sku, quantity }) => `${sku}*${quantity}`),
  saved.map(({ sku, quantity }) => `${sku}*${quantity}`),
  receipt,
];

test('CART-66 what came together stays so, and nothing more is said of it', () => {
  const cart = createMemoryCell(merged);
  createKeepMerge({ cart })();
  expect(read(cart.get())).toEqual([['A*3'], [], null]);
});

test('CART-66 taken back, what this device had is saved for later, and the shop hears of it', async () => {
  const cart = createMemoryCell(merged);
  const synced: unknown[] = [];
  const syncCart = async () => {
    synced.push(read(cart.get()));
    return { kind: 'in-sync' } as const;
  };
  await createUndoMerge({ cart, syncCart })();
  expect(synced).toEqual([[['A*1'], ['A*2'], null]]);
});
