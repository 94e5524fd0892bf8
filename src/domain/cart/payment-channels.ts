import type { CountryId } from '#domain/storeview/store-view.ts';

/** What is paid with on the page of a gateway: an app for UPI, or a card or net banking. */
export type PaymentChannel = 'upi' | 'cards';

/** A channel and the code of the method that carries it. */
export type CarriedChannel = { readonly code: string; readonly channel: PaymentChannel };

/** What India pays through, in the order in which it is offered. */
export type PaymentRules = { readonly india: readonly CarriedChannel[] };

/** A way to pay as shoppers are offered it: a method, or one channel of it. */
export type PaymentWay<Method> = { readonly method: Method; readonly channel: PaymentChannel | null };

/** How a cart is paid; the channel is null until one is chosen. */
export type PaymentChosen = { readonly paymentMethod: string | null; readonly paymentChannel: PaymentChannel | null };

/** In India the channels come first, each as a way of its own; methods that carry none stay as the shop has them. */
export function paymentWays<Method extends { readonly code: string }>(
  methods: readonly Method[],
  country: CountryId,
  rules: PaymentRules,
): readonly PaymentWay<Method>[] {
  const carried = carriedIn(country, rules);
  const channels = carried.flatMap(({ code, channel }) =>
    methods.filter((method) => method.code === code).map((method) => ({ method, channel })),
  );
  const whole = methods.filter(({ code }) => !carried.some((each) => each.code === code));
  return [...channels, ...whole.map((method) => ({ method, channel: null }))];
}

/** The channel that was chosen, else the first one of the method; null where the method carries none (CHK-05). */
export function channelOf(
  { paymentMethod, paymentChannel }: PaymentChosen,
  country: CountryId,
  rules: PaymentRules,
): PaymentChannel | null {
  const channels = carriedIn(country, rules).filter(({ code }) => code === paymentMethod);
  const way = channels.find(({ channel }) => channel === paymentChannel) ?? channels[0];
  return way?.channel ?? null;
}

function carriedIn(country: CountryId, { india }: PaymentRules): readonly CarriedChannel[] {
  return country === 'IN' ? india : [];
}
