import { type Counting, forgetOldest } from '#api/process/rate.ts';
import type { ShopClock } from '#api/process/shop-clock.ts';
import { createSharedTries } from '#shared/shared-limits.ts';

/** Wrong passwords of one account, or wrong e-mails of one order, whether it exists or not. */
export interface Tries {
  /** Counts a try as wrong until it is found to be right. False while the account is locked: nothing is counted then. */
  begin(account: string): Promise<boolean>;
  /** Nobody could look at the password: the try does not count. */
  giveBack(account: string): Promise<void>;
  /** The password was right, or there is a new one. */
  forget(account: string): Promise<void>;
}

type Count = { readonly wrong: number; readonly openAt: number };

const FREE_TRIES = 5;
const FIRST_LOCK_MS = 1_000;
const LONGEST_LOCK_MS = 15 * 60_000;
const MOST_ACCOUNTS = 100_000;

/**
 * After five tries an account is locked for 1, 2, 4 … seconds after each, 15 minutes at most: by all processes together while
 * their Redis answers, else by each. Tries of one kind have a name.
 */
export function createTries({ clock, askRedis }: Counting, name: string): Tries {
  const own = createOwnTries(clock);
  const lock = { name, freeTries: FREE_TRIES, firstMs: FIRST_LOCK_MS, longestMs: LONGEST_LOCK_MS };
  const shared = askRedis ? createSharedTries(askRedis, lock) : null;
  return {
    begin: async (account) => (await shared?.begin(account)) ?? own.begin(account),
    async giveBack(account) {
      own.giveBack(account);
      await shared?.giveBack(account);
    },
    async forget(account) {
      own.forget(account);
      await shared?.forget(account);
    },
  };
}

type OwnTries = { readonly [Name in keyof Tries]: (account: string) => Awaited<ReturnType<Tries[Name]>> };

function createOwnTries(clock: ShopClock): OwnTries {
  const counts = new Map<string, Count>();
  return {
    begin: (account) => {
      const now = clock.now();
      const { wrong, openAt } = counts.get(account) ?? { wrong: 0, openAt: 0 };
      if (now < openAt) return false;
      counts.delete(account);
      counts.set(account, { wrong: wrong + 1, openAt: now + lockAfter(wrong + 1) });
      forgetOldest(counts, MOST_ACCOUNTS);
      return true;
    },
    giveBack: (account) => {
      const count = counts.get(account);
      if (count) counts.set(account, { wrong: count.wrong - 1, openAt: clock.now() });
    },
    forget: (account) => {
      counts.delete(account);
    },
  };
}

function lockAfter(wrong: number): number {
  return wrong < FREE_TRIES ? 0 : Math.min(FIRST_LOCK_MS * 2 ** (wrong - FREE_TRIES), LONGEST_LOCK_MS);
}
