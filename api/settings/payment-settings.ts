import type { GatewaySettings } from '#api/gateways/open-gateways.ts';
import type { Environment } from './outside-settings.ts';

export type PaymentSettings = {
  /** The gateways that take money; what is absent takes none. */
  readonly gateways: GatewaySettings;
  /** For how long an order waits for its payment, and a page of a gateway can be paid on. */
  readonly paymentHoldMinutes: number;
};

type Read =
  | { readonly kind: 'read'; readonly settings: PaymentSettings }
  | { readonly kind: 'wrong'; readonly sentence: string };

const RAZORPAY = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;
const STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** A page of Stripe lives for half an hour at least and a day at most; some minutes are for clocks that disagree. */
const SHORTEST = 40;
const LONGEST = 1_400;

/** Reads the keys of gateways, each of them whole or not at all. No sentence repeats a key. */
export function readPaymentSettings(environment: Environment): Read {
  const missing = missingOf(environment, RAZORPAY) ?? missingOf(environment, STRIPE);
  if (missing !== null) return { kind: 'wrong', sentence: missing };
  const minutes = Number(environment['PAYMENT_HOLD_MINUTES'] || '60');
  if (!Number.isInteger(minutes) || minutes < SHORTEST || minutes > LONGEST) {
    const sentence = `PAYMENT_HOLD_MINUTES must be a whole number of minutes from ${SHORTEST} to ${LONGEST}.`;
    return { kind: 'wrong', sentence };
  }
  const [keyId = '', keySecret = '', webhookSecret = ''] = RAZORPAY.map((name) => settingOf(environment, name));
  const razorpay = keyId === '' ? {} : { razorpay: { keyId, keySecret, webhookSecret } };
  const [secretKey = '', signedWith = ''] = STRIPE.map((name) => settingOf(environment, name));
  const stripe = secretKey === '' ? {} : { stripe: { secretKey, webhookSecret: signedWith } };
  return { kind: 'read', settings: { gateways: { ...razorpay, ...stripe }, paymentHoldMinutes: minutes } };
}

function settingOf(environment: Environment, name: string): string {
  return (environment[name] ?? '').trim();
}

/** A sentence where some of the names have a value and others none; null where all have or none has. */
function missingOf(environment: Environment, names: readonly string[]): string | null {
  const missing = names.filter((name) => settingOf(environment, name) === '');
  if (missing.length === 0 || missing.length === names.length) return null;
  const given = names.find((name) => !missing.includes(name));
  return `${missing[0]} is needed with ${given}.`;
}
