import type { Day } from '#domain/shared/clock.ts';
import { problemOfEmail } from '#domain/shared/email-address.ts';
import type { Money } from '#domain/shared/money.ts';
import { isOrderNumber, orderNumberOf } from './order-number.ts';

/** The form by which somebody withdraws from an order, as it was typed. */
export type WithdrawalForm = {
  readonly name: string;
  readonly order: string;
  /** To which the acknowledgement goes. */
  readonly email: string;
  /** Which pieces alone; '' for the whole order. */
  readonly pieces: string;
};

/** What is stated: the number as the shop writes it, nothing around what was typed. */
export type WithdrawalStatement = WithdrawalForm;

export type WithdrawalField = keyof WithdrawalForm;

export type WithdrawalProblem = {
  readonly field: WithdrawalField;
  readonly code: 'required' | 'no-order-number' | 'not-an-email' | 'too-long';
};

export const nothingStated: WithdrawalForm = { name: '', order: '', email: '', pieces: '' };

// What the contract takes.
const NAME_LETTERS = 200;
const PIECES_LETTERS = 1_000;

/** All that keeps a statement from being made, in the order of the fields. No reason is asked for. */
export function problemsOfWithdrawal({ name, order, email, pieces }: WithdrawalForm): readonly WithdrawalProblem[] {
  const codes: readonly (readonly [WithdrawalField, WithdrawalProblem['code'] | null])[] = [
    ['name', problemOfName(name)],
    ['order', problemOfNumber(order)],
    ['email', problemOfEmail(email)],
    ['pieces', pieces.trim().length > PIECES_LETTERS ? 'too-long' : null],
  ];
  return codes.flatMap(([field, code]) => (code === null ? [] : [{ field, code }]));
}

function problemOfName(name: string): 'required' | 'too-long' | null {
  if (name.trim() === '') return 'required';
  return name.trim().length > NAME_LETTERS ? 'too-long' : null;
}

function problemOfNumber(order: string): 'required' | 'no-order-number' | null {
  if (order.trim() === '') return 'required';
  return isOrderNumber(order) ? null : 'no-order-number';
}

export function statementOf({ name, order, email, pieces }: WithdrawalForm): WithdrawalStatement {
  return { name: name.trim(), order: orderNumberOf(order), email: email.trim(), pieces: pieces.trim() };
}

/**
 * `open`: somebody of the shop looks at it. `canceled`: it was not packed, and nothing of it is sent. `returning`: its pieces
 * come back.
 */
export type WithdrawalOutcome = 'open' | 'canceled' | 'returning';

/** A withdrawal as the shop has it. */
export type Withdrawal = {
  readonly number: string;
  readonly order: string;
  readonly pieces: string;
  readonly outcome: WithdrawalOutcome;
  /** ISO 8601. */
  readonly declaredAt: string;
  /** The day by which money comes back and pieces are sent back. */
  readonly dueOn: Day;
  /** What is paid back; null while somebody looks at it. */
  readonly amount: Money | null;
  readonly returnNumber: string | null;
  /** Where pieces go, line by line; empty where the shop writes it each time, and where nothing comes back. */
  readonly returnAddress: readonly string[];
  /** Names of what is not part of it. */
  readonly excepted: readonly string[];
};
