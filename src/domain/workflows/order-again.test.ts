import { expect, test } from 'vitest';
import { createMemorySearchIndex } from '#adapters/memory/memory-search-index.ts';
import type { PastLine } from '#domain/account/order-history.ts';
import type { CartAddition } from '#domain/cart/line-of.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { kurta } from '#viewmodels/product/product-for-tests.ts';
import { createOrderAgain } from './order-again.ts';

const line = (sku: string, quantity: number, parentSku = sku): PastLine =>
  ({ sku, parentSku, quantity, name: `Piece ${sku}` }) as PastLine;

function open(isTaken: (sku: string) => boolean = () => true) {
  const search = createMemorySearchIndex();
  search.put(
    kurta(),
    productForTests('TEE', { id: 8 }),
    productForTests('SET', { id: 9, type: 'bundle' }),
    productForTests('DUO', { id: 10, type: 'grouped' }),
    productForTests('PATTERN', { id: 11, type: 'downloadable' }),
  );
  const added: unknown[] = [];
  const again = createOrderAgain({
    searchIndex: search,
    market: () => ({ country: 'IN', today: '2026-11-20' }),
    shopRules: { useUrlPaths: true, listOutOfStockProducts: true },
    addToCart: async ({ variant, product, price, address }: CartAddition, quantity) => {
      added.push([variant?.sku ?? product.sku, quantity, price.current, address]);
      return isTaken(product.sku) ? { kind: 'added' } : { kind: 'refused' };
    },
  });
  return { search, added, again };
}

test('what was ordered goes into the cart again: the very variant, at the price of today', async () => {
  const { added, again } = open();
  const outcome = await again([line('INDIGO-M', 2, 'K'), line('TEE', 3)]);
  expect(outcome).toEqual({ kind: 'added', quantity: 5, gone: [] });
  expect(added).toEqual([
    ['INDIGO-M', 2, moneyOf(1_500), '/p/K/kurta/INDIGO-M'],
    ['TEE', 3, moneyOf(100), '/p/TEE/TEE'],
  ]);
});

test('what can no longer be bought as it was is named', async () => {
  const { added, again } = open((sku) => sku !== 'TEE');
  const asked = [line('INDIGO-XL', 1, 'K'), line('GONE', 1), line('SET', 1), line('DUO', 1), line('PATTERN', 1)];
  expect(await again(asked)).toMatchObject({ quantity: 0, gone: asked.map(({ name }) => name) });
  expect(added).toEqual([]);
  expect(await again([line('TEE', 3)])).toEqual({ kind: 'added', quantity: 0, gone: ['Piece TEE'] });
});

test('where the shop cannot be asked nothing is added', async () => {
  const { search, added, again } = open();
  search.cut();
  expect(await again([line('TEE', 3)])).toEqual({ kind: 'failed' });
  expect(added).toEqual([]);
});
