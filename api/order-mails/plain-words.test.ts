import { expect, test } from 'vitest';
import { oneLine, typedWords } from './plain-words.ts';

test.each([
  ['a text as it is', 'Indigo Kurta', 'Indigo Kurta'],
  ['breaks of every kind', ' a\r\nb\tc\u2028d\u0085e\0f\u00a0g ', 'a b c d e f g'],
  ['what turns the text around it', 'a\u202eb\u2066c\u200fd\ufeff', 'abcd'],
  ['the joiners of other writings', 'क्\u200dष, می\u200cخواهم', 'क्\u200dष, می\u200cخواهم'],
])('on one line: %s', (_what, text, line) => {
  expect(oneLine(text)).toBe(line);
});

test.each([
  ['an address as it is', '12/3 Hill Road, Flat 4.5', '12/3 Hill Road, Flat 4.5'],
  ['short forms', 'St. John, D.C.', 'St. John, D. C.'],
  ['an address of the web', 'Win at https://evil.example/x now', 'Win at https: //evil. example/x now'],
  ['one without its scheme', 'www.evil.example', 'www. evil. example'],
  ['one that a break hides', 'evil.\u2060example', 'evil. example'],
  ['one by numbers', 'http://192.0.2.1/', 'http: //192.0.2.1/'],
  ['an address of mail', 'care@evil.example', 'care@evil. example'],
])('typed by somebody: %s', (_what, text, shown) => {
  expect(typedWords(text)).toBe(shown);
});

test('a text without end is cut, and never within a character', () => {
  expect(typedWords('a'.repeat(200))).toBe('a'.repeat(200));
  expect(typedWords('a'.repeat(10_000))).toBe(`${'a'.repeat(200)}…`);
  expect(typedWords(`${'a'.repeat(199)}😀😀`)).toBe(`${'a'.repeat(199)}…`);
});
