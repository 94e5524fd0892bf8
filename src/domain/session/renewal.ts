import type { Customer } from './customer.ts';
import {
  type AccessToken,
  endedSession,
  type Held,
  type Holding,
  isBeingRenewed,
  isHolding,
  type RefreshToken,
  type Session,
  type Tokens,
} from './session.ts';

/** Specification §9: the 21st renewal without a success between is not tried (SESS-47). */
const RENEWALS_AT_MOST = 20;

/** A new session: nothing of an earlier one counts any more (SESS-11, SESS-12). `at` is now. */
export function signedIn(tokens: Tokens, customer: Customer, at: number): Session {
  return { kind: 'signed-in', tokens, customer, renewals: 0, begunAt: at };
}

type DeviceFlag = { readonly refused: AccessToken; readonly by: string; readonly at: number };

/**
 * A call whose token was refused asks to renew the session. It may when nobody else does (SESS-43), nor has done so
 * meanwhile, and the session ends when it was renewed too often.
 */
export function claimed(session: Session, { refused, by, at }: DeviceFlag): Session {
  if (!isHolding(session) || session.tokens.access !== refused || isBeingRenewed(session, at)) return session;
  if (session.renewals >= RENEWALS_AT_MOST) return endedSession;
  return { ...heldBy(session), kind: 'renewing', by, since: at, renewals: session.renewals + 1 };
}

/** The shop gave new tokens for a refresh token. A late answer to one that is no longer held changes nothing. */
export function renewed(session: Session, asked: RefreshToken, tokens: Tokens): Session {
  return holds(session, asked) ? { ...heldBy(session), kind: 'signed-in', tokens } : session;
}

/** The shop refused a refresh token: the session is over (SESS-46). */
export function refusedFor(session: Session, asked: RefreshToken): Session {
  return holds(session, asked) ? endedSession : session;
}

/** No answer is no refusal: it counts for nothing, and the next call may try again. */
export function putOff(session: Session, by: string): Session {
  if (session.kind !== 'renewing' || session.by !== by) return session;
  return { ...heldBy(session), kind: 'signed-in', renewals: Math.max(0, session.renewals - 1) };
}

/** The same session with what the shop now says of its customer; another's changes nothing. */
export function withCustomer(session: Session, customer: Customer): Session {
  return isHolding(session) && session.customer.id === customer.id ? { ...session, customer } : session;
}

function holds(session: Session, refresh: RefreshToken): session is Holding {
  return isHolding(session) && session.tokens.refresh === refresh;
}

function heldBy({ tokens, customer, renewals, begunAt }: Holding): Held {
  return { tokens, customer, renewals, begunAt };
}
