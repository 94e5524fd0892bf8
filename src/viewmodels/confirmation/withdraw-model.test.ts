import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { PlacedOrder } from '#domain/orders/order.ts';
import type { Withdrawn } from '#domain/orders/withdraw.ts';
import {
  nothingStated,
  type Withdrawal,
  type WithdrawalForm,
  type WithdrawalStatement,
} from '#domain/orders/withdrawal.ts';
import { asha, pair } from '#domain/session/device-for-tests.ts';
import { guestSession, type Session } from '#domain/session/session.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { placed } from './order-page-for-tests.ts';
import { createWithdrawScreen } from './withdraw-model.ts';

const ofAsha: Session = { kind: 'signed-in', customer: asha, tokens: pair(1), renewals: 0, begunAt: 0 };
const typed: WithdrawalForm = { name: ' Meera Iyer', order: 'af000070012', email: 'meera@mail.test', pieces: '' };
const taken: Withdrawal = {
  ...{ number: 'W-12', order: 'AF000070012', pieces: '', outcome: 'returning', dueOn: '2026-12-04' },
  ...{ declaredAt: '2026-11-20T10:00:00Z', amount: moneyOf(1_680), returnNumber: 'AF000070012-R1' },
  ...{ returnAddress: [], excepted: ['Lehenga'] },
};

type Visit = {
  readonly form?: WithdrawalForm;
  readonly session?: Session;
  readonly isOnline?: boolean;
  readonly order?: Reply<PlacedOrder>;
  readonly withdraw?: () => Promise<Withdrawn>;
};

function open({ form = typed, session = guestSession, isOnline = true, order, withdraw }: Visit = {}) {
  const draft = createMemoryCell<WithdrawalForm>(form);
  const sent: WithdrawalStatement[] = [];
  const model = createWithdrawScreen({
    withdrawalDraft: draft,
    session: createMemoryCell<Session>(session),
    isDeviceRead: createMemoryCell(true),
    isOnline: createMemoryCell(isOnline),
    storeView: createMemoryCell({ ...defaultStoreView, locale: 'en-IN' }),
    clock: { now: () => Date.parse('2026-11-20T10:00:00Z') },
    readPlaced: async () => order ?? { kind: 'unreachable' },
    messages: inEnglish,
    withdraw: async (statement) => {
      sent.push(statement);
      return withdraw ? withdraw() : { kind: 'withdrawn', withdrawal: taken };
    },
  });
  return { model, draft, sent };
}

test('nothing is sent before the second step, and then what was typed', async () => {
  const { model, draft, sent } = open();
  await model.confirm();
  expect([model.review, sent]).toEqual([null, []]);
  model.goOn();
  expect(model.review?.stated.map(({ value }) => value)).toEqual([
    'Meera Iyer',
    'AF000070012',
    'The whole order',
    'meera@mail.test',
  ]);
  expect(model.review?.follows.map(({ at }) => at)).toEqual([null, '2026-12-04', '2026-12-04', null]);
  await model.confirm();
  expect(sent).toEqual([{ name: 'Meera Iyer', order: 'AF000070012', email: 'meera@mail.test', pieces: '' }]);
  expect([model.review, draft.get()]).toEqual([null, nothingStated]);
});

test('the receipt says when it came with a time zone, what was stated and what follows', async () => {
  const { model } = open();
  model.goOn();
  await model.confirm();
  const { received, stated, texts, address } = model.receipt ?? {};
  expect(received).toMatch(/^Received on 20 November 2026 at \d+:\d\d:\d\d .*(GMT|UTC|IST|CET)/);
  expect(stated?.map(({ value }) => value)).toEqual([
    'W-12',
    'Meera Iyer',
    'AF000070012',
    'The whole order',
    'meera@mail.test',
    'AF000070012-R1',
  ]);
  expect(texts?.map(({ text }) => text)).toEqual([
    'Send the pieces back by 4 December 2026, and write the return number on the parcel.',
    'We write to you where they go.',
    'You get ₹1,680 back by 4 December 2026 at the latest.',
    'Made to measure or not sent, and therefore not part of it: Lehenga.',
    'We have sent an acknowledgement to meera@mail.test.',
  ]);
  expect(address).toEqual([]);
});

test.each<[Partial<Withdrawal>, readonly RegExp[]]>([
  [
    { outcome: 'canceled', amount: nothing, returnNumber: null, excepted: [] },
    [/nothing has to come back/, /nothing is due/],
  ],
  [{ outcome: 'open', amount: null, returnNumber: null, excepted: [] }, [/looks at your statement/]],
])('%j: the receipt says so', async (changes, said) => {
  const { model } = open({ withdraw: async () => ({ kind: 'withdrawn', withdrawal: { ...taken, ...changes } }) });
  model.goOn();
  await model.confirm();
  const texts = model.receipt?.texts.map(({ text }) => text) ?? [];
  expect(texts).toHaveLength(said.length + 1);
  for (const [at, words] of said.entries()) expect(texts[at]).toMatch(words);
});

test('two presses state it once', async () => {
  const { promise, resolve } = Promise.withResolvers<Withdrawn>();
  const { model, sent } = open({ withdraw: () => promise });
  model.goOn();
  const both = [model.confirm(), model.confirm()];
  expect(model.isSending).toBe(true);
  resolve({ kind: 'withdrawn', withdrawal: taken });
  await Promise.all(both);
  expect(sent).toHaveLength(1);
});

test('what is wrong is said beside its field, once it is due', () => {
  const { model } = open({ form: { ...nothingStated, email: 'meera' } });
  expect(model.problemAt('email')).toBeNull();
  model.leave('name');
  model.leave('email');
  expect([model.problemAt('name'), model.problemAt('email')]).toEqual([
    null,
    'Enter an email address like name@example.com',
  ]);
  model.goOn();
  expect(model.review).toBeNull();
  expect([model.problemAt('name'), model.problemAt('order'), model.problemAt('pieces')]).toEqual([
    'Enter your name',
    'Enter your order number',
    null,
  ]);
});

test.each([
  ['refused', true, /^This order cannot be withdrawn from here/],
  ['too-often', true, /^These were many tries/],
  ['failed', true, /^The shop did not answer/],
  ['failed', false, /^You are offline/],
] as const)('%s (online: %s): why is said, and what was typed stays', async (kind, isOnline, words) => {
  const { model, draft } = open({ isOnline, withdraw: async () => ({ kind }) });
  model.goOn();
  await model.confirm();
  expect(model.answer).toMatch(words);
  expect([model.receipt, draft.get()]).toEqual([null, typed]);
  expect(model.review).not.toBeNull();
  model.goBack();
  expect(model.answer).toBeNull();
});

test('who is signed in, or comes from an order, has it filled in, and nothing that was typed is lost', async () => {
  const own = open({ form: { ...nothingStated, name: 'Somebody' }, session: ofAsha });
  await own.model.begin(null);
  expect(own.draft.get()).toMatchObject({ name: 'Somebody', email: asha.email, order: '' });
  const from = open({ form: nothingStated, order: { kind: 'ok', value: placed } });
  await from.model.begin('17-a');
  const { firstName, lastName } = placed.billingAddress;
  expect(from.draft.get()).toMatchObject({
    ...{ order: placed.number, email: placed.email, name: `${firstName} ${lastName}` },
  });
});

test('an order that is told in part names its number alone, and one that cannot be read nothing', async () => {
  const { model, draft } = open({ form: nothingStated, order: { kind: 'ok', value: { ...placed, isMasked: true } } });
  await model.begin('17-a');
  expect(draft.get()).toEqual({ ...nothingStated, order: placed.number });
  const away = open({ form: nothingStated });
  await away.model.begin('17-a');
  expect(away.draft.get()).toEqual(nothingStated);
});

test('whoever leaves finds what was typed, and no receipt', async () => {
  const { model, draft } = open();
  model.goOn();
  model.left();
  expect([model.review, draft.get()]).toEqual([null, typed]);
  model.goOn();
  await model.confirm();
  model.left();
  expect(model.receipt).toBeNull();
});
