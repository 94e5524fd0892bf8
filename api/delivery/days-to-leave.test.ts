import { expect, test } from 'vitest';
import type { ChildRecord } from '#api/records/product-records.ts';
import { daysToLeave } from './days-to-leave.ts';

const child = (sku: string, rts_qty: number, make_days: number | null) => ({ sku, rts_qty, make_days }) as ChildRecord;
const suit = {
  ...{ rts_qty: 2, make_days: 8 },
  configurable_children: [child('READY', 2, 8), child('MADE', 0, null), child('SLOW', 0, 12)],
};

test.each([
  ['what is ready is packed', { ...suit, configurable_children: [] }, 'SUIT', 3],
  ['so is a variant that is ready, whatever it takes to make another', suit, 'READY', 3],
  ['a variant that is not takes as long as its product says', suit, 'MADE', 8],
  ['or as it says itself', suit, 'SLOW', 12],
  ['before a choice the product is as ready as its readiest variant', suit, 'SUIT', 3],
  ['what is made takes as long as is said', { rts_qty: 0, make_days: 8, configurable_children: [] }, 'SUIT', 8],
  ['where nothing is said, four days', { rts_qty: 0, make_days: null, configurable_children: [] }, 'SUIT', 4],
])('%s', (_, product, sku, days) => {
  expect(daysToLeave(product, sku)).toBe(days);
});
