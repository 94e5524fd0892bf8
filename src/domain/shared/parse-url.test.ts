import { expect, test } from 'vitest';
import { parseUrl } from './parse-url.ts';

test('an address is read as it stands, or from where it stands', () => {
  expect(parseUrl('https://shop.invalid/a?b=c')?.pathname).toBe('/a');
  expect(parseUrl('../b', 'https://shop.invalid/a/')?.href).toBe('https://shop.invalid/b');
});

test('what is no address is null', () => {
  expect([parseUrl('/a'), parseUrl(''), parseUrl('//', 'https://shop.invalid')]).toEqual([null, null, null]);
});
