import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createMessages } from '../messages/create-messages.ts';
import { createDictionary } from '../messages/dictionary.ts';
import { languageOf } from '../messages/languages.ts';
import { translations } from '../messages/translations.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { inOurWords } from './chosen-words.ts';
import { lineForTests } from './line-for-tests.ts';
import { lineView } from './line-view.ts';

async function wordsOf(locale: string): Promise<Messages> {
  const dictionary = createDictionary(translations);
  await dictionary.load(languageOf(locale), 'first');
  await dictionary.load(languageOf(locale), 'later');
  return createMessages({ storeView: createMemoryCell({ ...defaultStoreView, locale }), dictionary });
}

const ofTheShop = [
  { label: 'Color', value: 'Indigo' },
  { label: 'Size', value: 'M' },
];

test.each([
  ['en-IN', 'Colour', 'Size'],
  ['en-GB', 'Colour', 'Size'],
  ['en-US', 'Color', 'Size'],
  ['hi-IN', 'रंग', 'साइज़'],
  ['de-DE', 'Farbe', 'Größe'],
  ['ar-AE', 'اللون', 'المقاس'],
])('STORE-05 in %s what was chosen is called %s and %s', async (locale, colour, size) => {
  const messages = await wordsOf(locale);
  const named = [
    { label: colour, value: 'Indigo' },
    { label: size, value: 'M' },
  ];
  expect(inOurWords(ofTheShop, messages)).toEqual(named);
  const options = ofTheShop.map((each, at) => ({ ...each, attributeId: at, valueId: at }));
  const writing = { storeView: { currency: 'INR' }, mediaBase: '', messages, showItemDiscounts: true };
  expect(lineView(lineForTests('Kurta', { options }), undefined, writing).options).toEqual(named);
});

test('what the shop calls otherwise keeps its name', async () => {
  const messages = await wordsOf('de-DE');
  const others = ['Colour of the border', 'size chart', 'Stoff', ''].map((label) => ({ label, value: 'x' }));
  expect(inOurWords(others, messages)).toEqual(others);
  expect(inOurWords([{ label: 'COLOUR', value: 'x' }], messages)).toEqual([{ label: 'Farbe', value: 'x' }]);
});
