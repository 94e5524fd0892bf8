import { expect, test } from 'vitest';
import { PAGE_SIZE } from '#domain/catalog/search-query.ts';
import { buyableFirst } from './buyable-first.ts';
import type { Tile } from './tile.ts';
import { tileForTests } from './tile-for-tests.ts';

/** `-A` is out of stock. */
const tiles = (...names: readonly string[]): readonly Tile[] =>
  names.map((name) => ({ ...tileForTests(name), isOutOfStock: name.startsWith('-') }));
const order = (list: readonly Tile[]) => list.map(({ sku }) => sku);

test('what is out of stock stands behind the rest, and both keep their order', () => {
  expect(order(buyableFirst(tiles('-A', 'B', '-C', 'D', 'E')))).toEqual(['B', 'D', 'E', '-A', '-C']);
});

test('a list of one kind stays as it is', () => {
  expect(order(buyableFirst(tiles('A', 'B')))).toEqual(['A', 'B']);
  expect(order(buyableFirst(tiles('-A', '-B')))).toEqual(['-A', '-B']);
  expect(buyableFirst([])).toEqual([]);
});

test('page by page: what is loaded below moves nothing above it', () => {
  const names = Array.from({ length: PAGE_SIZE + 3 }, (_, at) => (at % 5 === 0 ? `-${at}` : `${at}`));
  const all = tiles(...names);
  const [first, next] = [all.slice(0, PAGE_SIZE), all.slice(PAGE_SIZE)];
  expect(buyableFirst(all)).toEqual([...buyableFirst(first), ...buyableFirst(next)]);
  expect(order(buyableFirst(all)).slice(PAGE_SIZE)).toEqual(['24', '26', '-25']);
});
