import { expect, test } from 'vitest';
import type { ProductType } from '../catalog/product.ts';
import { returnDaysOf } from './return-days.ts';

test.each<[string, readonly ProductType[], number | null]>([
  ['clothes', ['configurable'], 15],
  ['a set', ['bundle'], 15],
  ['a pattern to download', ['downloadable'], null],
  ['an hour with a stylist', ['virtual'], null],
  ['clothes and a pattern', ['downloadable', 'simple'], 15],
  ['nothing', [], null],
])('%s may be sent back within so many days', (_name, types, days) => {
  expect(
    returnDaysOf(
      types.map((type) => ({ type })),
      15,
    ),
  ).toBe(days);
});
