import { isOrderNumber } from '#domain/orders/order-number.ts';
import { problemOfEmail } from '#domain/shared/email-address.ts';

export const contactTopics = ['order', 'return', 'size', 'made-to-measure', 'other'] as const;

/** What somebody writes about. */
export type ContactTopic = (typeof contactTopics)[number];

export function isContactTopic(text: string): text is ContactTopic {
  return contactTopics.some((topic) => topic === text);
}

/** What stands in the form to write to the shop, as it was typed. */
export type ContactDetails = {
  readonly topic: ContactTopic;
  readonly name: string;
  readonly email: string;
  /** '' when it is not about an order, or nobody knows. */
  readonly orderNumber: string;
  readonly message: string;
};

export type ContactField = keyof ContactDetails;

export type ContactProblem = {
  readonly field: ContactField;
  readonly code: 'required' | 'not-an-email' | 'no-order-number' | 'too-long';
};

export const nothingWritten: ContactDetails = { topic: 'order', name: '', email: '', orderNumber: '', message: '' };

/** Letters that a message may have; the contract takes more, for what is added to it. */
export const MESSAGE_LETTERS = 4_000;

const NAME_LETTERS = 100; // it stands in the subject, which the contract limits

/** All that keeps a message from being sent, in the order of the fields (CUST-39). */
export function problemsOfContact({ name, email, orderNumber, message }: ContactDetails): readonly ContactProblem[] {
  const codes: Readonly<Record<ContactField, ContactProblem['code'] | null>> = {
    topic: null,
    name: problemOfText(name, NAME_LETTERS),
    email: problemOfEmail(email),
    orderNumber: orderNumber.trim() === '' || isOrderNumber(orderNumber) ? null : 'no-order-number',
    message: problemOfText(message, MESSAGE_LETTERS),
  };
  return fields.flatMap((field) => {
    const code = codes[field];
    return code === null ? [] : [{ field, code }];
  });
}

const fields: readonly ContactField[] = ['topic', 'name', 'email', 'orderNumber', 'message'];

function problemOfText(text: string, most: number): 'required' | 'too-long' | null {
  if (text.trim() === '') return 'required';
  return text.length > most ? 'too-long' : null;
}
