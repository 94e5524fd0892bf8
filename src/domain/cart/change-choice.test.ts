import { describe, expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { moneyOf, type Percent } from '#domain/shared/money.ts';
import type { StockLevel } from '#domain/stock/availability.ts';
import { type Cart, emptyCart } from './cart.ts';
import { defaultCartRules } from './cart-rules-for-tests.ts';
import { createChangeChoice } from './change-choice.ts';
import { lineForTests } from './line-for-tests.ts';

const addition = (error: 'no-variants' | null = null) => {
  const product = productForTests('S', { error });
  return {
    product,
    variant: null,
    price: { current: moneyOf(100), regular: moneyOf(100), discount: 0 as Percent },
    address: '/S',
  };
};

function openShop(level: StockLevel, lines = [lineForTests('M', 2)]) {
  const cart = createMemoryCell<Cart>({ ...emptyCart, lines });
  const syncCart = async () => ({ kind: 'in-sync' }) as const;
  const stock = { look: async () => ({ level, quantity: null }) };
  return {
    cart,
    changeChoice: createChangeChoice({ cart, stockCheck: stock, cartRules: defaultCartRules, syncCart }),
  };
}

describe('asking for another choice', () => {
  test.each(['in-stock', 'unsure'] as const)('one that is %s is put in', async (level) => {
    const { cart, changeChoice } = openShop(level);
    expect(await changeChoice('M', addition())).toEqual({ kind: 'changed' });
    expect(cart.get().lines).toMatchObject([{ sku: 'S', quantity: 2, stock: { level } }]);
  });

  test('CART-16 STOCK-25 one that is out of stock is refused, and all stays', async () => {
    const { cart, changeChoice } = openShop('out-of-stock');
    expect(await changeChoice('M', addition())).toEqual({ kind: 'refused', reason: 'out-of-stock' });
    expect(cart.get().lines).toEqual([lineForTests('M', 2)]);
  });

  test('CART-15 a product that cannot be bought is refused', async () => {
    expect(await openShop('in-stock').changeChoice('M', addition('no-variants'))).toEqual({
      kind: 'refused',
      reason: 'no-variants',
    });
  });

  test('a line that another tab took out is told to be gone', async () => {
    expect(await openShop('in-stock', []).changeChoice('M', addition())).toEqual({ kind: 'gone' });
  });

  test('the same choice again asks for nothing', async () => {
    expect(await openShop('out-of-stock').changeChoice('S', addition())).toEqual({ kind: 'changed' });
  });
});
