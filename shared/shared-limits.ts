// What is limited over all processes that share a Redis. What stands under a key and is no count begins anew.

import { createHash } from 'node:crypto';
import type { AskRedis } from './redis-link.ts';

export type SharedLimit = {
  /** Tells counts of one kind from those of any other. */
  readonly name: string;
  readonly most: number;
  readonly periodMs: number;
};

/** Counts so many more; milliseconds until it is allowed again, 0 where it is, undefined where nobody can say. */
export type SharedRate = (key: string, amount?: number) => Promise<number | undefined>;

/** Tries that were wrong; undefined where nobody can say. */
export type SharedTries = {
  /** Counts one more, and locks; false while it is locked. */
  begin(key: string): Promise<boolean | undefined>;
  giveBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
};

export type SharedLock = {
  readonly name: string;
  /** So many tries are free; then locks double from the first to the longest. */
  readonly freeTries: number;
  readonly firstMs: number;
  readonly longestMs: number;
};

/** A period begins with its first count, and the key ends with it. */
const COUNT = `
local most, period, amount = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local left = redis.call('PTTL', KEYS[1])
local text = redis.pcall('GET', KEYS[1])
local isCount = type(text) == 'string' and string.match(text, '^%d+$') and #text < 16
if not isCount or left <= 0 or left > period then
  redis.call('SET', KEYS[1], amount, 'PX', period)
  return 0
end
if tonumber(text) >= most then return left end
redis.call('INCRBY', KEYS[1], amount)
return 0`;

export function createSharedRate(ask: AskRedis, { name, most, periodMs }: SharedLimit): SharedRate {
  return async (key, amount = 1) => {
    const args = [keyOf('rate', name, key), String(most), String(periodMs), String(amount)];
    return numberIn(await ask(['EVAL', COUNT, '1', ...args]));
  };
}

/** Two numbers: how many were wrong, and until when it is locked, in milliseconds since 1970. */
const TRY = `
local free, first, longest, change = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
local text = redis.pcall('GET', KEYS[1])
local wrong, openAt = string.match(type(text) == 'string' and text or '', '^(%d+) (%d+)$')
wrong, openAt = tonumber(wrong or 0), tonumber(openAt or 0)
if openAt > now + longest then wrong, openAt = 0, 0 end
if change > 0 and now < openAt then return 0 end
wrong = math.max(0, wrong + change)
local lock = (change < 0 or wrong < free) and 0 or math.min(first * 2 ^ (wrong - free), longest)
redis.call('SET', KEYS[1], string.format('%.0f %.0f', wrong, now + lock), 'PX', ARGV[5])
return 1`;

/** Who has been quiet for a day begins anew; no lock is nearly as long. */
const REMEMBERED_MS = 86_400_000;

export function createSharedTries(ask: AskRedis, { name, freeTries, firstMs, longestMs }: SharedLock): SharedTries {
  const change = async (key: string, by: 1 | -1): Promise<number | undefined> => {
    const numbers = [freeTries, firstMs, longestMs, by, REMEMBERED_MS].map(String);
    return numberIn(await ask(['EVAL', TRY, '1', keyOf('tries', name, key), ...numbers]));
  };
  return {
    async begin(key) {
      const begun = await change(key, 1);
      return begun === undefined ? undefined : begun === 1;
    },
    async giveBack(key) {
      await change(key, -1);
    },
    async forget(key) {
      await ask(['UNLINK', keyOf('tries', name, key)]);
    },
  };
}

/** Addresses and e-mails are no concern of whoever reads there. */
function keyOf(kind: string, name: string, key: string): string {
  return `zari:${kind}:${name}:${createHash('sha256').update(key).digest('base64url').slice(0, 22)}`;
}

function numberIn(reply: unknown): number | undefined {
  return typeof reply === 'number' ? reply : undefined;
}
