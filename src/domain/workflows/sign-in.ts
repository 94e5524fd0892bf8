import type { ClearOrdered } from '#domain/orders/clear-ordered.ts';
import type { FollowUpOrders } from '#domain/orders/follow-up-orders.ts';
import type { TakeOver } from '#domain/session/forget-person.ts';
import { type KeptRedirect, takeRedirect } from '#domain/session/redirect.ts';
import { signedIn } from '#domain/session/renewal.ts';
import { becoming, nextMoment, ownerOf, type Session } from '#domain/session/session.ts';
import type { Credentials, TokenGateway } from '#domain/session/token-gateway.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Failure } from '#domain/shared/reply.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import type { LoadCustomer } from './load-customer.ts';
import type { SignOut } from './sign-out.ts';

/**
 * `leadsTo` is the address that the customer wanted before, to be opened now; null for staying (ROUTE-43). `refused` is
 * told in the shop's words; `failed`: there was no answer, or none that can be used.
 */
export type SignInOutcome =
  | { readonly kind: 'signed-in'; readonly leadsTo: string | null }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed' };

/**
 * Signs a customer in, in all tabs (SESS-10 to SESS-13). What a guest has kept here becomes theirs; a customer who was
 * signed in before leaves first. Nothing is changed unless the shop says whose the new session is (SESS-15).
 */
export type SignIn = (credentials: Credentials) => Promise<SignInOutcome>;

type Ports = {
  readonly session: PersistedCell<Session>;
  readonly tokenGateway: Pick<TokenGateway, 'signIn' | 'holder'>;
  readonly signOut: SignOut;
  readonly takeOver: TakeOver;
  readonly loadCustomer: LoadCustomer;
  /** The customer may have left orders here: those that wait, and those whose pieces are in the cart all the same. */
  readonly clearOrdered: ClearOrdered;
  readonly followUpOrders: FollowUpOrders;
  readonly redirect: KeptRedirect;
  readonly clock: Pick<Clock, 'now'>;
};

export function createSignIn({
  session,
  tokenGateway,
  signOut,
  takeOver,
  loadCustomer,
  clearOrdered,
  followUpOrders,
  redirect,
  clock,
}: Ports): SignIn {
  return async ({ email, password }) => {
    const given = await tokenGateway.signIn({ email: email.trim(), password });
    if (given.kind !== 'ok') return unsigned(given);
    const holder = await tokenGateway.holder(given.value.access);
    if (holder.kind !== 'ok') return unsigned(holder);
    await session.read(); // somebody may have come at another page, of which this one has not heard
    const before = ownerOf(session.get());
    if (before !== null && before !== holder.value.id) await signOut({ isSilent: true });
    const come = signedIn(given.value, holder.value, nextMoment(session.get(), clock.now()));
    session.update((now) => becoming(now, come));
    await session.settled();
    await takeOver();
    await clearOrdered();
    void loadCustomer();
    void followUpOrders();
    return { kind: 'signed-in', leadsTo: takeRedirect(redirect) };
  };
}

/** How an attempt ended that changed nothing. */
export function unsigned(failure: Failure): Exclude<SignInOutcome, { kind: 'signed-in' }> {
  return failure.kind === 'refused' ? { kind: 'refused', message: failure.message } : { kind: 'failed' };
}
