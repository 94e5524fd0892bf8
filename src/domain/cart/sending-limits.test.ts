import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { lineForTests } from './line-for-tests.ts';
import { createLoadSendingLimits } from './load-sending-limits.ts';
import { limitsIn, notSentTo, type SendingLimit } from './sending-limits.ts';

const horn = { key: 'HORN-S', name: 'Horn Clutch', countries: ['US', 'AU'] };
const shell = { key: 'SHELL', name: 'Shell Earrings', countries: ['US'] };
const limits = [horn, { ...horn, key: 'HORN-M' }, shell];

test('what is not sent to a country is named once, however many sizes of it there are', () => {
  expect(notSentTo(limits, 'US')).toEqual(['Horn Clutch', 'Shell Earrings']);
  expect([notSentTo(limits, 'AU'), notSentTo(limits, 'IN')]).toEqual([['Horn Clutch'], []]);
});

test('what has left the cart limits nothing', () => {
  expect(limitsIn(limits, { lines: [lineForTests('SHELL'), lineForTests('TEE')] })).toEqual([shell]);
});

test('what the shop said last counts while it does not answer', async () => {
  const sendingLimits = createMemoryCell<readonly SendingLimit[]>([]);
  const answers = [limits, null, []];
  const load = createLoadSendingLimits({ sendingLimits, findSendingLimits: async () => answers.shift() ?? null });
  const known: (readonly SendingLimit[])[] = [];
  for (let asked = 0; asked < 3; asked += 1) {
    await load();
    known.push(sendingLimits.get());
  }
  expect(known).toEqual([limits, limits, []]);
});
