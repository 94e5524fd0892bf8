import { expect, test } from 'vitest';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { sumsNote } from './sums-view.ts';

test.each([
  ['hold all taxes', { tax: moneyOf(300) }, true, 'Prices are incl. of all taxes.'],
  ['hold none, abroad', { tax: nothing }, true, ''],
  ['are not the shop’s own yet', { tax: nothing }, false, 'Estimated on this device. The shop confirms the final sum.'],
])('below sums that %s it is said, or nothing is', (_what, totals, isFinal, note) => {
  expect(sumsNote({ totals, isFinal }, inEnglish)).toBe(note);
});
