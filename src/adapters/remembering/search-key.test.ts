import { expect, test } from 'vitest';
import { searchQuery } from '#domain/catalog/search-query.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { type KeyOfSearch, searchKey } from './search-key.ts';

const wanted = { text: 'silk saree', conditions: [{ field: 'color', kind: 'is', value: 49 }] } as const;
const query = searchQuery(wanted);
const usual: KeyOfSearch = { store: 'default', market: 'IN.INR', type: 'product', query, group: null };

test('CAT-053 the same query has the same key, which is a hash of fixed length', () => {
  expect(searchKey(usual)).toBe(searchKey({ ...usual, query: searchQuery(structuredClone(wanted)) }));
  expect(searchKey(usual)).toMatch(/^[\w+/]{43}=$/);
  expect(searchKey({ ...usual, query: searchQuery({ text: 'a'.repeat(128) }) })).toHaveLength(44);
});

const narrower = (more: Parameters<typeof searchQuery>[0]): KeyOfSearch => ({
  ...usual,
  query: searchQuery({ ...wanted, ...more }),
});

test.each([
  ['store', { ...usual, store: 'de' }],
  ['type', { ...usual, type: 'category' }],
  ['text', narrower({ text: 'silk' })],
  ['conditions', narrower({ conditions: [{ field: 'color', kind: 'is', value: 50 }] })],
  ['what is counted', narrower({ facets: ['price'] })],
  ['what prices are counted in', narrower({ priceRanges: [{ from: null, below: moneyOf(500) }] })],
  ['size', narrower({ size: 48 })],
  ['start', narrower({ start: 24 })],
  ['sort', narrower({ sort: 'price:asc' })],
  ['user group', { ...usual, group: { groupId: 3 } }],
  ['market', { ...usual, market: 'US.USD' }],
])('CAT-054 another %s has another key', (_what, other) => {
  expect(searchKey(other)).not.toBe(searchKey(usual));
});

test('CAT-054 a proof of a group is no part of the key', () => {
  const ofThem = (groupToken: string) => searchKey({ ...usual, group: { groupId: 3, ...{ groupToken } } });
  expect(ofThem('gt-501')).toBe(ofThem('gt-502'));
});
