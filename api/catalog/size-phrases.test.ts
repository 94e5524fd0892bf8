import { expect, test } from 'vitest';
import { readSizes } from './size-phrases.ts';

const labels = [
  'XS',
  'S',
  'M',
  'L',
  'XL',
  'XXL',
  'Free Size',
  'EU 36',
  'EU 38',
  'W 36',
  'W 38',
  '4-5 Y',
  '6-7 Y',
  '40',
];
const known = labels.map((label, id) => ({ id, label }));

function read(text: string) {
  const { sizes, rest } = readSizes(text, known);
  return { sizes: sizes.map(({ label }) => label), rest: rest.trim().replace(/\s+/g, ' ') };
}

test.each<[string, readonly string[], string]>([
  ['size xl kurta', ['XL'], 'kurta'],
  ['XL size kurta', ['XL'], 'kurta'],
  ['kurta in size M', ['M'], 'kurta in'],
  ['kurta size:m', ['M'], 'kurta'],
  ['size m kurta', ['M'], 'kurta'],
  ['size m or l kurta', ['M', 'L'], 'kurta'],
  ['size m, l/xl kurta', ['M', 'L', 'XL'], 'kurta'],
  ['size extra large kurta', ['XL'], 'kurta'],
  ['size 2xl', ['XXL'], ''],
  ['large size kurta', ['L'], 'kurta'],
  ['größe L kleid', ['L'], 'kleid'],
  ['साइज़ xl कुर्ता', ['XL'], 'कुर्ता'],
  ['size 38 juttis', ['EU 38', 'W 38'], 'juttis'],
  ['size 40', ['40'], ''],
  ['size 6', ['6-7 Y'], ''],
  ['kurta xl', ['XL'], 'kurta'],
  ['xl kurta', ['XL'], 'kurta'],
  ['kurta m', ['M'], 'kurta'],
  ['M kurta', ['M'], 'kurta'],
  ['free size kaftan', ['Free Size'], 'kaftan'],
  ['eu 38 mojari', ['EU 38'], 'mojari'],
  ['eu38 mojari', ['EU 38'], 'mojari'],
  ['36 inch', ['W 36'], ''],
  ['36" chinos', ['W 36'], 'chinos'],
  ['waist 36 trousers', ['W 36'], 'trousers'],
  ['for a 6 year old', ['6-7 Y'], 'for a'],
  ['7 years', ['6-7 Y'], ''],
  ['6 saal ki ladki', ['6-7 Y'], 'ki ladki'],
  ['5-6 years', ['4-5 Y', '6-7 Y'], ''],
  ['4-5 y frock', ['4-5 Y'], 'frock'],
])('"%s" names %j', (text, sizes, rest) => {
  expect(read(text)).toEqual({ sizes, rest });
});

test.each([
  'm kurta', // a letter before others, as in "t shirt"
  'men s kurta',
  'M',
  'WOMEN S KURTA',
  't-shirt',
  'AJ-KS-1042-M',
  'plus size kurta',
  'size guide',
  'size 99',
  'size',
  '36',
  'Vexilla 40 Flapper',
  '36 cm',
  '12 year old',
  '36 metres of silk',
  'large tote',
  '',
])('"%s" names none, and stays what it is', (text) => {
  expect(read(text)).toEqual({ sizes: [], rest: text });
});

test('without sizes in the catalog no text names one', () => {
  expect(readSizes('size xl kurta', [])).toEqual({ sizes: [], looks: [], rest: 'size xl kurta' });
});

test('what is a size by its looks alone may be a word of a name', () => {
  expect(readSizes('kurta XL', known).looks).toEqual(['xl']);
  expect(readSizes('kurta size XL', known).looks).toEqual([]);
});
