import { createTurns } from '#api/process/turns.ts';
import { Unavailable } from '#api/process/unavailable.ts';
import { type Cost, checkPassword, hashPassword, type PasswordCheck } from './password-hash.ts';

/** Hashing takes a fifth of a second and 16 MiB: few at once, and nobody waits without end. Rejects with Unavailable. */
export interface PasswordDesk {
  hash(password: string): Promise<string>;
  check(password: string, hash: string): Promise<PasswordCheck>;
}

/** The work itself, with these parameters for new hashes. */
export function hashingAt(cost: Cost): PasswordDesk {
  return {
    hash: (password) => hashPassword(password, cost),
    check: (password, hash) => checkPassword(password, hash, cost),
  };
}

const AT_ONCE = 2;
const MOST_WAITING = 20;

export function createPasswordDesk(work: PasswordDesk): PasswordDesk {
  const takeTurn = createTurns(AT_ONCE);
  let here = 0;
  const atDesk = async <T>(task: () => Promise<T>): Promise<T> => {
    if (here >= AT_ONCE + MOST_WAITING) throw new Unavailable('Too many passwords are waiting to be checked.');
    here += 1;
    try {
      return await takeTurn(task, 'now');
    } finally {
      here -= 1;
    }
  };
  return {
    hash: (password) => atDesk(() => work.hash(password)),
    check: (password, hash) => atDesk(() => work.check(password, hash)),
  };
}
