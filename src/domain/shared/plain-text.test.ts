import { expect, test } from 'vitest';
import { plainAddress, plainJson, plainText } from './plain-text.ts';

test.each([
  ['saree', 'saree'],
  ['a\tb\r\nc', 'a\tb\r\nc'],
  ['sa\0ree\u0007\u007f\u0085', 'saree'],
  ['half \ud83d a picture, whole \u{1f54c}', 'half  a picture, whole \u{1f54c}'],
  ['\u0939\u093f\u0928\u094d\u0926\u0940\u200d', '\u0939\u093f\u0928\u094d\u0926\u0940\u200d'],
])('%j is %j', (text, plain) => expect(plainText(text)).toBe(plain));

test('all texts of what is sent are plain', () => {
  expect(plainJson({ a: ['x\0', { b: '\u0001' }], c: 1, d: undefined })).toBe('{"a":["x",{"b":""}],"c":1}');
});

test.each([
  ['/search?q=a%20b%0Ac', '/search?q=a%20b%0Ac'],
  ['/search?q=a%00b%1F%7f%C2%9F', '/search?q=ab'],
  ['/search?q=%2500', '/search?q=%2500'],
])('%s is %s', (address, plain) => expect(plainAddress(address)).toBe(plain));
