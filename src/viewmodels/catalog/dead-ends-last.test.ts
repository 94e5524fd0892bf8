import { expect, test } from 'vitest';
import { deadEndsLast } from './dead-ends-last.ts';

const values = [
  { id: 'amber', isOut: true },
  { id: 'blush', isOut: false },
  { id: 'coral', isOut: true },
  { id: 'dove', isOut: false },
];

test('what leads nowhere comes last, and else the order stays', () => {
  expect(deadEndsLast('color', values).map(({ id }) => id)).toEqual(['blush', 'dove', 'amber', 'coral']);
});

test.each(['size', 'price', 'discount'] as const)('a group of the kind %s stays in its order', (code) => {
  expect(deadEndsLast(code, values)).toBe(values);
});
