import { expect, test } from 'vitest';
import { follow, type Ledger, leftToGiveBack } from './follow-fact.ts';

const ORDER = { status: 'processing', due: 168_000 } as const;
const PAYMENT = { paymentId: 'pay_1', amount: 168_000, currency: 'INR', paysOrder: true } as const;
const BACK = {
  kind: 'given-back',
  paymentId: 'pay_1',
  refundId: 'rfnd_2',
  key: null,
  amount: 68_000,
  currency: 'INR',
} as const;

const ledgerWith = (changes: Partial<Ledger> = {}): Ledger => ({
  taken: [PAYMENT],
  givenBack: [],
  asked: [],
  ...changes,
});
const given = (amount: number) => [{ refundId: 'rfnd_1', paymentId: 'pay_1', amount }];
const asked = (status: 'asked' | 'given' | 'failed', amount: number) => [
  { key: 'key-1', paymentId: 'pay_1', amount, status },
];

test('no more is noted as given back than was taken, whoever says so', () => {
  expect(follow(ORDER, ledgerWith({ givenBack: given(100_000) }), BACK).kind).toBe('given-back');
  expect(follow(ORDER, ledgerWith({ givenBack: given(100_001) }), BACK).kind).toBe('odd');
  expect(follow(ORDER, ledgerWith(), { ...BACK, currency: 'USD' }).kind).toBe('odd');
  expect(follow(ORDER, ledgerWith(), { ...BACK, paymentId: 'pay_2' }).kind).toBe('odd');
});

test('a payment that is told with another amount than before is for people to look at', () => {
  const told = { kind: 'taken', pageId: 'plink_1', paymentId: 'pay_1', amount: 1, currency: 'INR' } as const;
  expect(follow(ORDER, ledgerWith(), told).kind).toBe('odd');
  expect(follow(ORDER, ledgerWith(), { ...told, amount: 168_000 }).kind).toBe('nothing');
});

test('a refund that fails after it was given, or that nobody here has asked for, is for people to look at', () => {
  const failed = { kind: 'refund-failed', paymentId: 'pay_1', refundId: 'rfnd_1', key: 'key-1' } as const;
  expect(follow(ORDER, ledgerWith({ givenBack: given(1), asked: asked('given', 1) }), failed).kind).toBe('odd');
  expect(follow(ORDER, ledgerWith(), failed).kind).toBe('odd');
  expect(follow(ORDER, ledgerWith({ asked: asked('failed', 1) }), failed).kind).toBe('nothing');
});

test('what can be given back is what was paid, less what went and what is on its way', () => {
  expect(leftToGiveBack(ledgerWith())).toEqual({ paymentId: 'pay_1', left: 168_000 });
  const both = { givenBack: given(60_000), asked: asked('asked', 8_000) };
  expect(leftToGiveBack(ledgerWith(both))?.left).toBe(100_000);
  expect(leftToGiveBack(ledgerWith({ ...both, asked: asked('failed', 8_000) }))?.left).toBe(108_000);
  expect(leftToGiveBack(ledgerWith({ ...both, asked: asked('given', 60_000) }))?.left).toBe(108_000);
  expect(leftToGiveBack(ledgerWith({ taken: [{ ...PAYMENT, paysOrder: false }] }))).toBe(null);
});
