import type { Clock } from '#domain/shared/clock.ts';

export interface MemoryClock extends Clock {
  /** Moves time on; waits that end on the way are settled in their order, each followed by all it sets off. */
  advance(milliseconds: number): Promise<void>;
  /** How many waits have not ended. */
  waiting(): number;
}

type Wait = { readonly until: number; readonly end: () => void };

/** Time that stands still until a test moves it. `start` is in ms since 1970: 20 November 2026, 15:30 in the store. */
export function createMemoryClock(start: number = Date.UTC(2026, 10, 20, 10)): MemoryClock {
  let present = start;
  let waits: readonly Wait[] = [];
  const after: Clock['after'] = (milliseconds, end) => {
    const wait = { until: present + Math.max(0, milliseconds), end };
    waits = [...waits, wait];
    return () => {
      waits = waits.filter((each) => each !== wait);
    };
  };

  return {
    now: () => present,
    waiting: () => waits.length,
    wait: (milliseconds) => new Promise((end) => after(milliseconds, end)),
    after,
    async advance(milliseconds) {
      const target = present + milliseconds;
      await settled();
      for (let next = firstWait(target); next; next = firstWait(target)) {
        await finish(next);
      }
      present = target;
    },
  };

  function firstWait(target: number): Wait | undefined {
    return waits.filter(({ until }) => until <= target).toSorted((a, b) => a.until - b.until)[0];
  }

  async function finish(wait: Wait): Promise<void> {
    waits = waits.filter((each) => each !== wait);
    present = wait.until;
    wait.end();
    await settled();
  }
}

/** A new turn of the event loop begins when every promise that could go on has gone on. */
function settled(): Promise<void> {
  return new Promise((resolve) => nextTurn(resolve));
}

/** A timer costs a millisecond even where it waits for nothing; a browser has nothing quicker. */
const nextTurn = globalThis.setImmediate ?? ((task: () => void) => setTimeout(task, 0));
