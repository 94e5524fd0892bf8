import { expect, test } from 'vitest';
import { daysToShip } from './days-to-ship.ts';

const ready = { readyToShip: 'In 2 days.', makeDays: 8 };
const made = { readyToShip: null, makeDays: 8 };

test.each([
  ['what ships at once', ready, null, 0],
  ['of which the catalog says it of the product alone', ready, { readyQuantity: null, makeDays: 12 }, 0],
  ['of which some do', ready, { readyQuantity: 1, makeDays: 12 }, 0],
  ['of which none do', ready, { readyQuantity: 0 }, 8],
  ['of which none do, with days of its own', ready, { readyQuantity: 0, makeDays: 12 }, 12],
  ['what is made to order', made, null, 8],
  ['a choice that says nothing itself', made, { readyQuantity: 3, makeDays: null }, 8],
  ['of which nothing is said', { readyToShip: null }, { readyQuantity: null }, null],
])('%s', (_, product, variant, days) => {
  expect(daysToShip(product, variant)).toBe(days);
});
