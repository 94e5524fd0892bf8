import { forgetOldest } from '#api/process/rate.ts';
import type { ShopClock } from '#api/process/shop-clock.ts';

/** Wrong passwords of one account, or wrong e-mails of one order, whether it exists or not. */
export interface Tries {
  /** Counts a try as wrong until it is found to be right. False while the account is locked: nothing is counted then. */
  begin(account: string): boolean;
  /** Nobody could look at the password: the try does not count. */
  giveBack(account: string): void;
  /** The password was right, or there is a new one. */
  forget(account: string): void;
}

type Count = { readonly wrong: number; readonly openAt: number };

const FREE_TRIES = 5;
const FIRST_LOCK_MS = 1_000;
const LONGEST_LOCK_MS = 15 * 60_000;
const MOST_ACCOUNTS = 100_000;

/** After five tries an account is locked for 1, 2, 4 … seconds after each, 15 minutes at most. In this process alone. */
export function createTries(clock: ShopClock): Tries {
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
