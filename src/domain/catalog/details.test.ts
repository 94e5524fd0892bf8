import { expect, test } from 'vitest';
import type { Attribute } from './attribute.ts';
import { detailsOf } from './details.ts';
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
  isVisibleOnFront: true,
  isComparable: false,
};
const silk = productForTests('K', { attributes: { fabric: ['206'] } });

test('CAT-037 an attribute that is shown stands with its value', () => {
  expect(detailsOf(silk, [fabric])).toEqual([{ label: 'Fabric', value: ['Mulberry silk'] }]);
});

test.each([
  ['is not visible', { isVisible: false }],
  ['is not user defined', { isUserDefined: false }],
  ['is not visible on front', { isVisibleOnFront: false }],
  ['has no label', { label: '' }],
  ['is a picture', { input: 'other' }],
  ['has no value on the product', { code: 'lining' }],
  ['has a value that is no option', { options: [] }],
] as const)('CAT-037 an attribute that %s is not listed', (_case, change) => {
  expect(detailsOf(silk, [{ ...fabric, ...change }])).toEqual([]);
});

test.each([
  ['several options', fabric, ['207', '206'], ['Mulberry silk', 'Brocade']],
  ['a text', { ...fabric, input: 'text' }, ['By hand'], ['By hand']],
  ['yes', { ...fabric, input: 'yes-no' }, ['1'], true],
  ['no', { ...fabric, input: 'yes-no' }, ['false'], false],
] as const)('%s', (_case, attribute, values, value) => {
  expect(detailsOf({ ...silk, attributes: { fabric: values } }, [attribute])).toEqual([{ label: 'Fabric', value }]);
});

test('what the shopper chooses is not listed beside the choice', () => {
  const options = [{ attributeId: 152, code: 'fabric', label: 'Fabric', values: [] }];
  expect(detailsOf({ ...silk, options }, [fabric])).toEqual([]);
});
