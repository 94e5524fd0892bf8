import { expect, test } from 'vitest';
import { createDictionary } from '#viewmodels/messages/dictionary.ts';
import { translations } from '#viewmodels/messages/translations.ts';
import { defineMessages } from '#viewmodels/messages/writing/messages.ts';
import { lengthened, longerText } from './longer-words.ts';

test('a text grows by two fifths and stays readable', () => {
  expect(longerText('Add to cart')).toBe('[Àdd tö càrt ··]');
  for (const text of ['OK', 'Add to cart', 'Your order is saved on this device.'])
    expect(longerText(text).length).toBeGreaterThanOrEqual(Math.floor(text.length * 1.4));
});

test('what is filled in later keeps its name, and nothing stays nothing', () => {
  expect(longerText('Write to {email}')).toContain('{email}');
  expect(longerText('')).toBe('');
});

test('texts with gaps and texts below a key grow too, in every language', async () => {
  const dictionary = createDictionary(translations);
  const longer = lengthened(dictionary);
  const part = defineMessages('frame', { menu: 'Menu', of: (n: number) => `all ${n}`, fields: { city: 'City' } });
  const texts = longer.textsOf('en', part) as typeof part.english;
  expect([texts.menu, texts.of(3), texts.fields.city]).toEqual([
    longerText('Menu'),
    longerText('all 3'),
    longerText('City'),
  ]);
  expect(longer.textsOf('en', part)).toBe(texts);
  await dictionary.load('ar', 'first');
  expect(longer.textsOf('ar', part)).toMatchObject({ menu: longerText('القائمة') });
});
