import {
  amount,
  checked,
  either,
  oneOf,
  type Parser,
  parsed,
  readable,
  shape,
  text,
  valueOrNull,
  whole,
} from '#adapters/wire/parser.ts';
import type { NoticeCode } from '#domain/notices/notice-codes.ts';
import type { ShownNotice } from '#domain/notices/notices.ts';
import type { PendingNotices } from '#domain/notices/pending-notices.ts';

/** What is said of what was sent while no page was open. */
const codes = [
  'order-sent',
  'order-queue-refused',
  'order-queue-out-of-stock',
  'order-not-canceled',
  'newsletter-joined',
  'newsletter-to-confirm',
  'restock-noted',
  'restock-there',
  'price-falls-noted',
  'mail-sent',
  'mail-not-sent',
  'account-updated',
  'server-message',
] as const satisfies readonly NoticeCode[];

const missing: Parser<undefined> = (input) => (input === undefined ? parsed(input) : { kind: 'malformed', field: '' });

const storedNotices = readable(
  checked<ShownNotice>(
    shape({
      id: whole(),
      at: amount,
      code: oneOf(...codes),
      type: either(oneOf('success', 'info', 'warning', 'error'), missing),
      text: either(text, missing),
      number: either(text, missing),
      productName: either(text, missing),
      message: either(text, missing),
    }),
  ),
);

/** What a device kept to be told; null when it kept nothing. What cannot be read of it is told by nobody. */
export function readStoredPendingNotices(stored: unknown): PendingNotices | null {
  return valueOrNull(storedNotices, stored)?.items ?? null;
}
