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
  const renewals = new Set<Renewal>();
  let wasSetAt: number | null = null;
  return {
    /** A call with a token is on its way. */
    sent(token: string): void {
      if (token === '' || isSigningIn(token) || session.age() === 0) return; // the tabs are told in that very moment
      const held = session.session();
      const isRenewing = isBeingRenewed(held, now()) && [...renewals].some(isUnderWay);
      const isKnown = tokenOf(held) === token ? isRenewing : session.hasHeld(token);
      if (shop.hasRefused(token) && isKnown) session.faults.add('A call bore a token that was known to be dead.');
      const owner = shop.ownerOf(token);
      if (owner !== null && owner !== ownerOf(held))
        session.faults.add(`A call was made as ${owner} while ${ownerOf(held)} was signed in.`);
    },
    /** The clock was set: how long a renewal has taken, nobody can tell any more. */
    clockWasSet() {
      wasSetAt = now();
    },
    /** The way of a tab to tokens; `isOver`: the tab was closed, and what it began counts for nothing. */
    watched: (tokens: TokenGateway, isOver: () => boolean): TokenGateway => ({
      ...tokens,
      async renew(refresh) {
        const own = { refresh, since: now(), isOver };
        if ([...renewals].some((each) => each.refresh === refresh && isUnderWay(each)))
          session.faults.add('Two renewals of a session were under way.');
        renewals.add(own);
        const reply = await tokens.renew(refresh);
        renewals.delete(own);
        return reply;
      },
    }),
  };

  /** Who signs in asks who they are before the device knows them. */
  function isSigningIn(token: string): boolean {
    const owner = shop.ownerOf(token);
    return [...session.underWay].some((act) => act.kind === 'sign-in' && act.id === owner);
  }

  function isUnderWay({ since, isOver }: Renewal): boolean {
    const isLost = wasSetAt !== null && now() - wasSetAt < 2 * LEASE_MS;
    return !isOver() && !isLost && now() - since < LEASE_MS;
  }
}
