import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { cartMessages } from './cart/en.ts';
import { createMessages } from './create-messages.ts';
import { createDictionary } from './dictionary.ts';
import { frameMessages } from './frame/en.ts';
import { languageOf } from './languages.ts';
import { translations } from './translations.ts';

function speaking(locale: string) {
  const dictionary = createDictionary(translations);
  const storeView = createMemoryCell({ ...defaultStoreView, locale });
  return { dictionary, storeView, messages: createMessages({ storeView, dictionary }) };
}

test('STORE-05 the texts follow the language of the store view', async () => {
  const { dictionary, storeView, messages } = speaking('de-AT');
  await dictionary.load('de', 'first');
  expect(messages(frameMessages).menu).toBe('Menü');
  storeView.update((now) => ({ ...now, locale: 'en-GB' }));
  expect(messages(frameMessages).menu).toBe('Menu');
});

test('ERR-09 what is not translated, or has not come yet, is English', async () => {
  const { dictionary, messages } = speaking('ar-AE');
  await dictionary.load('ar', 'first');
  expect(messages(frameMessages).menu).toBe('القائمة');
  expect(messages(cartMessages).keep).toBe('Keep');
  expect(speaking('pt-PT').messages(frameMessages).menu).toBe('Menu');
});

test('a share that could not be loaded is tried again', async () => {
  let calls = 0;
  const dictionary = createDictionary({
    ...translations,
    de: {
      ...translations.de,
      first: async () => {
        calls += 1;
        if (calls === 1) throw new Error('no network');
        return translations.de.first();
      },
    },
  });
  await expect(dictionary.load('de', 'first')).rejects.toThrow('no network');
  await dictionary.load('de', 'first');
  await dictionary.load('de', 'first');
  expect(calls).toBe(2);
  expect(dictionary.textsOf('de', frameMessages)).toMatchObject({ menu: 'Menü' });
});

test.each([
  ['hi-IN', 'hi'],
  ['de', 'de'],
  ['en-US', 'en'],
  ['debug', 'en'],
  ['', 'en'],
])('the locale %j speaks %s', (locale, language) => {
  expect(languageOf(locale)).toBe(language);
});
