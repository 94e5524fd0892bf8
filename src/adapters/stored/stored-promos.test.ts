import { expect, test } from 'vitest';
import { readStoredClosedPromos } from './stored-promos.ts';

test.each([null, 'closed', { 0: 1 }])('a device that kept %j kept nothing', (stored) => {
  expect(readStoredClosedPromos(stored)).toBe(null);
});

test('ids that are none are forgotten', () => {
  expect(readStoredClosedPromos([1, 'two', 3.5, 4])).toEqual([1, 4]);
});
