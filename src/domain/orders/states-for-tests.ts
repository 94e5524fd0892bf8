import { moneyOf } from '#domain/shared/money.ts';
import type { OrderState, OrderStatus } from './order-status.ts';

const AT = '2026-11-20T10:05:00.000Z';
const answered = { answeredAt: AT, attemptedAt: AT };
const taken = { ...answered, number: 'AF000070001', charged: moneyOf(200), paymentPage: null, isUnwanted: false };

/** An order in each status; where its pieces may or may not have left the cart, they are still there. */
export const statesForTests = {
  queued: { status: 'queued', hasLeftCart: false },
  sending: { status: 'sending', hasLeftCart: false },
  maybeReceived: { status: 'maybeReceived', attemptedAt: AT, hasLeftCart: false },
  canceling: { status: 'canceling', attemptedAt: AT, hasLeftCart: false },
  accepted: { status: 'accepted', ...taken },
  returned: { status: 'returned', ...taken },
  refused: { status: 'refused', ...answered, message: 'no', hasLeftCart: false },
  withdrawn: { status: 'withdrawn', ...answered, wasSent: true, hasLeftCart: false },
  editing: { status: 'editing', ...answered, wasSent: true },
  edited: { status: 'edited', ...answered, wasSent: true },
} as const satisfies { readonly [Status in OrderStatus]: Extract<OrderState, { readonly status: Status }> };
