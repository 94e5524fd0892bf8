import { expect, test } from 'vitest';
import type { Product } from '#domain/catalog/product.ts';
import { kurta } from '#viewmodels/product/product-for-tests.ts';
import { ready } from '#viewmodels/product/product-screen-for-tests.ts';
import { chosenAddress } from './chosen-address.ts';

const [INDIGO, IVORY, S, M, L] = [49, 54, 166, 167, 168];

type Shown = { readonly product?: Product; readonly variant?: string; readonly toChoose?: readonly string[] };

/** A page of a kurta in indigo (S, M) and ivory (M alone), and what its form sent. */
function sent(query: string, { product = kurta(), variant = 'INDIGO-S', toChoose = ['size'] }: Shown = {}) {
  const view = ready(product, variant, toChoose);
  return chosenAddress(view, new URLSearchParams(query), { listOutOfStockProducts: true });
}

test.each([
  ['a colour and a size', `color=${IVORY}&size=${M}`, '/p/K/kurta/IVORY-M'],
  ['words of a colour and a size', `color=ivory-${IVORY}&size=m-${M}`, '/p/K/kurta/IVORY-M'],
  ['a colour alone', `color=${IVORY}`, '/p/K/kurta/IVORY-M?choose=size'],
  ['a size alone', `size=${M}`, '/p/K/kurta/INDIGO-M'],
  ['a size that nobody can have', `color=${INDIGO}&size=${L}`, '/p/K/kurta/INDIGO-S?choose=size'],
  ['nothing that can be read', 'color=<b>&size=', '/p/K/kurta/INDIGO-S?choose=size'],
])('ROUTE-45 %s leads to its own address', (_, query, address) => {
  expect(sent(query)).toBe(address);
});

test.each([
  ['the colour', `color=${IVORY}&size=${S}`, '/p/K/kurta/IVORY-M?choose=size'],
  ['the size', `color=${INDIGO}&size=${M}`, '/p/K/kurta/INDIGO-M'],
])('ROUTE-45 to %s that was chosen last everything else gives way', (_, query, address) => {
  expect(sent(query, { toChoose: [] })).toBe(address);
});

test('ROUTE-45 an address without a choice stands', () => {
  expect(sent('choose=size&utm_source=letter')).toBeNull();
});

test('ROUTE-45 an option that is called as an address calls what is left to choose leads nowhere for ever', () => {
  const [colour, size] = kurta().options;
  if (!colour || !size) throw new Error('A kurta has two options.');
  const product = kurta({ options: [colour, { ...size, code: 'choose' }] });
  expect(sent('choose=size', { product })).toBeNull();
});

test('ROUTE-45 a page that is no product is not looked into', () => {
  expect(
    chosenAddress({ kind: 'failed' }, new URLSearchParams('color=1'), { listOutOfStockProducts: true }),
  ).toBeNull();
});
