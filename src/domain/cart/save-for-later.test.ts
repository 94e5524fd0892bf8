import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Notice } from '#domain/notices/notices.ts';
import { nothing } from '#domain/shared/money.ts';
import type { StockLevel } from '#domain/stock/availability.ts';
import type { Cart, CartId } from './cart.ts';
import { emptyCart } from './cart.ts';
import { defaultCartRules } from './cart-rules-for-tests.ts';
import { withoutOrdered } from './clear-cart.ts';
import { lineForTests } from './line-for-tests.ts';
import { createSavedLines } from './save-for-later.ts';

const tied = { id: 1, cartId: 'cart-1' as CartId, quantity: 2 };

function openWorld(own: Partial<Cart>, level: StockLevel = 'in-stock') {
  const cart = createMemoryCell<Cart>({ ...emptyCart, ...own });
  const told: Notice[] = [];
  const syncs: string[] = [];
  const savedLines = createSavedLines({
    cart,
    stockCheck: { look: async () => ({ level, quantity: null }) },
    cartRules: defaultCartRules,
    notify: (notice) => void told.push(notice),
    syncCart: async () => {
      syncs.push('sync');
      return { kind: 'in-sync' };
    },
  });
  return { cart, told, syncs, savedLines };
}

test('undone, a saved line stands where it stood and is not removed at the shop', async () => {
  const line = lineForTests('A', 2, { serverItem: tied });
  const { cart, savedLines, syncs } = openWorld({ lines: [line, lineForTests('B')] });
  await savedLines.save('A');
  await savedLines.unsave(line, 0);
  expect(cart.get()).toMatchObject({ lines: [{ sku: 'A', quantity: 2 }, { sku: 'B' }], saved: [], removed: [] });
  expect(syncs).toHaveLength(2);
});

test.each([
  ['in-stock', 'added', []],
  ['unsure', 'added', ['cart-stock-unsure']],
  ['out-of-stock', 'refused', ['cart-out-of-stock']],
] as const)('CART-16 CART-18 CART-19 a saved line that is %s is %s', async (level, kind, codes) => {
  const { cart, told, savedLines } = openWorld({ saved: [lineForTests('A')] }, level);
  expect(await savedLines.move('A')).toEqual({ kind });
  expect(cart.get().lines).toHaveLength(kind === 'added' ? 1 : 0);
  expect(cart.get().saved).toHaveLength(kind === 'added' ? 0 : 1);
  expect(told.map(({ code }) => code)).toEqual(codes);
});

test('CART-13 a saved line without a price stays saved', async () => {
  const { told, savedLines } = openWorld({ saved: [lineForTests('A', 1, { price: nothing })] });
  expect(await savedLines.move('A')).toEqual({ kind: 'refused' });
  expect(told).toEqual([{ code: 'cart-price-unknown' }]);
});

test('what another tab has moved meanwhile is not moved again', async () => {
  const { cart, savedLines } = openWorld({ saved: [lineForTests('A')] });
  const moving = savedLines.move('A');
  cart.update((now) => ({ ...now, saved: [], lines: [lineForTests('A')] }));
  await moving;
  expect(cart.get().lines).toEqual([lineForTests('A')]);
  expect(await savedLines.move('A')).toEqual({ kind: 'refused' });
});

test('a forgotten line can be kept again', async () => {
  const { cart, savedLines } = openWorld({ saved: [lineForTests('A', 3)] });
  await savedLines.forget('A');
  expect(cart.get().saved).toEqual([]);
  await savedLines.remember(lineForTests('A', 3));
  expect(cart.get().saved).toEqual([lineForTests('A', 3)]);
});

test('CART-56 an order takes nothing of what is saved', () => {
  const cart = { ...emptyCart, lines: [lineForTests('A')], saved: [lineForTests('A', 2)] };
  expect(withoutOrdered(cart, [lineForTests('A')], 5)).toMatchObject({ lines: [], saved: [lineForTests('A', 2)] });
});
