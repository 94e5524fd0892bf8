import { isCashOnDelivery } from '#domain/cart/methods.ts';
import { isGone } from '#domain/orders/is-gone.ts';
import type { PlacedOrder } from '#domain/orders/order.ts';
import { nothing } from '#domain/shared/money.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { cancelOrderMessages } from '../messages/cancel-order/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { refundText } from './cancellation-view.ts';

type Writing = { readonly storeView: StoreView; readonly messages: Messages };

/** `open`: it can be canceled; `canceled`: its shopper has; `none`: it cannot be. */
export type CancelPage = {
  readonly kind: 'open' | 'canceled' | 'none';
  readonly number: string;
  /** What it means, what has become of it, or why not. */
  readonly texts: readonly string[];
};

const UNPAID = 'pending_payment';

export function cancelPage(order: PlacedOrder, writing: Writing): CancelPage {
  const { cancellation = null, isCancelable, number } = order;
  const { credit, elsewhere, gone, mail, onItsWay, what } = writing.messages(cancelOrderMessages);
  const givenBack = order.storeCredit !== nothing || order.discount !== nothing ? [credit] : [];
  if (cancellation !== null)
    return { kind: 'canceled', number, texts: [...refundOf(order, cancellation, writing), ...givenBack, mail] };
  if (isCancelable === true) {
    const refund = refundOf(order, { amount: paidFor(order), refundedAt: null }, writing);
    return { kind: 'open', number, texts: [what, ...refund, ...givenBack] };
  }
  const why = isGone(order) ? gone : isCancelable == null ? elsewhere : onItsWay;
  return { kind: 'none', number, texts: [why] };
}

function refundOf(...[order, refund, writing]: Parameters<typeof refundText>): readonly string[] {
  const text = refundText(order, refund, writing);
  return text === null ? [] : [text];
}

/** As the shop will: cash is paid at the door, and a payment that is waited for has not arrived. */
function paidFor({ paymentMethod, status, total }: PlacedOrder) {
  return isCashOnDelivery(paymentMethod) || status === UNPAID ? nothing : total;
}
