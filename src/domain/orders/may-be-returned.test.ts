import { expect, test } from 'vitest';
import { moneyOf } from '#domain/shared/money.ts';
import { mayBeReturned } from './may-be-returned.ts';
import type { PlacedLine } from './order.ts';
import type { OrderReturn, ReturnStatus } from './order-return.ts';

const line = (item: number, quantity: number, more: Partial<PlacedLine> = {}) =>
  ({ item, sku: `T${item}`, name: 'Tee', quantity, ...more }) as PlacedLine;

const returned = (status: ReturnStatus, quantity = 1) =>
  ({ status, items: [{ item: 1, quantity }], amount: moneyOf(1) }) as unknown as OrderReturn;

const until = '2026-12-05';
const order = { status: 'complete', lines: [line(1, 2)], returns: { until, asked: [] } };
const today = '2026-12-05';

test('until the last day all that came can be given back', () => {
  expect(mayBeReturned(order, today)).toMatchObject({ kind: 'open', until, lines: [{ item: 1, left: 2, why: null }] });
  expect(mayBeReturned(order, '2026-12-06')).toEqual({ kind: 'over', until });
});

test.each([
  ['a shop that tells nothing of it', { ...order, returns: null }, 'elsewhere'],
  ['one whose answers are older', { status: 'complete', lines: order.lines }, 'elsewhere'],
  ['a canceled order', { ...order, status: 'canceled' }, 'canceled'],
  ['one that was closed', { ...order, status: 'closed' }, 'canceled'],
  ['one on its way', { ...order, status: 'shipped' }, 'not-delivered'],
  ['one without a day', { ...order, returns: { until: null, asked: [] } }, 'not-delivered'],
  ['what was made to measure', { ...order, lines: [line(1, 1, { isReturnable: false })] }, 'nothing-left'],
  ['lines without a name', { ...order, lines: [line(1, 1, { item: null })] }, 'nothing-left'],
])('%s', (_what, told, kind) => {
  expect(mayBeReturned(told, today).kind).toBe(kind);
});

test.each<[readonly OrderReturn[], number, string | null]>([
  [[returned('asked')], 1, null],
  [[returned('received'), returned('refunded')], 0, 'given-back'],
  [[returned('refused', 2)], 2, null],
  [[returned('asked', 9)], 0, 'given-back'],
])('what is given back already is not left', (asked, left, why) => {
  const lines = [line(1, 2), line(2, 1)];
  const may = mayBeReturned({ ...order, lines, returns: { until, asked } }, today);
  expect(may).toMatchObject({
    kind: 'open',
    lines: [
      { left, why },
      { left: 1, why: null },
    ],
  });
});
