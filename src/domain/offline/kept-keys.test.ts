import { expect, test } from 'vitest';
import { PLAIN_STORE_COOKIE, SECURE_STORE_COOKIE } from '#domain/storeview/store-cookie.ts';
import { catalogKey, pageKey, storeChoiceIn } from './kept-keys.ts';

test('what the catalog says is kept for a country and a currency, and for neither where a call names none', () => {
  const url = 'https://zari.test/api/catalog?q=kurta';
  const inIndia = catalogKey({
    url,
    headers: new Headers({ 'country-id': 'IN', currency: 'INR', 'accept-language': 'hi-IN' }),
  });
  expect(inIndia).toBe('https://zari.test/api/catalog?q=kurta&kept-for=IN.INR.hi');
  expect(catalogKey({ url, headers: new Headers() })).toBe('https://zari.test/api/catalog?q=kurta&kept-for=..');
});

test.each([
  ['a place on it', '/women#size', '/women?kept-for=in'],
  ['a notice that is told once', '/women?notice=signed-out', '/women?kept-for=in'],
  ['where the shop opens among the programs', '/pwa.html', '/?kept-for=in'],
  ['what narrows it', '/women?color=49', '/women?color=49&kept-for=in'],
  ['the words of what narrows it', '/women?color=navy-49&price=0-50', '/women?color=49&price=0-50&kept-for=in'],
  ['words of another language', '/women?color=%E0%A4%A8%E0%A5%80%E0%A4%B2%E0%A4%BE-49', '/women?color=49&kept-for=in'],
  ['what looks like words and is none', '/search?q=size-38', '/search?q=size-38&kept-for=in'],
])('a page is kept under its address; %s: %s is %s', (_what, address, key) => {
  expect(pageKey(`https://zari.test${address}`, 'in')).toBe(`https://zari.test${key}`);
});

const cookies = (given: Readonly<Record<string, string>>) => ({
  get: async (name: string) => (name in given ? { value: given[name] ?? '' } : null),
});

test('the store view is what its cookie says, the secure one first, and any where the browser does not tell', async () => {
  const women = 'https://zari.test/women';
  expect(await storeChoiceIn(undefined, women)).toBe('');
  expect(await storeChoiceIn(cookies({}), women)).toBe('');
  expect(await storeChoiceIn(cookies({ [PLAIN_STORE_COOKIE]: 'in' }), women)).toBe('in');
  expect(await storeChoiceIn(cookies({ [PLAIN_STORE_COOKIE]: 'in', [SECURE_STORE_COOKIE]: 'us' }), women)).toBe('us');
});

test('of several store views each has a choice of its own, by what its addresses begin with', async () => {
  const chosen = cookies({ store: 'in', 'store-de': 'de', '__Host-store-it': 'it' });
  const choices = ['/', '/de', '/de/cart', '/it/cart', '/deals'].map((path) =>
    storeChoiceIn(chosen, `https://zari.test${path}`),
  );
  expect(await Promise.all(choices)).toEqual(['in', 'de', 'de', 'it', 'in']);
});
