/** The gateways that the shop has an adapter for. */
export type GatewayName = 'razorpay' | 'stripe';

/** A whole amount in the smallest unit of its currency: paise of INR. */
export type MinorUnits = number;

/** What a shopper pays with at a gateway. */
export type PaymentChannel = 'upi' | 'cards';

/** What is to be paid, and how the gateway knows it again. */
export type Charge = {
  /** Of this order and no other, also of another database: what was begun with it before may be the same page again. */
  readonly reference: string;
  /** The order's number, which shoppers read. */
  readonly title: string;
  readonly amount: MinorUnits;
  /** Three letters, upper case. */
  readonly currency: string;
  /** What was chosen in the shop; the page begins with it. */
  readonly channel: PaymentChannel | null;
  /** Where the shopper is sent after paying. */
  readonly backUrl: string;
  /** Where the shopper is sent who turns back without paying. */
  readonly leftUrl: string;
  /** Milliseconds since 1970 UTC; nothing can be paid there later. */
  readonly endsAt: number;
};

/** A page of the gateway on which one order is paid; `id` is the gateway's own name for it. */
export type HostedPage = { readonly id: string; readonly url: string };

/** Something that a gateway has said and that is known to come from it. Ids are the gateway's own. */
export type PaymentFact =
  | {
      readonly kind: 'taken';
      readonly pageId: string;
      readonly paymentId: string;
      readonly amount: MinorUnits;
      readonly currency: string;
    }
  | {
      readonly kind: 'given-back';
      readonly paymentId: string;
      readonly refundId: string;
      /** What the shop asked for it with; null where somebody gave it back at the gateway itself. */
      readonly key: string | null;
      readonly amount: MinorUnits;
      readonly currency: string;
    }
  /** The gateway is at it: `refund-begun`; or it cannot be done: `refund-failed`. */
  | {
      readonly kind: 'refund-begun' | 'refund-failed';
      readonly paymentId: string;
      readonly refundId: string;
      readonly key: string | null;
    }
  /** Nothing more can be paid on a page. */
  | { readonly kind: 'ended'; readonly pageId: string };

/** A webhook as it came in: nothing of it is believed before its signature is found right over these very bytes. */
export type Webhook = { readonly body: Uint8Array; readonly headers: Headers };

export type ReadWebhook =
  | { readonly kind: 'facts'; readonly facts: readonly PaymentFact[] }
  /** `forged`: no signature, or one that is not the gateway's. `damaged`: signed, and not what the gateway documents. */
  | { readonly kind: 'forged' | 'damaged' };

export type AskedBack = {
  readonly paymentId: string;
  readonly amount: MinorUnits;
  /** Letters, digits and hyphens: the same key is the same refund, however often it is asked for. */
  readonly key: string;
};

/**
 * A company that takes money for the shop. What is asked of it rejects with GatewayRefused where it said no for good, and
 * with GatewayAway where nobody knows what it did: the same may be asked again.
 */
export interface PaymentGateway {
  readonly name: GatewayName;
  begin(charge: Charge): Promise<HostedPage>;
  readWebhook(webhook: Webhook): ReadWebhook;
  /** All that has happened on a page until now; with `ended` where nothing more can be paid there. */
  ask(pageId: string): Promise<readonly PaymentFact[]>;
  /** Lets nothing more be paid on a page. */
  end(pageId: string): Promise<void>;
  /** Gives back a payment or a part of it. What is only begun is told to its end by a webhook or by `ask`. */
  refund(asked: AskedBack): Promise<readonly PaymentFact[]>;
}

/** Those that are configured. */
export type Gateways = ReadonlyMap<GatewayName, PaymentGateway>;

/** The gateway said no, and says so again however often it is asked. `code` is its own word for the reason. */
export class GatewayRefused extends Error {
  override readonly name = 'GatewayRefused';
  readonly code: string;
  constructor(code: string) {
    super('The gateway has refused.');
    this.code = code;
  }
}

/** The gateway did not answer in time, or not as it should: nobody knows what it did. */
export class GatewayAway extends Error {
  override readonly name = 'GatewayAway';
}

/** How many milliseconds a gateway has for one answer: a shopper waits for it. */
export const GATEWAY_LIMIT_MS = 8_000;
