import { expect, test } from 'vitest';
import { moneyOf } from '#domain/shared/money.ts';
import { okAnswer } from './http-client-for-tests.ts';
import { openOrderGateway } from './order-gateway-for-tests.ts';

const statement = { name: 'Meera Iyer', order: 'AF000070012', email: 'meera@mail.test', pieces: '' };
const wire = {
  ...{
    number: 'W-12',
    order: 'AF000070012',
    pieces: '',
    outcome: 'returning',
    declared_at: '2026-11-20T10:00:00.000Z',
  },
  ...{ due_on: '2026-12-04', amount: 16.8, return_number: 'AF000070012-R1' },
  ...{ return_address: ['Zari returns', 'Pune'], excepted: ['Lehenga'] },
};

async function withdraw(answer: object, changes: object = {}) {
  const { http, gateway } = openOrderGateway();
  http.answer(okAnswer(answer));
  return { reply: await gateway.withdraw({ ...statement, ...changes }), sent: http.sent() };
}

test('what is stated is sent word by word, and the receipt is read', async () => {
  const { reply, sent } = await withdraw(wire, { pieces: 'the tee' });
  expect(sent[0]).toMatchObject({ method: 'POST', url: '/api/order/withdraw?token=' });
  const { order: orderId, ...typed } = statement;
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ ...typed, orderId, pieces: 'the tee' });
  expect(reply).toMatchObject({
    value: {
      ...{ number: 'W-12', outcome: 'returning', declaredAt: wire.declared_at, dueOn: '2026-12-04' },
      ...{ amount: moneyOf(16.8), returnNumber: 'AF000070012-R1', excepted: ['Lehenga'] },
      returnAddress: ['Zari returns', 'Pune'],
    },
  });
});

test('the whole order needs no word of pieces', async () => {
  expect(JSON.parse((await withdraw(wire)).sent[0]?.body ?? '')).not.toHaveProperty('pieces');
});

test.each([
  [{ amount: '16' }, { amount: null }],
  [
    { amount: undefined, return_address: undefined, excepted: null },
    { amount: null, returnAddress: [], excepted: [] },
  ],
  [{ return_number: 7 }, { returnNumber: null }],
])('%j: what may be missing is not said', async (changes, value) => {
  expect((await withdraw({ ...wire, ...changes })).reply).toMatchObject({ kind: 'ok', value });
});

test.each([
  { number: '' },
  { outcome: 'done' },
  { declared_at: 'soon' },
  { declared_at: null },
  { due_on: 'later' },
  { order: 7 },
])('%j: a receipt without what counts is none', async (changes) => {
  expect((await withdraw({ ...wire, ...changes })).reply).toMatchObject({ kind: 'failed' });
});

test('a list is no receipt', async () => {
  expect((await withdraw([])).reply).toMatchObject({ kind: 'failed' });
});
