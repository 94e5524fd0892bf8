import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { DraftTexts } from '#domain/interface/drafts.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { createGiveBack } from './give-back.ts';
import type { ReturnableLine } from './may-be-returned.ts';
import { orderIdOf } from './order.ts';
import type { OrderReturn } from './order-return.ts';
import { problemsOfReturn, returnFormOf, withField } from './return-form.ts';
import type { ReturnRequest } from './return-request.ts';

const order = orderIdOf('17-a');
const lines = [
  { item: 1, left: 2 },
  { item: 2, left: 0 },
] as unknown as readonly ReturnableLine[];
const noted = { number: 'AF1-R1' } as OrderReturn;
const typed: DraftTexts = { order, 'quantity-1': '1', 'reason-1': 'damaged', note: ' Torn ' };
const unreachable: Reply<OrderReturn> = { kind: 'unreachable' };

function open(replies: readonly Reply<OrderReturn>[], opened: DraftTexts = {}) {
  const sent: ReturnRequest[] = [];
  let made = 0;
  const returnDraft = createMemoryCell<DraftTexts>(typed);
  const giveBack = createGiveBack({
    orderGateway: {
      async giveBack(request) {
        sent.push(request);
        return replies[sent.length - 1] ?? unreachable;
      },
    },
    openedOrder: createMemoryCell(opened),
    returnDraft,
    ids: { next: () => `id-${++made}` },
  });
  return { sent, returnDraft, ask: () => giveBack(order, returnFormOf(returnDraft.get(), order, lines)) };
}

test('after a lost answer the same return is asked for, and what was typed goes once it is noted', async () => {
  const { ask, sent, returnDraft } = open([unreachable, { kind: 'ok', value: noted }]);
  expect(await ask()).toEqual({ kind: 'failed' });
  expect(returnDraft.get()).toEqual({ ...typed, id: 'id-1' });
  expect(await ask()).toEqual({ kind: 'asked', noted });
  const piece = { item: 1, quantity: 1, reason: 'damaged' };
  const request = { id: 'id-1', order, email: null, pieces: [piece], note: 'Torn', way: 'original' };
  expect(sent).toEqual([request, request]);
  expect(returnDraft.get()).toEqual({});
});

test('who opened the order by its e-mail asks with it, and for no other order', async () => {
  const by = { order, email: 'meera@mail.test' };
  const own = open([], by);
  await own.ask();
  const others = open([], { ...by, order: '18-b' });
  await others.ask();
  expect([own.sent[0]?.email, others.sent[0]?.email]).toEqual(['meera@mail.test', null]);
});

test.each([
  [422, 'refused'],
  [404, 'refused'],
  [429, 'too-often'],
  [500, 'failed'],
])('a %i is %s, and what was typed stays', async (code, kind) => {
  const { ask, returnDraft } = open([{ kind: 'refused', code, message: '', isSilent: true }]);
  expect(await ask()).toEqual({ kind });
  expect(returnDraft.get()).toMatchObject(typed);
});

test.each<[DraftTexts, number, string]>([
  [{ 'quantity-1': '9' }, 2, ''],
  [{ 'quantity-1': '-1' }, 0, ''],
  [{ 'quantity-1': 'x', 'reason-1': 'bored' }, 0, ''],
  [{ 'quantity-1': '1', 'reason-1': 'too_large' }, 1, 'too_large'],
])('%j is read as what can be given back', (texts, quantity, reason) => {
  expect(returnFormOf({ order, ...texts }, order, lines).pieces).toEqual([{ item: 1, quantity, reason }]);
  expect(returnFormOf({ order: '18-b', ...texts }, order, lines).pieces).toEqual([
    { item: 1, quantity: 0, reason: '' },
  ]);
});

test('a form needs a piece, and a reason for each', () => {
  const form = (texts: DraftTexts) => returnFormOf({ order, ...texts }, order, lines);
  expect(problemsOfReturn(form({}))).toEqual([{ kind: 'nothing' }]);
  expect(problemsOfReturn(form({ 'quantity-1': '1' }))).toEqual([{ kind: 'no-reason', item: 1 }]);
  expect(problemsOfReturn(form(typed))).toEqual([]);
});

test('what is typed for an order is of that order alone', () => {
  expect(withField(typed, orderIdOf('18-b'), 'note', 'x')).toEqual({ order: '18-b', note: 'x' });
  expect(withField(typed, order, 'note', '')).toEqual({ order, 'quantity-1': '1', 'reason-1': 'damaged' });
});
