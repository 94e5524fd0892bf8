import { expect, test } from 'vitest';
import { productsIn } from './http-kept-products.ts';

const wire = {
  id: 1,
  sku: 'P1',
  type_id: 'simple',
  name: 'Silk tee',
  price: 100,
  status: 1,
  visibility: 4,
  stock: { qty: 1, is_in_stock: true, stock_status: 1 },
};
const answer = (...items: readonly unknown[]) =>
  JSON.stringify({
    code: 200,
    result: { items, total: items.length, start: 0, perPage: 24, aggregations: [], attribute_metadata: [] },
  });

test('products are read from answers that were kept', () => {
  expect(productsIn([answer(wire), answer({ ...wire, sku: 'P2' })]).map(({ sku }) => sku)).toEqual(['P1', 'P2']);
});

test.each([
  ['no JSON', '<html>'],
  ['empty', ''],
  ['a refusal', JSON.stringify({ code: 500, result: 'no' })],
  ['of another kind', JSON.stringify({ code: 200, result: [] })],
  ['a product without its names', answer({ id: 1 })],
])('what is %s is left out, and the others are not', (_what, text) => {
  expect(productsIn([text, answer(wire)]).map(({ sku }) => sku)).toEqual(['P1']);
});
