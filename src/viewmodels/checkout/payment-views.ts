import { isCashOnDelivery, offeredPaymentMethods, type PaymentMethod } from '#domain/cart/methods.ts';
import { channelOf, type PaymentWay, paymentWays } from '#domain/cart/payment-channels.ts';
import type { ParcelLimit } from '#domain/delivery/parcel.ts';
import type { wayToPayMessages } from '../messages/ways-to-pay/en.ts';
import type { TextsOf } from '../messages/writing/messages.ts';
import type { MethodView, PaymentStanding } from './checkout-methods-model.ts';

/** A way to pay; `code` tells it from the others that are offered. */
export type PaymentView = MethodView & {
  readonly way: PaymentWay<PaymentMethod>;
  /** It is not taken where the parcel goes, as its note says. */
  readonly isDisabled: boolean;
};

type Texts = TextsOf<typeof wayToPayMessages>;
type Standing = Pick<PaymentView, 'isChosen' | 'isDisabled'> & { readonly isOnline: boolean };

export function paymentViews(
  standing: PaymentStanding,
  texts: Texts,
  limit: ParcelLimit | null = null,
): readonly PaymentView[] {
  const { cart, methods, paymentRules, isOnline } = standing;
  const chosen = channelOf(cart, methods.country, paymentRules);
  return paymentWays(offeredIn(standing), methods.country, paymentRules).map((way) => {
    const { method, channel } = way;
    const isDisabled = limit === 'no-cash' && isCashOnDelivery(method.code);
    const isChosen = !isDisabled && method.code === cart.paymentMethod && channel === chosen;
    return {
      code: channel === null ? method.code : `${method.code}-${channel}`,
      title: channel === null ? method.title : texts.channels[channel],
      isChosen,
      isDisabled,
      note: noteOf(way, { isChosen, isDisabled, isOnline }, texts),
      way,
    };
  });
}

/** Why the way to pay at the door is missing; null when it is not (CART-67). */
export function missingCashText(standing: PaymentStanding, { noCash }: Texts): string | null {
  return offeredIn(standing).length < standing.methods.payment.length ? noCash : null;
}

function offeredIn({ cart, methods }: PaymentStanding): readonly PaymentMethod[] {
  return offeredPaymentMethods(methods.payment, cart);
}

/** Gateways continue on a page of their own. */
const gateways: Readonly<Record<string, string>> = {
  paypalstandard: 'PayPal',
  ccavenuepay: 'CCAvenue',
  razorpay: 'Razorpay',
  stripe: 'Stripe',
};

/** What paying at the door means is told before it is chosen; the shop's own condition once it is (CHK-08). */
function noteOf(
  { method, channel }: PaymentWay<PaymentMethod>,
  { isChosen, isDisabled, isOnline }: Standing,
  texts: Texts,
): string {
  const { code, message } = method;
  const fromApp = channel === 'upi' ? texts.fromApp : '';
  const gateway = gateways[code];
  if (gateway) return `${fromApp} ${isOnline ? texts.gateway(gateway) : texts.gatewayLater(gateway)}`.trim();
  if (!isCashOnDelivery(code)) return fromApp;
  if (isDisabled) return texts.noCashThere;
  return isChosen && message ? `${texts.cash} ${message}` : texts.cash;
}
