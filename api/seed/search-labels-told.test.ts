import { afterAll, beforeAll, expect, test } from 'vitest';
import { found } from '#api/catalog/meant-products-for-tests.ts';
import { demoCollection } from '#api/demo/collection/collection.ts';
import { OPENING_MS } from '#api/testing/open-test-api.ts';
import { openTestSearch, type TestSearch } from '#api/testing/open-test-search.ts';
import { termsOfNames } from './name-terms.ts';

// Who reads the shop in another language searches for what is read there.

let search: TestSearch;
beforeAll(async () => {
  search = await openTestSearch();
}, OPENING_MS);
afterAll(() => search.shop.api.close());

const collection = demoCollection('2026-11-30');
const merchants = new Set(collection.searchTerms.map(({ term }) => term.toLowerCase()));
const told = termsOfNames(collection).filter(({ term }) => !merchants.has(term.toLowerCase()));
const idsFor = async (text: string) => (await found(search, text)).items.map(({ id }) => id);

test('labels in Hindi and German are among them', () => {
  expect(told.map(({ term }) => term)).toEqual(expect.arrayContaining(['पन्ना', 'Smaragd', 'शेरवानियाँ']));
});

test.each(told.map(({ term, means }) => [term, means] as const))('%s means %s', async (term, means) => {
  const meant = (await Promise.all(means.map(idsFor))).flat();
  const named = await idsFor(term);
  expect(named.length > 0).toBe(meant.length > 0);
  expect(meant).toEqual(expect.arrayContaining(named));
});
