import { expect, test } from 'vitest';
import { inLanguage, textsIn } from './in-language.ts';

const words = new Map([
  ['<p>Soft.</p>', '<p>Weich.</p>'],
  ['Silk Tee', 'Seidenshirt'],
  ['Handmade', 'Handgemacht'],
  ['Wine', 'Weinrot'],
  ['Women', 'Damen'],
  ['For women', 'Für Damen'],
  ['New in', 'Neu'],
]);
const told = (answer: unknown) => inLanguage(answer, { language: 'de', words });

const product = { sku: 'P1', name: 'Silk Tee', description: '<p>Soft.</p>', product_tag: 'Handmade' };

test('a record is told in the language, says so, and keeps its name', () => {
  expect(told({ items: [product] })).toEqual({
    items: [{ ...product, description: '<p>Weich.</p>', product_tag: 'Handgemacht', language: 'de' }],
  });
});

test('a record of which not all is known is told in its own language as a whole', () => {
  expect(told(product && { ...product, description: '<p>Rough.</p>' })).toEqual({
    ...product,
    description: '<p>Rough.</p>',
  });
});

test('values to choose say what they are in the own language, too, and sizes are what they are', () => {
  const options = [
    {
      label: 'Colour',
      values: [
        { label: 'Wine', value_index: 4 },
        { label: 'XL', value_index: 5 },
      ],
    },
  ];
  expect(told({ ...product, options })).toMatchObject({
    options: [{ label: 'Colour', values: [{ label: 'Weinrot', own_label: 'Wine' }, { label: 'XL' }] }],
  });
});

test('the name of a category is told, as it names no product', () => {
  const category = { url_key: 'women', name: 'Women', description: 'For women', id: 3 };
  expect(told([category])).toEqual([{ ...category, name: 'Damen', description: 'Für Damen', language: 'de' }]);
});

test.each([
  [
    'a part that nothing is told of',
    { title: 'New in', banners: [{ title: 'Unknown' }] },
    { title: 'Neu', language: 'de', banners: [{ title: 'Unknown' }] },
  ],
  [
    'what says its language itself',
    { title: 'New in', language: 'fr', banners: [{ title: 'New in' }] },
    { title: 'New in', language: 'fr', banners: [{ title: 'New in' }] },
  ],
  ['what a shopper wrote', { nickname: 'Asha', title: 'New in' }, { nickname: 'Asha', title: 'New in' }],
  [
    'numbers, and nothing',
    { description: null, total: 3, items: [null, 4] },
    { description: null, total: 3, items: [null, 4] },
  ],
])('%s', (_what, answer, expected) => {
  expect(told(answer)).toEqual(expected);
});

test('every text that may be told is named once', () => {
  expect(textsIn({ items: [product, product], corrections: 'no' })).toEqual(['<p>Soft.</p>', 'Handmade']);
});
