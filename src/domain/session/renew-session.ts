import type { Clock } from '#domain/shared/clock.ts';
import type { Ids } from '#domain/shared/ids.ts';
import type { Reply } from '#domain/shared/reply.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import { claimed, putOff, refusedFor, renewed } from './renewal.ts';
import { type AccessToken, type Session, tokenOf } from './session.ts';
import type { TokenGateway } from './token-gateway.ts';

/** How a renewal ended; `renewed`: the session has another token; `lost`: there is no session any more. */
export type Renewal = { readonly kind: 'renewed' | 'lost' | 'unanswered' };

/** Renews the session whose token was refused: one renewal at a time over all tabs (SESS-41 to SESS-47). */
export type Renew = (refused: AccessToken) => Promise<Renewal>;

type Ports = {
  readonly session: PersistedCell<Session>;
  readonly tokenGateway: Pick<TokenGateway, 'renew'>;
  readonly clock: Clock;
  readonly ids: Ids;
};

const LOOK_AGAIN_MS = 1_000; // specification §9 (SESS-44)
const TRIES_WITHOUT_ANSWER = 3; // the shop takes the last refresh token for a minute more, so a lost answer can be had again
const FINAL_CODES = [400, 401];

/** Whoever comes while the session is being renewed looks again every second, until that has ended one way or the other. */
export function createRenew({ session, tokenGateway, clock, ids }: Ports): Renew {
  return async (refused) => {
    const by = ids.next();
    for (;;) {
      await change((now) => claimed(now, { refused, by, at: clock.now() }));
      const now = session.get();
      const token = tokenOf(now);
      if (token === null) return { kind: 'lost' };
      if (token !== refused) return { kind: 'renewed' };
      if (now.kind === 'renewing' && now.by === by) {
        if (!(await askForTokens(now))) return { kind: 'unanswered' };
        continue;
      }
      await clock.wait(LOOK_AGAIN_MS);
      await session.read();
    }
  };

  /** False when there was no answer, again and again. */
  async function askForTokens({ tokens: held, by }: Extract<Session, { kind: 'renewing' }>): Promise<boolean> {
    for (let tries = 0; tries < TRIES_WITHOUT_ANSWER; tries += 1) {
      if (tries > 0) await clock.wait(LOOK_AGAIN_MS);
      const reply = await tokenGateway.renew(held.refresh);
      if (reply.kind === 'ok') return change((now) => renewed(now, held.refresh, reply.value));
      if (isFinal(reply)) return change((now) => refusedFor(now, held.refresh));
    }
    await change((now) => putOff(now, by));
    return false;
  }

  async function change(next: (now: Session) => Session): Promise<true> {
    session.update(next);
    await session.settled();
    return true;
  }
}

/** Only the shop's word ends a session: no network and a fault of the shop's own do not. */
function isFinal(reply: Reply<unknown>): boolean {
  return reply.kind === 'refused' && FINAL_CODES.includes(reply.code);
}
