import { expect, test } from 'vitest';
import type { PlacedOrder } from '#domain/orders/order.ts';
import { minus, moneyOf, nothing } from '#domain/shared/money.ts';
import { cancelPage } from './cancel-page.ts';
import { cancellationView } from './cancellation-view.ts';
import { placed, writing } from './order-page-for-tests.ts';

const open: PlacedOrder = { ...placed, isCancelable: true, cancellation: null };
const at = '2026-11-20T12:00:00Z';
const canceled = (amount = placed.total, refundedAt: string | null = null): PlacedOrder => {
  return { ...placed, status: 'canceled', isCancelable: false, cancellation: { canceledAt: at, amount, refundedAt } };
};

const what = 'If you cancel it, nothing of it will be sent.';
const back = 'We pay back ₹4,800 to where it came from: PayPal.';
const due = 'You have paid nothing for it, so nothing is due.';
const credit = 'A coupon or store credit that you used counts again.';
const mail = 'We have sent you an email that says so.';

test.each<[string, PlacedOrder, string, readonly string[]]>([
  ['what was paid', open, 'open', [what, back]],
  ['cash', { ...open, paymentMethod: 'cashondelivery', status: 'pending' }, 'open', [what, due]],
  ['a payment that is waited for', { ...open, status: 'pending_payment' }, 'open', [what, due]],
  ['store credit', { ...open, storeCredit: minus(nothing, moneyOf(5)) }, 'open', [what, back, credit]],
  ['a coupon', { ...open, discount: minus(nothing, moneyOf(5)) }, 'open', [what, back, credit]],
  ['canceled', canceled(), 'canceled', [back, mail]],
  ['canceled for nothing', canceled(nothing), 'canceled', [due, mail]],
])('%s: what it means is said before and after', (_what, order, kind, texts) => {
  expect(cancelPage(order, writing)).toEqual({ kind, number: placed.number, texts });
});

test.each<[string, PlacedOrder, RegExp]>([
  ['packed', { ...open, isCancelable: false }, /packed or has left already/],
  ['a failed payment', { ...open, isCancelable: false, status: 'canceled' }, /was cancelled already/],
  ['a shop that lets nobody cancel', placed, /write to us with its number/],
])('%s: why it cannot be canceled', (_what, order, words) => {
  expect(cancelPage(order, writing)).toMatchObject({ kind: 'none', texts: [expect.stringMatching(words)] });
});

test('the page of the order leads there while it can be canceled', () => {
  expect(cancellationView(open, writing)).toEqual({ way: '/cancel-order?orderId=1', withdrawal: null, notes: [] });
  expect(cancellationView({ ...open, isCancelable: false }, writing)).toBeNull();
  expect(cancellationView(placed, writing)).toBeNull();
});

test('and says afterwards that it was, what is paid back, and when it was', () => {
  const on = { text: 'You cancelled this order on 20 November 2026.', at };
  expect(cancellationView(canceled(), writing)).toEqual({
    way: null,
    withdrawal: null,
    notes: [on, { text: back, at: null }],
  });
  const refundedAt = '2026-11-24T12:00:00Z';
  const paidBack = { text: '₹4,800 were paid back on 24 November 2026.', at: refundedAt };
  expect(cancellationView(canceled(placed.total, refundedAt), writing)?.notes).toEqual([on, paidBack]);
});

test('the page of an order leads to withdrawing as long as the shop says that it can be', () => {
  const came = { ...placed, isCancelable: false, cancellation: null };
  expect(cancellationView({ ...came, isWithdrawable: true }, writing)).toMatchObject({
    ...{ way: null, notes: [], withdrawal: `/withdraw?orderId=${encodeURIComponent(placed.id)}` },
  });
  for (const isWithdrawable of [false, null]) expect(cancellationView({ ...came, isWithdrawable }, writing)).toBeNull();
});
