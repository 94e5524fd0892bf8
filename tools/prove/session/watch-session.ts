import type { MemoryGateways } from '#adapters/memory/memory-gateways.ts';
import { readStoredSession } from '#adapters/stored/stored-session.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import { guestSession, isHolding, ownerOf, type Session, tokenOf } from '#domain/session/session.ts';
import type { Clock } from '#domain/shared/clock.ts';

type Owner = CustomerId | null;

/** What was begun and has not ended, and may change who is signed in. */
export type UnderWay =
  | { readonly at: number; readonly kind: 'sign-in'; readonly id: CustomerId }
  | { readonly at: number; readonly kind: 'sign-out' };

export type SessionWatch = ReturnType<typeof watchSession>;

/** Looks at what becomes of the session on the device, and that nothing becomes of it by itself. */
export function watchSession(kept: Map<string, string>, time: Pick<Clock, 'now'>, shop: ShopsWord) {
  const faults = new Set<string>();
  const underWay = new Set<UnderWay>();
  const device = followSession(kept, time, (before, next) => {
    if (!isExplained(before, next)) faults.add(`${ownerOf(before)} was signed in, and by itself ${next} is.`);
  });

  return {
    faults,
    underWay,
    ...device,
    isRevoked: () => shop.hasRevoked(device.session()),
  };

  /** Somebody is signed in who does so; nobody is where somebody signs out, another signs in, or the shop says so. */
  function isExplained(before: Session, next: Owner): boolean {
    const acts = [...underWay];
    if (next !== null) return acts.some((act) => act.kind === 'sign-in' && act.id === next);
    const isLeft = acts.some((act) => act.kind === 'sign-out' || act.id !== ownerOf(before));
    return isLeft || shop.hasRevoked(before);
  }
}

/** What the device keeps of the session from change to change. `changesHands`: another is signed in, or nobody any more. */
function followSession(
  kept: Map<string, string>,
  time: Pick<Clock, 'now'>,
  changesHands: (before: Session, next: Owner) => void,
) {
  const held = new Set<string | null>();
  let session: Session = guestSession;
  let changedAt = time.now();
  let ownedSince = time.now();
  let owners: readonly Owner[] = [];

  watchKey(kept, 'session', (stored) => {
    const [before, next] = [session, readStoredSession(stored) ?? guestSession];
    session = next;
    changedAt = time.now();
    held.add(tokenOf(next));
    if (ownerOf(before) === ownerOf(next)) return;
    owners = [...owners, ownerOf(next)];
    ownedSince = changedAt;
    changesHands(before, ownerOf(next));
  });

  return {
    session: () => session,
    /** The device has kept the token at some time. */
    hasHeld: (token: string) => held.has(token),
    /** For how long the device has had this session, in milliseconds. */
    age: () => time.now() - changedAt,
    /** For how long it has been theirs who are signed in, or nobody's, in milliseconds. */
    ownedFor: () => time.now() - ownedSince,
    /** Who was signed in since this was asked last, one after the other. */
    takeOwners(): readonly Owner[] {
      const taken = owners;
      owners = [];
      return taken;
    },
  };
}

export type ShopsWord = ReturnType<typeof watchShop>;

/** Which tokens the shop has refused, and which sessions it has ended. */
export function watchShop(accounts: MemoryGateways['accounts']) {
  const [refused, given, revoked] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const { holder, give, renew } = accounts;
  accounts.holder = (token) => {
    const found = holder(token);
    if (!found) refused.add(token);
    return found;
  };
  accounts.give = (owner) => noted(give(owner));
  accounts.renew = (refresh) => noted(renew(refresh));

  return {
    hasRefused: (token: string) => refused.has(token),
    hasRevoked: (session: Session) => isHolding(session) && revoked.has(session.tokens.refresh),
    ownerOf: (token: string) => holder(token)?.id ?? null,
    endsSessions() {
      for (const token of given) revoked.add(token);
      accounts.endSessions();
    },
  };

  function noted<Given extends { readonly refresh: string } | null>(tokens: Given): Given {
    if (tokens) given.add(tokens.refresh);
    return tokens;
  }
}

/** Hears what is kept under a key, whoever keeps it. */
function watchKey(kept: Map<string, string>, watched: string, hear: (value: unknown) => void): void {
  const set = kept.set.bind(kept);
  kept.set = (key, text) => {
    set(key, text);
    if (key === watched) hear(JSON.parse(text));
    return kept;
  };
}
