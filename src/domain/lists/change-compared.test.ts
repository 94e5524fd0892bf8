import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { tileForTests as tile } from '#domain/listing/tile-for-tests.ts';
import type { Notice } from '#domain/notices/notices.ts';
import { createRemoveFromCompare, createToggleCompared } from './change-compared.ts';
import { type Compared, nothingCompared, withCompared } from './compared.ts';

function open(...skus: readonly string[]) {
  const compared = createMemoryCell<Compared>(skus.map(tile).reduce(withCompared, nothingCompared));
  const told: Notice[] = [];
  const ports = { compared, notify: (notice: Notice) => void told.push(notice) };
  return {
    toggle: createToggleCompared(ports),
    remove: createRemoveFromCompare(ports),
    skus: () => compared.get().map(({ sku }) => sku),
    told,
  };
}

test('CUST-13 a piece is added, and its name is told', async () => {
  const { toggle, skus, told } = open('A');
  await toggle(tile('B'));
  expect(skus()).toEqual(['A', 'B']);
  expect(told).toEqual([{ code: 'compare-added', productName: 'Piece B' }]);
});

test('CUST-12 CUST-14 pressed once more it is taken out', async () => {
  const { toggle, skus, told } = open('A', 'B');
  await toggle(tile('A'));
  expect([skus(), told]).toEqual([['B'], [{ code: 'compare-removed', productName: 'Piece A' }]]);
});

test('CUST-15 of a piece that does not fit it is told that it does not', async () => {
  const { toggle, skus, told } = open('A', 'B', 'C', 'D');
  await toggle(tile('E'));
  expect([skus(), told]).toEqual([['A', 'B', 'C', 'D'], [{ code: 'compare-full' }]]);
});

test('CUST-14 a piece is taken out, and its name is told, once', () => {
  const { remove, skus, told } = open('A', 'B');
  remove(tile('A'));
  remove(tile('A'));
  expect(skus()).toEqual(['B']);
  expect(told).toEqual([{ code: 'compare-removed', productName: 'Piece A' }]);
});
