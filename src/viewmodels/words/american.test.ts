import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { american } from './american.ts';
import { cartWords } from './cart/en.ts';
import { catalogWords } from './catalog/en.ts';
import { changeChoiceWords } from './change-choice/en.ts';
import { commonWords } from './common/en.ts';
import { createDictionary } from './dictionary.ts';
import { savedLineWords } from './saved-lines/en.ts';
import { createWords } from './speak.ts';
import { translations } from './translations.ts';
import { whyPriceWords } from './why-price/en.ts';

const speaking = (locale: string) =>
  createWords({
    storeView: createMemoryCell({ ...defaultStoreView, locale }),
    dictionary: createDictionary(translations),
  });

/** The parts of which the United States spell something otherwise. */
const parts = [commonWords, catalogWords, cartWords, changeChoiceWords, savedLineWords, whyPriceWords];

const textOf = (value: unknown): string =>
  typeof value === 'function' ? String((value as (...gaps: readonly unknown[]) => unknown)(2, 2)) : String(value);

test.each([
  ['en-US', 'Color', /colour/i],
  ['en-GB', 'Colour', /colors?\b/i],
  ['en-IN', 'Colour', /colors?\b/i],
  ['en-AU', 'Colour', /colors?\b/i],
  ['it-IT', 'Colour', /colors?\b/i],
])('STORE-05 in %s it is %s, and never otherwise', (locale, colour, otherwise) => {
  const words = speaking(locale);
  expect(words(commonWords).colour).toBe(colour);
  for (const part of parts)
    for (const text of Object.values(words(part as typeof commonWords))) expect(textOf(text)).not.toMatch(otherwise);
});

test('what is spelled otherwise says of all else the same', () => {
  expect(parts.map(({ name }) => name).toSorted()).toEqual(Object.keys(american).toSorted());
  const words = speaking('en-US');
  for (const part of parts)
    for (const [key, english] of Object.entries(part.english)) {
      const spelled = textOf(Reflect.get(words(part as typeof commonWords), key));
      expect(spelled).toBe(textOf(english).replaceAll(/(c)olour/gi, '$1olor'));
    }
});
