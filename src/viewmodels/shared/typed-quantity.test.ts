import { expect, test } from 'vitest';
import { typedQuantity } from './typed-quantity.ts';

test.each([
  ['2', 1, 2],
  ['2.7', 1, 2],
  [' 3 ', 1, 3],
  ['0', 0, 0],
  ['0', 1, null],
  ['-1', 1, null],
  ['', 0, null],
  ['two', 1, null],
])('%j typed where %i is the least is %o', (text, least, quantity) => {
  expect(typedQuantity(text, least)).toBe(quantity);
});
