import { saysObligation } from '#domain/checkout/obligation-to-pay.ts';
import { checkoutMessages } from '../messages/checkout/en.ts';
import type { Messages } from '../messages/writing/messages.ts';

/** What stands on the button that orders, with what is paid in the end. */
export function placeLabel(total: string, delivery: { readonly country: string }, messages: Messages): string {
  const { placeOrder, placeOrderToPay } = messages(checkoutMessages);
  return saysObligation(delivery) ? placeOrderToPay(total) : placeOrder(total);
}
