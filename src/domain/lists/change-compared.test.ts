import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import { tileForTests as tile } from '#domain/listing/tile-for-tests.ts';
import type { Notice } from '#domain/notices/notices.ts';
import { createAddToCompare, createRemoveFromCompare } from './change-compared.ts';
import { type Compared, nothingCompared, withCompared } from './compared.ts';

function open(...skus: readonly string[]) {
  const compared = createMemoryCell<Compared>(skus.map(tile).reduce(withCompared, nothingCompared));
  const told: Notice[] = [];
  const ports = { compared, notify: (notice: Notice) => void told.push(notice) };
  return {
    add: createAddToCompare(ports),
    remove: createRemoveFromCompare(ports),
    skus: () => compared.get().map(({ sku }) => sku),
    told,
  };
}

test('CUST-13 a piece is added, and its name is told', () => {
  const { add, skus, told } = open('A');
  add(tile('B'));
  expect(skus()).toEqual(['A', 'B']);
  expect(told).toEqual([{ code: 'compare-added', productName: 'Piece B' }]);
});

test.each([
  ['is there already', ['A', 'B'], 'A'],
  ['does not fit', ['A', 'B', 'C', 'D'], 'E'],
])('CUST-12 CUST-13 of a piece that %s nothing is told', (_why, there, sku) => {
  const { add, skus, told } = open(...there);
  add(tile(sku));
  expect([skus(), told]).toEqual([there, []]);
});

test('CUST-14 a piece is taken out, and its name is told, once', () => {
  const { remove, skus, told } = open('A', 'B');
  remove(tile('A'));
  remove(tile('A'));
  expect(skus()).toEqual(['B']);
  expect(told).toEqual([{ code: 'compare-removed', productName: 'Piece A' }]);
});
