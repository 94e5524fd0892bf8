import { expect, test } from 'vitest';
import { searchQuery } from '#domain/catalog/search-query.ts';
import { withNamedSizes } from './named-sizes.ts';

const labels = ['M', 'XL', '40', 'W 36', '4-5 Y', '6-7 Y'];
const facets = [
  { code: 'size' as const, label: 'Size', values: labels.map((label) => ({ id: label, label, count: 1 })) },
];

function read(text: string) {
  const { asked, sizes } = withNamedSizes(searchQuery({ text }), facets);
  const [condition] = asked.conditions;
  return [sizes, condition?.kind === 'any-of' ? condition.values : [], asked.text.trim()];
}

test.each([
  ['size xl kurta', ['XL'], 'kurta'],
  ['size 40', ['40'], ''],
  ['kurta XL', ['XL'], 'kurta'],
  ['kurta m', ['M'], 'kurta'],
  ['36 inch', ['W 36'], ''],
  ['trousers 36 inches', ['W 36'], 'trousers'],
  ['frock for a 6 year old', ['6-7 Y'], 'frock'],
  ['5 years', ['4-5 Y'], ''],
])('"%s" names %j', (text, sizes, rest) => {
  expect(read(text)).toEqual([sizes, sizes, rest]);
});

test.each(['', 'm', 'kurta', 'size 99', 'kurta 40', '38 inch', '12 year old', 'm kurta'])(
  '"%s" names none, and stays what it is',
  (text) => {
    expect(read(text)).toEqual([[], [], text]);
  },
);
