import type { Withdrawal, WithdrawalForm } from '#domain/orders/withdrawal.ts';
import { statementOf } from '#domain/orders/withdrawal.ts';
import { type Day, timestampAt } from '#domain/shared/clock.ts';
import { nothing } from '#domain/shared/money.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { writingLocale } from '../messages/languages.ts';
import { withdrawalMessages } from '../messages/withdrawal/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { calendarDayText } from '../shared/moment-text.ts';

type Writing = { readonly storeView: StoreView; readonly messages: Messages };

/** A line of what is stated. */
export type Stated = {
  readonly term: string;
  readonly value: string;
  /** Whether it is the shop's own word; what was typed, and numbers, are in no language. */
  readonly isWord: boolean;
};

/** A sentence; `at` is the day that it names, null for none. */
export type Sentence = { readonly text: string; readonly at: Day | null };

/** What is read before it is confirmed: the statement, and what follows from it. */
export type ReviewView = { readonly stated: readonly Stated[]; readonly follows: readonly Sentence[] };

const DAYS = 14;
const DAY_MS = 86_400_000;

/** `now` in milliseconds since 1970: money and pieces go back within fourteen days of the statement. */
export function reviewView(form: WithdrawalForm, now: number, writing: Writing): ReviewView {
  const texts = writing.messages(withdrawalMessages);
  const at = timestampAt(Date.parse(dayHere(now)) + DAYS * DAY_MS).slice(0, 'YYYY-MM-DD'.length);
  const day = calendarDayText(at, writing.storeView);
  return {
    stated: statedOf(statementOf(form), writing),
    follows: [
      { text: texts.notPacked, at: null },
      { text: texts.sendBack(day), at },
      { text: texts.paysBack(day), at },
      { text: texts.madeToMeasure, at: null },
    ],
  };
}

function statedOf({ name, order, email, pieces }: WithdrawalForm, { messages }: Writing): readonly Stated[] {
  const { fields, meant, wholeOrder } = messages(withdrawalMessages);
  return [
    { term: fields.name, value: name, isWord: false },
    { term: fields.order, value: order, isWord: false },
    { term: meant, value: pieces || wholeOrder, isWord: pieces === '' },
    { term: fields.email, value: email, isWord: false },
  ];
}

/** What is kept by whoever has withdrawn. */
export type ReceiptView = {
  /** With its time zone. */
  readonly received: string;
  /** ISO 8601. */
  readonly at: string;
  readonly stated: readonly Stated[];
  readonly texts: readonly Sentence[];
  /** Where pieces go, line by line. */
  readonly address: readonly string[];
};

/** `form` is what was typed of who it is; the shop's answer names nobody. */
export function receiptView(withdrawal: Withdrawal, form: WithdrawalForm, writing: Writing): ReceiptView {
  const texts = writing.messages(withdrawalMessages);
  const { declaredAt, number, pieces, returnAddress, returnNumber } = withdrawal;
  return {
    received: texts.receivedAt(momentWritten(declaredAt, writing)),
    at: declaredAt,
    stated: [
      { term: texts.statementNumber, value: number, isWord: false },
      ...statedOf({ ...statementOf(form), pieces }, writing),
      ...(returnNumber === null ? [] : [{ term: texts.returnNumber, value: returnNumber, isWord: false }]),
    ],
    texts: [...outcomeOf(withdrawal, writing), { text: texts.mailed(form.email.trim()), at: null }],
    address: returnAddress,
  };
}

function outcomeOf(withdrawal: Withdrawal, writing: Writing): readonly Sentence[] {
  const texts = writing.messages(withdrawalMessages);
  const { amount, dueOn: at, excepted, outcome, returnAddress } = withdrawal;
  const plain = (text: string): Sentence => ({ text, at: null });
  if (outcome === 'open') return [plain(texts.lookedAt)];
  const day = calendarDayText(at, writing.storeView);
  const isReturned = outcome === 'returning';
  return [
    isReturned ? { text: texts.returning(day), at } : plain(texts.canceled),
    ...(isReturned && returnAddress.length === 0 ? [plain(texts.sendingFollows)] : []),
    amount === null || amount === nothing
      ? plain(texts.nothingDue)
      : { text: texts.refund(displayPrice(amount, writing.storeView), day), at },
    ...(excepted.length === 0 ? [] : [plain(texts.excepted(excepted.join(', ')))]),
  ];
}

/** The calendar day where the device is. */
function dayHere(now: number): Day {
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', calendar: 'gregory' }).format(now);
}

/** In the time of the device, whose name stands beside it: where the shopper is, hours count. */
function momentWritten(timestamp: string, { storeView }: Writing): string {
  const style = { dateStyle: 'long', timeStyle: 'long' } as const;
  return new Intl.DateTimeFormat(writingLocale(storeView), style).format(Date.parse(timestamp));
}
