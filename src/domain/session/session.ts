import type { Brand } from '#domain/shared/brand.ts';
import type { Customer, CustomerId } from './customer.ts';

/** Lets whoever holds it act for a customer; opaque. It stands in no address of a page, no title and no log. */
export type AccessToken = Brand<string, 'AccessToken'>;

/** Gets the next pair of tokens, once. */
export type RefreshToken = Brand<string, 'RefreshToken'>;

export type Tokens = { readonly access: AccessToken; readonly refresh: RefreshToken };

/** What goes with somebody who is signed in. */
export type Held = {
  readonly tokens: Tokens;
  readonly customer: Customer;
  /** How often the tokens were renewed since the shop last took one. */
  readonly renewals: number;
  /** When they signed in, in ms since 1970; 0 where an earlier build did not keep that. */
  readonly begunAt: number;
};

/**
 * Who the visitor is to the shop, on this device, in all its tabs (SESS-03).
 *
 * - `unknown`: the device has not been read yet.
 * - `guest`: nobody is signed in; `leftAt` is when somebody signed out (ms since 1970), missing where nobody has.
 * - `signed-in`: a customer is.
 * - `renewing`: a customer is, and one call (`by`) asks for new tokens since `since` (ms since 1970); all others wait.
 * - `ended`: the shop took back what the tokens allowed; the customer must sign in again.
 */
export type Session =
  | { readonly kind: 'unknown' | 'ended' }
  | { readonly kind: 'guest'; readonly leftAt?: number }
  | ({ readonly kind: 'signed-in' } & Held)
  | ({ readonly kind: 'renewing'; readonly by: string; readonly since: number } & Held);

export type Holding = Extract<Session, Held>;

export const unknownSession: Session = { kind: 'unknown' };
export const guestSession: Session = { kind: 'guest' };
export const endedSession: Session = { kind: 'ended' };

/** After that long a tab that began a renewal is taken for closed. */
const RENEWAL_LEASE_MS = 30_000;

/** Who is signed in; null for a guest, and while nothing is known. */
export function customerOf(session: Session): Customer | null {
  return isHolding(session) ? session.customer : null;
}

/** Whose is what is done and kept now; null for a guest. */
export function ownerOf(session: Session): CustomerId | null {
  return customerOf(session)?.id ?? null;
}

export function tokenOf(session: Session): AccessToken | null {
  return isHolding(session) ? session.tokens.access : null;
}

type Change = { readonly from: Session; readonly to: Session };

/**
 * Whether a change of a session that a page has left is still meant. Signing in and out is, unless somebody has done so
 * later; else it is of the very session that was to be changed.
 */
export function isStillMeant(present: Session, { from, to }: Change): boolean {
  if (momentOf(to) > momentOf(from)) return momentOf(to) >= momentOf(present);
  return present.kind === from.kind && tokenOf(present) === tokenOf(from);
}

/** A moment for what is done to a session now, which is later than what was done before, whatever the clock says. */
export function nextMoment(session: Session, now: number): number {
  return Math.max(now, momentOf(session) + 1);
}

/** The session after somebody has signed in or out, whenever a tab makes that change: what was done last counts. */
export function becoming(session: Session, to: Session): Session {
  return momentOf(session) > momentOf(to) ? session : to;
}

/** When somebody signed in or out last, in ms since 1970; 0 where that is not known. */
function momentOf(session: Session): number {
  if (isHolding(session)) return session.begunAt;
  return session.kind === 'guest' ? (session.leftAt ?? 0) : 0;
}

/** Whether some tab asks for new tokens. A moment in the future is of a clock that was wrong, and counts for nothing. */
export function isBeingRenewed(session: Session, now: number): boolean {
  return session.kind === 'renewing' && Math.abs(now - session.since) < RENEWAL_LEASE_MS;
}

/** The shop has taken a token: renewals are counted anew. */
export function proven(session: Session, taken: AccessToken): Session {
  const isNews = isHolding(session) && session.tokens.access === taken && session.renewals > 0;
  return isNews ? { ...session, renewals: 0 } : session;
}

export function isHolding(session: Session): session is Holding {
  return session.kind === 'signed-in' || session.kind === 'renewing';
}
