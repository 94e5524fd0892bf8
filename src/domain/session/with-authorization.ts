import { type Clock, within } from '#domain/shared/clock.ts';
import type { Log } from '#domain/shared/log.ts';
import type { Refusal, Reply } from '#domain/shared/reply.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import type { CustomerId } from './customer.ts';
import type { PriceRules } from './price-group.ts';
import type { Renew } from './renew-session.ts';
import { type AccessToken, isBeingRenewed, ownerOf, proven, type Session, tokenOf } from './session.ts';

/**
 * Makes a call in the name of whoever visits: with the token of the session, or '' for a guest. A call that the shop
 * refuses with 401 renews the session and is made once more. `customer`: a guest's call is not made at all, and with an
 * `owner` nobody else's. What comes back after somebody else has signed in or out is dropped, as if there had been no
 * answer. From the moment at which another tab says that the session has changed until that is read, nothing is sent and
 * no answer is taken.
 */
export type WithAuthorization = <T>(call: MakeCall<T>, whose?: Whose) => Promise<Reply<T>>;

export type Whose = 'visitor' | 'customer' | { readonly owner: CustomerId };

type MakeCall<T> = (token: AccessToken | '') => Promise<Reply<T>>;

/** How a session was lost; `not-renewed`: sessions are not renewed in this shop. */
export type Loss = 'refused' | 'not-renewed';

export type SessionRules = PriceRules & {
  /** Whether a session whose token has ended is renewed; else it ends with it (SESS-53). */
  readonly renewsTokens: boolean;
};

type Ports = {
  readonly session: PersistedCell<Session>;
  readonly renew: Renew;
  readonly sessionRules: Pick<SessionRules, 'renewsTokens'>;
  readonly clock: Clock;
  readonly log: Log;
  /** Leaves nothing of the customer behind and says why. */
  readonly loseSession: (loss: Loss) => Promise<void>;
};

/** Whoever visits is a guest where the device does not say so long who it is, and has nobody signed in. */
const KNOWN_WITHIN_MS = 10_000;
const UNAUTHORIZED = 401;
const LOOK_AGAIN_MS = 1_000; // specification §9 (SESS-44)

/** Specification §8 (SESS-52). */
const NOT_AUTHORIZED: Refusal = {
  kind: 'refused',
  code: UNAUTHORIZED,
  message: 'Error refreshing user token. User is not authorized to access the resource',
  isSilent: true,
};

/** Where nobody is ever signed in. */
export const asGuest: WithAuthorization = async (call, whose = 'visitor') =>
  whose === 'visitor' ? call('') : NOT_AUTHORIZED;

export function createWithAuthorization(ports: Ports): WithAuthorization {
  const { session, clock, log, sessionRules, renew, loseSession } = ports;

  return async (call, whose = 'visitor') => {
    if (session.get().kind === 'unknown' && !(await isKnown(session, clock))) return { kind: 'unreachable' };
    const owner = ownerOf(session.get());
    if (typeof whose === 'object' && whose.owner !== owner) return notAuthorized();
    const token = tokenOf(await whenRenewed(session, clock));
    if (ownerOf(session.get()) !== owner) return { kind: 'unreachable' };
    if (token === null) return whose === 'visitor' ? once(call, '', owner) : notAuthorized();
    const reply = await once(call, token, owner);
    if (!isUnauthorized(reply)) return reply;
    if (!sessionRules.renewsTokens) {
      await loseSession('not-renewed');
      return notAuthorized();
    }
    const renewal = await renew(token);
    if (renewal.kind === 'renewed') return once(call, tokenOf(await whenRenewed(session, clock)) ?? '', owner);
    if (renewal.kind === 'unanswered') return { kind: 'unreachable' };
    if (session.get().kind === 'ended') await loseSession('refused');
    return notAuthorized();
  };

  /** No shopper reads of it what those who run the shop do. */
  function notAuthorized(): Refusal {
    log.info(NOT_AUTHORIZED.message);
    return NOT_AUTHORIZED;
  }

  /** The call of a visitor, who may have left since: before it is made, as before its answer is taken. */
  async function once<T>(call: MakeCall<T>, token: AccessToken | '', owner: CustomerId | null): Promise<Reply<T>> {
    if (ownerOf(session.get()) !== owner) return { kind: 'unreachable' };
    const reply = await call(token);
    await session.caughtUp();
    if (ownerOf(session.get()) !== owner) return { kind: 'unreachable' };
    const isTaken = token !== '' && reply.kind === 'ok' && proven(session.get(), token) !== session.get();
    if (isTaken) session.update((now) => proven(now, token));
    return reply;
  }
}

/** A customer whom this page cannot read in its turn, since another one stands still in its own, is no guest. */
async function isKnown(session: PersistedCell<Session>, clock: Clock): Promise<boolean> {
  await within(clock, KNOWN_WITHIN_MS, session.open(), undefined);
  if (session.get().kind !== 'unknown') return true;
  const { value } = await session.stored();
  return !value || ownerOf(value) === null;
}

/** The session when all that was heard of it is read, and nobody is renewing it. */
async function whenRenewed(session: PersistedCell<Session>, clock: Clock): Promise<Session> {
  await session.caughtUp();
  while (isBeingRenewed(session.get(), clock.now())) {
    await clock.wait(LOOK_AGAIN_MS);
    await session.read();
    await session.caughtUp();
  }
  return session.get();
}

function isUnauthorized(reply: Reply<unknown>): boolean {
  return reply.kind === 'refused' && reply.code === UNAUTHORIZED;
}
