import type { ConsentChoice } from '#domain/consent/consent-choice.ts';
import type { Money } from '#domain/shared/money.ts';
import type { Reply } from '#domain/shared/reply.ts';
import type { CallWorld } from '#domain/storeview/store-view.ts';

/** A cart that may be left behind, and whom to remind of it. `price` is for a piece, `total` for all. */
export type CartState = {
  readonly lines: readonly { readonly sku: string; readonly quantity: number; readonly price: Money }[];
  /** Null while the shop has not worked it out. */
  readonly total: Money | null;
  readonly email: string;
};

/** A marketing event in the words of its endpoint. */
export type MarketingEvent = Readonly<Record<string, unknown>>;

/** What merchants want to hear of a visit. Nobody waits for it, and a failure is only logged. */
export interface TrackingGateway {
  /** The last state of an id counts (TRACK-20). */
  tellCart(id: string, state: CartState, world?: CallWorld): Promise<Reply<true>>;
  /** Hands an event on to the advertising service (TRACK-01). */
  tellEvent(event: MarketingEvent, world?: CallWorld): Promise<Reply<true>>;
  /** Records what somebody agrees to and refuses (contract, section 14). The first record of a number stays. */
  recordConsent(choice: ConsentChoice, world?: CallWorld): Promise<Reply<true>>;
}
