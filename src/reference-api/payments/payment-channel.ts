import { oneOf, shape, valueOrNull } from '#wire/parser.ts';

/** What a shopper pays with at the gateway. */
export type PaymentChannel = 'upi' | 'cards';

const requestByGateway = shape({
  addressInformation: shape({
    payment_method_code: oneOf('ccavenuepay'),
    payment_method_additional: shape({ channel: oneOf('upi', 'cards') }),
  }),
});

/** The channel that the body of an order names; null where it says nothing of one, or anything else: the JSON is free. */
export function channelOf(request: unknown): PaymentChannel | null {
  return valueOrNull(requestByGateway, request)?.addressInformation.payment_method_additional.channel ?? null;
}

/** What an order calls its payment, by its channel. */
export const channelTitles: Readonly<Record<PaymentChannel, string>> = {
  upi: 'UPI (CCAvenue)',
  cards: 'Cards and net banking (CCAvenue)',
};
