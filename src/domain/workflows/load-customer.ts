import type { ReadCredit } from '#domain/account/read-credit.ts';
import type { ReadHistory } from '#domain/account/read-history.ts';
import type { ShowWaitingChange } from '#domain/account/show-waiting-change.ts';
import type { TakeOverChange } from '#domain/account/take-over-change.ts';
import type { AuthoriseCart } from '#domain/cart/authorise-cart.ts';
import type { RunQueue } from '#domain/queue/run-queue.ts';
import { asHeld, heldBy, type PriceRules } from '#domain/session/price-group.ts';
import { withCustomer } from '#domain/session/renewal.ts';
import { ownerOf, type Session } from '#domain/session/session.ts';
import type { UserGateway } from '#domain/session/user-gateway.ts';
import type { Cell } from '#domain/shared/cell.ts';

/**
 * What follows for a customer who is signed in, now or since an earlier visit (SESS-08, SESS-13): what they changed
 * without a network is sent, the shop says who they are, what they ordered and what credit they have, and their cart is
 * brought together with the one of this device.
 */
export type LoadCustomer = () => Promise<void>;

type Ports = {
  readonly session: Cell<Session>;
  readonly userGateway: Pick<UserGateway, 'me'>;
  readonly authoriseCart: AuthoriseCart;
  readonly takeOverChange: TakeOverChange;
  readonly showWaitingChange: ShowWaitingChange;
  readonly runQueue: RunQueue;
  readonly readHistory: ReadHistory;
  readonly readCredit: ReadCredit;
  readonly sessionRules: PriceRules;
};

export function createLoadCustomer(ports: Ports): LoadCustomer {
  const { session, userGateway, authoriseCart, readHistory, readCredit, sessionRules } = ports;
  const { takeOverChange, showWaitingChange, runQueue } = ports;
  return async () => {
    if (ownerOf(session.get()) === null) return;
    session.update((now) => heldBy(now, sessionRules));
    await Promise.all([readCustomer(), readHistory(), readCredit(), authoriseCart()]);
  };

  /** After what waits was sent, so that the answer knows of it. */
  async function readCustomer(): Promise<void> {
    await takeOverChange();
    await showWaitingChange();
    await runQueue({ isAtOnce: true });
    const reply = await userGateway.me();
    if (reply.kind === 'ok') session.update((now) => withCustomer(now, asHeld(reply.value, sessionRules)));
  }
}
