import { expect, test } from 'vitest';
import { demoCollection } from './collection.ts';
import { versionOf } from './collection-version.ts';

const collection = demoCollection('2026-11-20');

test('is the same on any day', () => {
  expect(versionOf(demoCollection('2027-03-01'))).toBe(versionOf(collection));
});

test('is another one when a price has changed', () => {
  const [first, ...others] = collection.products;
  const dearer = { ...collection, products: first ? [{ ...first, price: first.price + 1 }, ...others] : [] };
  expect(versionOf(dearer)).not.toBe(versionOf(collection));
});
