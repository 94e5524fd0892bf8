import { expect, test } from 'vitest';
import { inEnglish } from '../messages/writing/messages.ts';
import { detailFacts } from '../product/detail-facts.ts';
import { optionName } from './option-name.ts';

test.each([
  ['Color', 'Colour'],
  ['COLOUR', 'Colour'],
  ['size', 'Size'],
  ['Colour of the border', 'Colour of the border'],
  ['', ''],
])('STORE-05 what the merchant calls %j is called %j', (label, name) => {
  expect(optionName(label, inEnglish)).toBe(name);
});

test('STORE-05 the details of a product say it in the same word', () => {
  expect(detailFacts([{ label: 'Color', value: ['Indigo'] }], inEnglish)).toMatchObject([
    { term: 'Colour', text: 'Indigo' },
  ]);
});
