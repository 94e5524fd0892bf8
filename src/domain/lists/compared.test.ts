import { expect, test } from 'vitest';
import { tileForTests as tile } from '#domain/listing/tile-for-tests.ts';
import { type Compared, isCompared, isFull, nothingCompared, withCompared, withoutCompared } from './compared.ts';

const compare = (...skus: readonly string[]) => skus.map(tile).reduce(withCompared, nothingCompared);
const skusOf = (compared: Compared) => compared.map(({ sku }) => sku);

test('CUST-12 what is added later stands behind what is there', () => {
  expect(skusOf(compare('A', 'B'))).toEqual(['A', 'B']);
});

test('CUST-12 adding a sku that is there changes nothing at all', () => {
  const compared = compare('A', 'B');
  expect(withCompared(compared, { ...tile('A'), name: 'other' })).toBe(compared);
});

test('CUST-12 CUST-15 four stand side by side, and a fifth changes nothing', () => {
  const four = compare('A', 'B', 'C', 'D');
  expect([isFull(compare('A', 'B', 'C')), isFull(four)]).toEqual([false, true]);
  expect(withCompared(four, tile('E'))).toBe(four);
});

test('CUST-14 a piece is taken out by its sku; one that is not there changes nothing', () => {
  const compared = compare('A', 'B');
  expect(skusOf(withoutCompared(compared, 'A'))).toEqual(['B']);
  expect(withoutCompared(compared, 'C')).toBe(compared);
  expect([isCompared(compared, 'B'), isCompared(compared, 'C')]).toEqual([true, false]);
});
