import { expect, test } from 'vitest';
import { parseProduct } from '#adapters/wire/parse-product.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { compositionOf } from './composition-of.ts';

const plain = {
  ...{ id: 1, sku: 'P1', type_id: 'bundle', name: 'Set', price: 100, status: 1, visibility: 4 },
  stock: { qty: 3, is_in_stock: true, stock_status: 1 },
};

function read(changes: object) {
  const found = parseProduct({ ...plain, ...changes });
  if (found.kind !== 'ok') throw new Error(`not readable: ${found.field}`);
  return compositionOf(found.value);
}

test('a product with the least the contract allows is made up of nothing', () => {
  expect(read({})).toEqual({ links: [], bundle: [], files: [] });
});

test('files stand in their order, and only a page of the web is a sample', () => {
  const file = (id: number, position: number, sample_url: string | null) => {
    return { id, title: `File ${id}`, price: id * 10, position, sample_url };
  };
  const downloadable_links = [
    file(1, 3, 'https://media.test/one.pdf'),
    file(2, 1, 'javascript:alert(1)'),
    file(3, 2, null),
  ];
  expect(read({ downloadable_links }).files).toEqual([
    { id: 2, title: 'File 2', price: moneyOf(20), sample: null },
    { id: 3, title: 'File 3', price: moneyOf(30), sample: null },
    { id: 1, title: 'File 1', price: moneyOf(10), sample: 'https://media.test/one.pdf' },
  ]);
});
