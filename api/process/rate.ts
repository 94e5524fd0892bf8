import type { AskRedis } from '#shared/redis-link.ts';
import { createSharedRate, type SharedLimit } from '#shared/shared-limits.ts';
import type { ShopClock } from './shop-clock.ts';

/** How often somebody may do something: `most` times in a period that begins with the first. */
export interface Rate {
  /**
   * Counts one more, or another amount, the last of which may go beyond what is allowed. Answers 0 when it is allowed, else
   * the seconds until the next will be.
   */
  take(key: string, amount?: number): Promise<number>;
}

/** With what limits are counted. */
export type Counting = {
  readonly clock: ShopClock;
  /** Asks the Redis that all processes share; absent where each counts alone. */
  readonly askRedis?: AskRedis | null;
};

type Window = { readonly endsAt: number; readonly count: number };

const MOST_KEYS = 10_000;

/** Over all processes while their Redis answers; else each by itself. */
export function createRate({ clock, askRedis }: Counting, limit: SharedLimit): Rate {
  const own = createOwnRate(clock, limit);
  const shared = askRedis ? createSharedRate(askRedis, limit) : null;
  return {
    take: async (key, amount = 1) => {
      const waits = await shared?.(key, amount);
      return waits === undefined ? own(key, amount) : Math.ceil(waits / 1_000);
    },
  };
}

/** Remembered in this process alone; of very many keys the ones that began first are forgotten. */
function createOwnRate(clock: ShopClock, { most, periodMs }: SharedLimit) {
  const windows = new Map<string, Window>();
  return (key: string, amount: number): number => {
    const now = clock.now();
    const known = windows.get(key);
    const { endsAt, count } = known && known.endsAt > now ? known : { endsAt: now + periodMs, count: 0 };
    if (count >= most) return Math.ceil((endsAt - now) / 1_000);
    windows.delete(key);
    windows.set(key, { endsAt, count: count + amount });
    forgetOldest(windows, MOST_KEYS);
    return 0;
  };
}

/** A map keeps the order in which its keys came. */
export function forgetOldest(map: Map<string, unknown>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return;
    map.delete(key);
  }
}
