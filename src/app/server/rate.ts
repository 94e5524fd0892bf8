import type { AskRedis } from '#shared/redis-link.ts';
import { createSharedRate } from '#shared/shared-limits.ts';

/** How often somebody may do something: counts once more and answers 0, or the seconds until it is allowed again. */
export type Rate = (who: string) => Promise<number>;

type Limit = {
  /** Times in a minute, which begins with the first. */
  readonly most: number;
  /** Milliseconds from any fixed moment. */
  readonly now: () => number;
  /** How many are remembered; of more those who have been silent for longest are forgotten. */
  readonly mostKnown?: number;
};

type SharedLimit = Limit & {
  /** Tells counts of one kind from those of any other. */
  readonly name: string;
  /** Asks the Redis that all page servers share; absent where each counts alone. */
  readonly askRedis?: AskRedis | null | undefined;
};

type Minute = { readonly endsAt: number; readonly count: number };

const MINUTE_MS = 60_000;
const MOST_KNOWN = 10_000; // some megabytes

/** Over all page servers while their Redis answers; else each by itself. */
export function createRate({ name, askRedis, ...limit }: SharedLimit): Rate {
  const own = createOwnRate(limit);
  const shared = askRedis ? createSharedRate(askRedis, { name, most: limit.most, periodMs: MINUTE_MS }) : null;
  return async (who) => {
    const waits = await shared?.(who);
    return waits === undefined ? own(who) : Math.ceil(waits / 1_000);
  };
}

/** Remembered in this process alone. */
export function createOwnRate({ most, now, mostKnown = MOST_KNOWN }: Limit): (who: string) => number {
  const minutes = new Map<string, Minute>(); // in the order in which they were last heard of
  return (who) => {
    const time = now();
    const known = minutes.get(who);
    const { endsAt, count } = known && known.endsAt > time ? known : { endsAt: time + MINUTE_MS, count: 0 };
    const isAllowed = count < most;
    minutes.delete(who);
    minutes.set(who, { endsAt, count: isAllowed ? count + 1 : count });
    for (const [silent] of minutes) {
      if (minutes.size <= mostKnown) break;
      minutes.delete(silent);
    }
    return isAllowed ? 0 : Math.ceil((endsAt - time) / 1_000);
  };
}
