import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, type TestApi } from '#api/testing/open-test-api.ts';
import type { Relevance } from './search-query.ts';
import { find, openTextShop, skus } from './text-products-for-tests.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTextShop();
}, OPENING_MS);
afterAll(() => shop.api.close());

const CAPES = ['ZQ-CAP-7', 'ZQ-CAP-8'];
/** Like the words of three products, and none of theirs. */
const MISTYPED = 'brocatela';
const LIKE_BROCATELLE = [...CAPES, 'Brocatelle-9'];

test('a word as it was typed comes before one with a typing mistake', async () => {
  expect((await skus(shop, 'marigold brocatelle cape')).slice(0, 2)).toEqual(['ZQ-CAP-7', 'ZQ-CAP-8']);
  expect((await skus(shop, 'marigold brocatella cape')).slice(0, 2)).toEqual(['ZQ-CAP-8', 'ZQ-CAP-7']);
  expect(await skus(shop, MISTYPED)).toEqual(['ZQ-CAP-8', 'ZQ-CAP-7', 'Brocatelle-9']);
});

test('CAT-061 a name counts for more than an article number, and that for more than a category', async () => {
  expect(await skus(shop, 'brocatelle')).toEqual(['ZQ-CAP-7', 'Brocatelle-9']);
  expect((await skus(shop, 'xandhari'))[0]).toBe('ZQ-GOWN');
  expect((await skus(shop, 'xandhari')).toSorted()).toEqual(['ZQ-CAP-7', 'ZQ-CAP-8', 'ZQ-GOWN', 'ZQ-STOLE']);
});

test.each<[string, Relevance, string, readonly string[]]>([
  ['no typing mistakes', { fuzziness: 0 }, 'vexila', []],
  ['one typing mistake', { fuzziness: 1 }, 'vexolle', []],
  ['all words', { minimum_should_match: '100%' }, 'vexilla zzqqy', []],
  ['half of the words', { minimum_should_match: '50%' }, 'vexilla flapper zzqqy zzqqx', ['ZQ-1920']],
  ['a longer start', { prefix_length: 4 }, 'vetilla', []],
  ['a start shorter than two letters stays at two', { prefix_length: 0 }, 'wexilla', []],
  ['one meaning of a word', { max_expansions: 1 }, MISTYPED, ['ZQ-CAP-8']],
  [
    'categories before names',
    { boosts: { name: 1, 'category.name': 9 } },
    'xandhari',
    [...CAPES, 'ZQ-STOLE', 'ZQ-GOWN'],
  ],
  ['a score that nothing has', { min_score: 1_000_000 }, 'vexilla', []],
])('CAT-062 CAT-063 relevance can be asked for: %s', async (_case, relevance, text, expected) => {
  expect(await skus(shop, text, { relevance })).toEqual(expected);
});

test('a share that is none is refused', async () => {
  const request = encodeURIComponent(JSON.stringify({ _relevance: { minimum_should_match: 'most' } }));
  const { body } = await shop.call('catalogSearch', `/api/catalog?type=product&request=${request}`);
  expect(body).toEqual({ code: 400, result: 'Invalid search request' });
});

test('a sort takes the place of relevance', async () => {
  const byName = async (sort: string) => (await find(shop, MISTYPED, { sort })).items.map(({ name }) => name);
  expect(await byName('name:asc')).toEqual(['Marigold Brocatella Cape', 'Marigold Brocatelle Cape', 'Unnamed Wrap']);
  expect(await byName('name:desc')).toEqual((await byName('name:asc')).toReversed());
  expect(await skus(shop, MISTYPED, { sort: 'mystery' })).toEqual(await skus(shop, MISTYPED));
});

test('a score is told with a text alone, and falls', async () => {
  const scores = (await find(shop, MISTYPED)).items.map(({ _score = 0 }) => _score);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  expect(Math.min(...scores)).toBeGreaterThan(0.02);
  expect((await find(shop, '')).items.every((item) => !('_score' in item))).toBe(true);
});

test('pages of a text follow each other', async () => {
  const whole = await find(shop, MISTYPED);
  expect(whole.total).toBe(LIKE_BROCATELLE.length);
  expect((await find(shop, MISTYPED, { size: 1 })).items).toEqual(whole.items.slice(0, 1));
});
