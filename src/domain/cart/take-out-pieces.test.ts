import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { type Cart, emptyCart } from './cart.ts';
import { lineForTests } from './line-for-tests.ts';
import { createTakeOutPieces } from './take-out-pieces.ts';

test('a piece of each line is taken out, the line with its last one, and of what is not there nothing', async () => {
  const lines = [lineForTests('A', 1), lineForTests('B', 3), lineForTests('C', 1)];
  const cart = createMemoryCell<Cart>({ ...emptyCart, lines });
  const syncs: string[] = [];
  const takeOutPieces = createTakeOutPieces({
    cart,
    async syncCart() {
      syncs.push(`${cart.get().lines.length} lines`);
      return { kind: 'in-sync' };
    },
  });
  await takeOutPieces(['A', 'B', 'GONE']);
  expect(cart.get().lines.map(({ sku, quantity }) => `${sku}*${quantity}`)).toEqual(['B*2', 'C*1']);
  expect(syncs).toEqual(['2 lines']);
});
