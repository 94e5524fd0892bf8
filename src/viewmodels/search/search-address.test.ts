import { expect, test } from 'vitest';
import { literalAddress, searchAddress, searchedIn } from './search-address.ts';

test.each([
  ['silk saree', '/search?q=silk%20saree'],
  ['  a&b=c? ', '/search?q=a%26b%3Dc%3F'],
  ['साड़ी', `/search?q=${encodeURIComponent('साड़ी')}`],
  ['   ', '/search'],
])('the address of %j, and what it is read as', (text, address) => {
  expect(searchAddress(text)).toBe(address);
  expect(searchedIn(new URL(address, 'http://shop').searchParams)).toEqual({ text: text.trim(), isLiteral: false });
});

test('a literal search says so', () => {
  const { searchParams } = new URL(literalAddress('lehnga'), 'http://shop');
  expect(searchedIn(searchParams)).toEqual({ text: 'lehnga', isLiteral: true });
});

test.each([
  ['', '', false],
  ['literal=1', '', false],
  [`q=${'x'.repeat(500)}`, 'x'.repeat(128), false],
  ['q=saree&literal=yes', 'saree', false],
])('any address can be read: %s', (query, text, isLiteral) => {
  expect(searchedIn(new URLSearchParams(query))).toEqual({ text, isLiteral });
});
