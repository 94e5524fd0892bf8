import { expect, test } from 'vitest';
import { isOfShop } from './root-category.ts';

test('CONF-22 the root of the shop has the id 2', () => {
  expect([1, 2, 3].map(isOfShop)).toEqual([false, true, true]);
});
