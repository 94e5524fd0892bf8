import { setTimeout as pause } from 'node:timers/promises';
import { findRedis } from '#shared/find-redis.ts';
import { type AskRedis, openRedisLink } from '#shared/redis-link.ts';
import { startRedis, type TemporaryRedis } from '#shared/temporary-redis.ts';

/** A Redis that all processes share, and that meets one misfortune after the other. */
export type AilingRedis = {
  readonly url: string;
  /** The next misfortune, from its beginning until all is well again. */
  ail(): Promise<void>;
  stop(): Promise<void>;
};

type Misfortune = (redis: TemporaryRedis, ask: AskRedis) => Promise<void>;

const LASTS_MS = 700;
const PATIENT_MS = 5_000; // whoever spoils it on a busy machine is in no hurry
const LITTLE_MEMORY = '1500kb'; // as much as an empty one takes
const NO_LIMIT = '0';

/** Null where this machine has no Redis. */
export async function openAilingRedis(): Promise<AilingRedis | null> {
  const program = findRedis();
  if (program === null) return null;
  const redis = await startRedis(program);
  const link = await openRedisLink({ url: redis.url, tell: () => undefined, answersWithinMs: PATIENT_MS });
  let times = 0;
  return {
    url: redis.url,
    async ail() {
      await misfortunes[times % misfortunes.length]?.(redis, link.ask);
      times += 1;
    },
    async stop() {
      link.stop();
      await redis.stop();
    },
  };
}

async function isFrozen(redis: TemporaryRedis): Promise<void> {
  redis.freeze();
  await pause(LASTS_MS);
  redis.thaw();
}

async function isGone(redis: TemporaryRedis): Promise<void> {
  await redis.kill();
  await pause(LASTS_MS);
  await redis.start();
}

async function isFull(_: TemporaryRedis, ask: AskRedis): Promise<void> {
  await ask(['CONFIG', 'SET', 'maxmemory-policy', 'noeviction']);
  await ask(['CONFIG', 'SET', 'maxmemory', LITTLE_MEMORY]);
  await pause(LASTS_MS);
  await ask(['CONFIG', 'SET', 'maxmemory', NO_LIMIT]);
}

async function isSpoiled(_: TemporaryRedis, ask: AskRedis): Promise<void> {
  const keys = await ask(['KEYS', '*']);
  for (const key of Array.isArray(keys) ? (keys as readonly Buffer[]) : []) await ask(['SET', key, 'rubbish']);
  await pause(LASTS_MS);
}

const misfortunes: readonly Misfortune[] = [isFrozen, isGone, isFull, isSpoiled];
