import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { american } from './american.ts';
import { cartMessages } from './cart/en.ts';
import { catalogMessages } from './catalog/en.ts';
import { changeChoiceMessages } from './change-choice/en.ts';
import { commonMessages } from './common/en.ts';
import { createMessages } from './create-messages.ts';
import { createDictionary } from './dictionary.ts';
import { savedLineMessages } from './saved-lines/en.ts';
import { translations } from './translations.ts';
import { whyPriceMessages } from './why-price/en.ts';

const speaking = (locale: string) =>
  createMessages({
    storeView: createMemoryCell({ ...defaultStoreView, locale }),
    dictionary: createDictionary(translations),
  });

/** The parts of which the United States spell something otherwise. */
const parts = [
  commonMessages,
  catalogMessages,
  cartMessages,
  changeChoiceMessages,
  savedLineMessages,
  whyPriceMessages,
];

const textOf = (value: unknown): string =>
  typeof value === 'function' ? String((value as (...gaps: readonly unknown[]) => unknown)(2, 2)) : String(value);

test.each([
  ['en-US', 'Color', /colour/i],
  ['en-GB', 'Colour', /colors?\b/i],
  ['en-IN', 'Colour', /colors?\b/i],
  ['en-AU', 'Colour', /colors?\b/i],
  ['pt-PT', 'Colour', /colors?\b/i],
])('STORE-05 in %s it is %s, and never otherwise', (locale, colour, otherwise) => {
  const messages = speaking(locale);
  expect(messages(commonMessages).colour).toBe(colour);
  for (const part of parts)
    for (const text of Object.values(messages(part as typeof commonMessages)))
      expect(textOf(text)).not.toMatch(otherwise);
});

test('what is spelled otherwise says of all else the same', () => {
  expect(parts.map(({ name }) => name).toSorted()).toEqual(Object.keys(american).toSorted());
  const messages = speaking('en-US');
  for (const part of parts)
    for (const [key, english] of Object.entries(part.english)) {
      const spelled = textOf(Reflect.get(messages(part as typeof commonMessages), key));
      expect(spelled).toBe(textOf(english).replaceAll(/(c)olour/gi, '$1olor'));
    }
});
