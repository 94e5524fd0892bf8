import type { CartState, MarketingEvent } from '#domain/analytics/tracking-gateway.ts';
import type { Sku } from '#domain/catalog/product.ts';
import type { ConsentChoice } from '#domain/consent/consent-choice.ts';
import type { Customer, CustomerAddress } from '#domain/session/customer.ts';

export type Names = Pick<Customer, 'firstName' | 'lastName'>;

/** What a customer changes of the account; null parts stay as they are. */
export type ProfileParts = { readonly names: Names | null; readonly shippingAddress: CustomerAddress | null };

/** A mail to the shop, as it is sent. */
export type MailToShop = {
  readonly from: string;
  /** One of the shop's own addresses. */
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
};

/** Who waits for what is sold out; `name` is what it is called when its shopper is told. */
export type WaitFor = { readonly email: string; readonly sku: Sku; readonly name: string };

/** Who waits for the prices of several products to fall, and of which price group. */
export type PricesToWaitFor = {
  readonly email: string;
  readonly skus: readonly string[];
  readonly groupId: number | null;
};

/** All that the shop can be asked for later: the endpoint, and what it is given. Small and JSON-ready. */
export type QueuedCommand =
  | { readonly endpoint: 'change-profile'; readonly payload: ProfileParts }
  | { readonly endpoint: 'subscribe'; readonly payload: { readonly email: string } }
  | { readonly endpoint: 'await-stock'; readonly payload: WaitFor }
  | { readonly endpoint: 'await-prices'; readonly payload: PricesToWaitFor }
  | { readonly endpoint: 'send-mail'; readonly payload: MailToShop }
  | { readonly endpoint: 'tell-cart'; readonly payload: { readonly id: string; readonly state: CartState } }
  | { readonly endpoint: 'tell-event'; readonly payload: MarketingEvent }
  | { readonly endpoint: 'record-consent'; readonly payload: ConsentChoice };

export type Endpoint = QueuedCommand['endpoint'];
export type PayloadOf<E extends Endpoint> = Extract<QueuedCommand, { readonly endpoint: E }>['payload'];

/** What happens when a task has its answer; who wants to know is told by this name. */
export type CallbackEvent =
  | 'profile-answered'
  | 'subscription-answered'
  | 'wait-answered'
  | 'price-wait-answered'
  | 'mail-answered';

type Rule<Payload> = {
  /** What a task is about: a later one about the same takes its place while it waits. Null: each stands for itself. */
  readonly subject: ((payload: Payload, owner: string) => string) | null;
  /** What is asked for when the same was asked for before; the later payload when not said. */
  readonly merge?: (before: Payload, later: Payload) => Payload;
  /** Whether doing it twice is doing it once (contract, section 8). What is not, is never sent again by itself. */
  readonly isRepeatable: boolean;
  /** Whether the answer is of use later, and kept with the task (QUEUE-09). */
  readonly keepsResult: boolean;
  readonly callbackEvent: CallbackEvent | null;
};

/** As many as one call takes (contract, price/notify). */
export const MOST_AWAITED = 100;

type Rules = { readonly [E in Endpoint]: Rule<PayloadOf<E>> };

const rules: Rules = {
  'change-profile': {
    subject: (_parts, owner) => `change-profile:${owner}`,
    merge: (before, later) => ({
      names: later.names ?? before.names,
      shippingAddress: later.shippingAddress ?? before.shippingAddress,
    }),
    isRepeatable: true,
    keepsResult: false,
    callbackEvent: 'profile-answered',
  },
  subscribe: {
    subject: ({ email }) => `subscribe:${email.toLowerCase()}`,
    isRepeatable: true,
    keepsResult: true,
    callbackEvent: 'subscription-answered',
  },
  'await-stock': {
    subject: ({ email, sku }) => `await-stock:${sku}:${email.toLowerCase()}`,
    isRepeatable: true,
    keepsResult: true,
    callbackEvent: 'wait-answered',
  },
  'await-prices': {
    subject: ({ email }) => `await-prices:${email.toLowerCase()}`,
    merge: (before, later) => ({
      ...later,
      skus: [...new Set([...later.skus, ...before.skus])].slice(0, MOST_AWAITED),
    }),
    isRepeatable: true,
    keepsResult: true,
    callbackEvent: 'price-wait-answered',
  },
  'send-mail': { subject: null, isRepeatable: false, keepsResult: false, callbackEvent: 'mail-answered' },
  'tell-cart': {
    subject: ({ id }) => `tell-cart:${id}`,
    isRepeatable: true,
    keepsResult: true,
    callbackEvent: null,
  },
  'tell-event': { subject: null, isRepeatable: true, keepsResult: false, callbackEvent: null },
  'record-consent': { subject: null, isRepeatable: true, keepsResult: false, callbackEvent: null },
};

export function ruleOf(endpoint: Endpoint): Rule<unknown> {
  return rules[endpoint] as Rule<unknown>; // the payload of a command is that of its endpoint
}
