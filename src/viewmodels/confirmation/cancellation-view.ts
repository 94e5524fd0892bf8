import type { PlacedOrder } from '#domain/orders/order.ts';
import { nothing } from '#domain/shared/money.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { cancellationMessages } from '../messages/cancellation/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { dayText } from '../shared/moment-text.ts';

type Writing = { readonly storeView: StoreView; readonly messages: Messages };

/** What the page of an order says of canceling it; it stands there at all where there is something to say. */
export type CancellationView = {
  /** Where it can be canceled; null where it cannot. */
  readonly way: string | null;
  /** Where it can be withdrawn from; null where it cannot. */
  readonly withdrawal: string | null;
  /** That it was canceled, and what is paid back; none where it was not. */
  readonly notes: readonly { readonly text: string; readonly at: string | null }[];
};

/** Null where there is nothing to say. */
export function cancellationView(order: PlacedOrder, writing: Writing): CancellationView | null {
  const { cancellation = null, isCancelable, isWithdrawable } = order;
  if (!cancellation && !isCancelable && !isWithdrawable) return null;
  const way = isCancelable ? cancelingAt(order.id) : null;
  const withdrawal = isWithdrawable ? `/withdraw?orderId=${encodeURIComponent(order.id)}` : null;
  return { way, withdrawal, notes: cancellation === null ? [] : notesOf(order, cancellation, writing) };
}

/** Where an order is canceled. */
export function cancelingAt(order: string): string {
  return `/cancel-order?orderId=${encodeURIComponent(order)}`;
}

type Canceled = NonNullable<PlacedOrder['cancellation']>;

function notesOf(order: PlacedOrder, canceled: Canceled, writing: Writing): CancellationView['notes'] {
  const { canceledOn } = writing.messages(cancellationMessages);
  const { canceledAt, refundedAt } = canceled;
  const refund = refundText(order, canceled, writing);
  return [
    { text: canceledOn(dayText(canceledAt, writing.storeView)), at: canceledAt },
    ...(refund === null ? [] : [{ text: refund, at: refundedAt }]),
  ];
}

/** What is paid back; null where the shop does not say whose the order is. */
export function refundText(
  { paymentTitle }: Pick<PlacedOrder, 'paymentTitle'>,
  { amount, refundedAt }: Pick<Canceled, 'amount' | 'refundedAt'>,
  { storeView, messages }: Writing,
): string | null {
  const { nothingDue, paidBack, paysBack } = messages(cancellationMessages);
  if (amount === null) return null;
  if (amount === nothing) return nothingDue;
  const money = displayPrice(amount, storeView);
  return refundedAt === null ? paysBack(money, paymentTitle) : paidBack(money, dayText(refundedAt, storeView));
}
