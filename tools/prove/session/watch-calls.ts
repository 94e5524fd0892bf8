import { isBeingRenewed, ownerOf, tokenOf } from '#domain/session/session.ts';
import type { TokenGateway } from '#domain/session/token-gateway.ts';
import type { SessionWatch, ShopsWord } from './watch-session.ts';

const LEASE_MS = 30_000; // after that long a tab that renews is taken for closed

type Parts = {
  readonly session: SessionWatch;
  readonly shop: ShopsWord;
  /** The time as the device has it. */
  readonly now: () => number;
};

type Renewal = { readonly refresh: string; readonly since: number; readonly isOver: () => boolean };

/** Looks at what is sent: no token that is known to be dead or is somebody else's, and one renewal at a time. */
export function watchCalls({ session, shop, now }: Parts) {
  const renewals = watchRenewals(now);
  return {
    /** A call with a token is on its way. */
    sent(token: string): void {
      if (token === '' || isSigningIn(token) || session.age() === 0) return; // the tabs are told in that very moment
      const held = session.session();
      const isRenewing = isBeingRenewed(held, now()) && renewals.isAnyUnderWay();
      const isKnown = tokenOf(held) === token ? isRenewing : session.hasHeld(token);
      if (shop.hasRefused(token) && isKnown) session.faults.add('A call bore a token that was known to be dead.');
      const owner = shop.ownerOf(token);
      if (owner !== null && owner !== ownerOf(held))
        session.faults.add(`A call was made as ${owner} while ${ownerOf(held)} was signed in.`);
    },
    /** The clock was set: how long a renewal has taken, nobody can tell any more. */
    clockWasSet: renewals.clockWasSet,
    /** The way of a tab to tokens; `isOver`: the tab was closed, and what it began counts for nothing. */
    watched: (tokens: TokenGateway, isOver: () => boolean): TokenGateway => ({
      ...tokens,
      async renew(refresh) {
        if (renewals.isUnderWay(refresh)) session.faults.add('Two renewals of a session were under way.');
        const ended = renewals.begins(refresh, isOver);
        const reply = await tokens.renew(refresh);
        ended();
        return reply;
      },
    }),
  };

  /** Who signs in asks who they are before the device knows them. */
  function isSigningIn(token: string): boolean {
    const owner = shop.ownerOf(token);
    return [...session.underWay].some((act) => act.kind === 'sign-in' && act.id === owner);
  }
}

/** Which renewals are under way, as far as a tab can know. */
function watchRenewals(now: Parts['now']) {
  const renewals = new Set<Renewal>();
  let wasSetAt: number | null = null;

  const isUnderWay = ({ since, isOver }: Renewal): boolean => {
    const isLost = wasSetAt !== null && now() - wasSetAt < 2 * LEASE_MS;
    return !isOver() && !isLost && now() - since < LEASE_MS;
  };

  return {
    isAnyUnderWay: () => [...renewals].some(isUnderWay),
    isUnderWay: (refresh: string) => [...renewals].some((each) => each.refresh === refresh && isUnderWay(each)),
    /** Answers with what ends it. */
    begins(refresh: string, isOver: () => boolean): () => void {
      const own = { refresh, since: now(), isOver };
      renewals.add(own);
      return () => void renewals.delete(own);
    },
    clockWasSet() {
      wasSetAt = now();
    },
  };
}
