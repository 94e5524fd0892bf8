/** Somebody waits for `now`; `soon` is made ahead of a visitor; `idle` only saves bytes later. */
export type Urgency = 'now' | 'soon' | 'idle';

type TakeTurn = <T>(task: () => Promise<T>, urgency: Urgency) => Promise<T>;

/**
 * At most `limit` tasks run at once; the others wait in the order they came. Work that nobody waits for takes one place
 * at a time, so that a shopper finds the others free.
 */
export function createTurns(limit: number): TakeTurn {
  const waiting: Readonly<Record<Urgency, (() => void)[]>> = { now: [], soon: [], idle: [] };
  const running = { now: 0, ahead: 0 };

  const next = (): void => {
    if (running.now + running.ahead >= limit) return;
    const urgent = waiting.now.shift();
    if (urgent !== undefined) {
      running.now += 1;
      urgent();
    } else if (running.now + running.ahead === 0) {
      goAhead();
    }
  };

  const goAhead = (): void => {
    const unhurried = waiting.soon.shift() ?? waiting.idle.shift();
    if (unhurried === undefined) return;
    running.ahead += 1;
    unhurried();
  };

  return async (task, urgency) => {
    await new Promise<void>((start) => {
      waiting[urgency].push(start);
      next();
    });
    try {
      return await task();
    } finally {
      running[urgency === 'now' ? 'now' : 'ahead'] -= 1;
      next();
    }
  };
}
