import { expect, test } from 'vitest';
import { type FilterCode, filterCodes } from '#domain/catalog/filters.ts';
import { forSmallScreen } from './small-screen-order.ts';

const groups = (codes: readonly FilterCode[]) => codes.map((code) => ({ code, name: code, values: [] }));

test.each<readonly [codes: readonly FilterCode[], shown: readonly FilterCode[]]>([
  [
    filterCodes,
    ['size', 'price', 'color', 'category_product', 'category', 'discount', 'rts', 'gender', 'country_of_origin'],
  ],
  [
    ['gender', 'color', 'discount'],
    ['color', 'gender', 'discount'],
  ],
  [['rts'], ['rts']],
  [[], []],
])('of %j a small screen shows size, price and colour first', (codes, shown) => {
  expect(forSmallScreen(groups(codes)).map(({ code }) => code)).toEqual(shown);
});
