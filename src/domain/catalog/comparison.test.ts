import { expect, test } from 'vitest';
import type { Attribute } from './attribute.ts';
import { comparisonOf, isDifferent } from './comparison.ts';
import { productForTests } from './product-for-tests.ts';

const fabric: Attribute = {
  code: 'fabric',
  label: 'Fabric',
  input: 'choice',
  options: [
    { id: '206', label: 'Mulberry silk' },
    { id: '207', label: 'Brocade' },
  ],
  isVisible: true,
  isUserDefined: true,
  isVisibleOnFront: false,
  isComparable: true,
};
const lined: Attribute = { ...fabric, code: 'lined', label: 'Lined', input: 'yes-no', options: [] };
const silk = productForTests('A', { attributes: { fabric: ['206'], lined: ['0'] } });
const brocade = productForTests('B', { attributes: { fabric: ['207'], lined: ['0'] } });

test('CUST-15 what is comparable stands side by side, in the order of the products', () => {
  expect(comparisonOf([brocade, silk], [fabric, lined])).toEqual([
    { label: 'Fabric', values: [['Brocade'], ['Mulberry silk']] },
    { label: 'Lined', values: [false, false] },
  ]);
});

test.each([
  ['is not comparable', { isComparable: false }],
  ['has no label', { label: '' }],
  ['no product has', { code: 'lining' }],
])('CUST-15 an attribute that %s is left out', (_case, change) => {
  expect(comparisonOf([silk, brocade], [{ ...fabric, ...change }])).toEqual([]);
});

test('of a product that says nothing, or is not known, the others are told all the same', () => {
  expect(comparisonOf([silk, productForTests('C'), null], [fabric])).toEqual([
    { label: 'Fabric', values: [['Mulberry silk'], null, null] },
  ]);
});

test('of what a shopper chooses all values are told', () => {
  const values = [
    { id: 206, label: 'Mulberry silk' },
    { id: 207, label: 'Brocade' },
  ];
  const open = productForTests('D', { options: [{ attributeId: 152, code: 'fabric', label: 'Fabric', values }] });
  expect(comparisonOf([open], [fabric])).toEqual([{ label: 'Fabric', values: [['Mulberry silk', 'Brocade']] }]);
});

test.each([
  [[['Silk'], ['Silk']], false],
  [[['Silk'], ['Brocade']], true],
  [[['Silk'], ['Silk', 'Brocade']], true],
  [[false, true], true],
  [[['Silk'], null], true],
  [[['Silk']], false],
])('of %j one can say that it differs: %j', (values, expected) => {
  expect(isDifferent({ label: 'Fabric', values })).toBe(expected);
});
