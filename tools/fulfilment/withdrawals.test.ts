import { expect, test } from 'vitest';
import { USAGE } from './run-orders.ts';
import { json, runTool } from './run-tool-for-tests.ts';

const done = { code: 200, result: [] };
const WITHDRAWALS = 'http://localhost:8080/fulfilment/withdrawals/';

test('what was withdrawn from is listed as the API has it, and overdue ones say so', async () => {
  const open = {
    withdrawal: 'W-7',
    order: 'AF7',
    outcome: 'open',
    due_on: '2026-12-01',
    is_overdue: true,
    return_number: null,
  };
  const returning = { ...open, withdrawal: 'W-8', outcome: 'returning', is_overdue: false, return_number: 'AF7-R1' };
  const { asked, printed } = await runTool(['withdrawn'], { code: 200, result: [open, returning] });
  expect(asked).toEqual([[WITHDRAWALS, 'GET', null, json]]);
  expect(printed).toEqual([
    `OVERDUE W-7: order AF7, due 2026-12-01, somebody has to look at it
W-8: order AF7, due 2026-12-01, AF7-R1`,
  ]);
});

test('a statement is read, matched and settled', async () => {
  const told = {
    withdrawal: 'W-7',
    order: 'AF7',
    name: 'Meera\u001b[2J',
    email: 'm@x.test',
    pieces: 'the tee',
    settled_at: null,
  };
  const whole = { ...told, outcome: 'returning', declared_at: '2026-11-21T10:00:00.000Z', due_on: '2026-12-05' };
  const result = { ...whole, amount: 1_680, return_number: 'AF7-R1' };
  expect((await runTool(['W-7'], { code: 200, result })).printed).toEqual([
    `W-7: returning, stated 2026-11-21T10:00:00.000Z, due 2026-12-05
  order AF7, by Meera [2J, m@x.test
  these pieces alone: the tee
  pays back 1680 rupees for AF7-R1`,
  ]);
  const matched = await runTool(['matched', 'W-7', 'AF000070012'], done);
  expect(matched.asked).toEqual([[`${WITHDRAWALS}W-7`, 'POST', { status: 'matched', order: 'AF000070012' }, json]]);
  expect((await runTool(['settled', 'w-7'], done)).asked).toEqual([
    [`${WITHDRAWALS}w-7`, 'POST', { status: 'settled' }, json],
  ]);
});

test.each([
  ['matched W-7'],
  ['matched W-7 AF7-R1'],
  ['matched W-7 AF7 x'],
  ['received W-7'],
  ['settled AF7'],
  ['settled AF7-R1'],
])('"%s" says nothing that can be done', async (words) => {
  const { code, asked, complained } = await runTool(words.split(' '), done);
  expect([code, asked, complained]).toEqual([1, [], [USAGE]]);
});
