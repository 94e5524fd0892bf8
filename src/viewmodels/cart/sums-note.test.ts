import { expect, test } from 'vitest';
import { inEnglish } from '../messages/writing/messages.ts';
import { sumsNote } from './sums-view.ts';

test.each([
  ['hold all taxes', { tax: 300 }, true, 'Prices are incl. of all taxes.'],
  ['hold none, abroad', { tax: 0 }, true, ''],
  ['are not the shop’s own yet', { tax: 0 }, false, 'Estimated on this device. The shop confirms the final sum.'],
])('below sums that %s it is said, or nothing is', (_what, totals, isFinal, note) => {
  expect(sumsNote({ totals, isFinal }, inEnglish)).toBe(note);
});
