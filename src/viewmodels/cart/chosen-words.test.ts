import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createDictionary } from '../words/dictionary.ts';
import { languageOf } from '../words/languages.ts';
import { createWords } from '../words/speak.ts';
import { translations } from '../words/translations.ts';
import type { Words } from '../words/writing/words.ts';
import { inOurWords } from './chosen-words.ts';
import { lineForTests } from './line-for-tests.ts';
import { lineView } from './line-view.ts';

async function wordsOf(locale: string): Promise<Words> {
  const dictionary = createDictionary(translations);
  await dictionary.load(languageOf(locale), 'first');
  await dictionary.load(languageOf(locale), 'later');
  return createWords({ storeView: createMemoryCell({ ...defaultStoreView, locale }), dictionary });
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
  const words = await wordsOf(locale);
  const named = [
    { label: colour, value: 'Indigo' },
    { label: size, value: 'M' },
  ];
  expect(inOurWords(ofTheShop, words)).toEqual(named);
  const options = ofTheShop.map((each, at) => ({ ...each, attributeId: at, valueId: at }));
  const writing = { currency: 'INR', mediaBase: '', words };
  expect(lineView(lineForTests('Kurta', { options }), undefined, writing).options).toEqual(named);
});

test('what the shop calls otherwise keeps its name', async () => {
  const words = await wordsOf('de-DE');
  const others = ['Colour of the border', 'size chart', 'Stoff', ''].map((label) => ({ label, value: 'x' }));
  expect(inOurWords(others, words)).toEqual(others);
  expect(inOurWords([{ label: 'COLOUR', value: 'x' }], words)).toEqual([{ label: 'Farbe', value: 'x' }]);
});
