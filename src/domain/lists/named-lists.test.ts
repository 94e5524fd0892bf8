import { expect, test } from 'vitest';
import { tileForTests } from '#domain/listing/tile-for-tests.ts';
import { itemsIn, type NamedLists, presentList, presentLists, withList, withListAgain } from './named-lists.ts';
import { inList, type Wishlist } from './wishlist.ts';

const sharing = { list: 'l', secret: 's', expiresAt: 17 };
const diwali = { id: 'd', name: 'Diwali', sharing, isDeleted: false };
const gone = { id: 'g', name: 'Gone', sharing: null, isDeleted: true };
const lists: NamedLists = [diwali, gone];

const saved = (sku: string, list?: string) => inList({ tile: tileForTests(sku), qty: 1, savedAt: null }, list ?? null);
const wishlist: Wishlist = [saved('A'), saved('B', 'd'), saved('C', 'g'), saved('D', 'never')];

test('a piece is in one list, and in the first where its own is not there any more', () => {
  const skusIn = (id: string | null) => itemsIn(wishlist, id, lists).map(({ tile }) => tile.sku);
  expect([skusIn(null), skusIn('d'), skusIn('g'), skusIn('never')]).toEqual([['A', 'C', 'D'], ['B'], [], []]);
});

test('a list that was deleted is not there', () => {
  expect(presentLists(lists)).toEqual([diwali]);
  expect(['d', 'g', null].map((id) => presentList(lists, id)?.name)).toEqual(['Diwali', undefined, undefined]);
});

test('a piece in the first list says nothing of lists', () => {
  expect('list' in saved('A')).toBe(false);
  expect('list' in inList(saved('B', 'd'), null)).toBe(false);
});

test('one list is changed, and one that is not there changes nothing', () => {
  expect(withList(lists, 'd', { name: 'Holi' })).toEqual([{ ...diwali, name: 'Holi' }, gone]);
  expect(withList(lists, 'x', { name: 'Holi' })).toEqual(lists);
});

test('a list that comes back stands in its place', () => {
  expect(withListAgain([gone], diwali, 0)).toEqual([diwali, gone]);
  expect(withListAgain([gone], diwali, 7)).toEqual([gone, diwali]);
});

test('what is deleted takes no name from a list that comes back', () => {
  expect(withListAgain([{ ...gone, name: diwali.name }], diwali, 0)[0]?.name).toBe(diwali.name);
});
