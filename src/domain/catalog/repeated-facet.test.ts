import { expect, test } from 'vitest';
import { isRepeatedBy } from './repeated-facet.ts';

test.each([
  ['plurals of the same', ['Sarees', 'Dresses', 'Juttis'], ['Saree', 'Dress', 'Juttis', 'Jhumkas'], true],
  ['all but one of four', ['New Arrivals', 'Sarees', 'Gowns', 'Kaftans'], ['Saree', 'Gown', 'Kaftan'], true],
  ['half of them', ['New In', 'Jackets', 'Tees', 'Kurtas'], ['Tee', 'Kurta', 'Polo'], false],
  ['longer names that begin alike', ['Kurta Sets for Girls', 'Play Tees'], ['Kurta Set', 'Tee'], false],
  ['nothing beside nothing', [], [], false],
])('an attribute is repeated by another: %s', (_, one, other, isRepeated) => {
  const values = (names: readonly string[]) => names.map((label, at) => ({ id: String(at), label, count: 1 }));
  expect(isRepeatedBy(values(one), values(other))).toBe(isRepeated);
});
