import type { DraftTexts } from '#domain/interface/drafts.ts';
import { problemOfEmail } from '#domain/shared/email-address.ts';
import { isOrderNumber } from './order-number.ts';

/** What an order is found by, by whoever has it from nowhere else: its number or its id, and the e-mail of its bill. */
export type OrderKey = { readonly order: string; readonly email: string };

export type KeyProblem = {
  readonly field: keyof OrderKey;
  readonly code: 'required' | 'no-order-number' | 'not-an-email';
};

export const nothingNamed: OrderKey = { order: '', email: '' };

/** All that keeps a number and an e-mail, as they were typed, from being looked for, in the order of the fields. */
export function problemsOfKey({ order, email }: OrderKey): readonly KeyProblem[] {
  const [ofNumber, ofEmail] = [problemOfNumber(order), problemOfEmail(email)];
  return [
    ...(ofNumber === null ? [] : [{ field: 'order', code: ofNumber } as const]),
    ...(ofEmail === null ? [] : [{ field: 'email', code: ofEmail } as const]),
  ];
}

function problemOfNumber(order: string): 'required' | 'no-order-number' | null {
  if (order.trim() === '') return 'required';
  return isOrderNumber(order) ? null : 'no-order-number';
}

/** Which order was opened by its e-mail in this tab, and by which; null for none. */
export function openedKey({ order, email }: DraftTexts): OrderKey | null {
  return order && email ? { order, email } : null;
}
