import { expect, test } from 'vitest';
import { skuOf } from '#domain/catalog/product.ts';
import { nothingViewed, withViewed } from './recently-viewed.ts';

const look = (...skus: readonly string[]) => skus.map(skuOf).reduce(withViewed, nothingViewed);

test('ACC-16 the latest is first, and looking again moves it there', () => {
  expect(look('A', 'B', 'A')).toEqual(['A', 'B']);
});

test('ACC-15 CONF-34 the twenty-first pushes the oldest out', () => {
  const skus = Array.from({ length: 21 }, (_, at) => `S${at}`);
  expect(look(...skus)).toEqual(skus.slice(1).toReversed());
});
