/** Tasks that somebody waits for go before those made ahead. */
export type Urgency = 'now' | 'later';

type TakeTurn = <T>(task: () => Promise<T>, urgency: Urgency) => Promise<T>;

/** At most `limit` tasks run at once; the others wait in the order they came. */
export function createTurns(limit: number): TakeTurn {
  const waiting: Readonly<Record<Urgency, (() => void)[]>> = { now: [], later: [] };
  let running = 0;

  const next = (): void => {
    if (running >= limit) return;
    const start = waiting.now.shift() ?? waiting.later.shift();
    if (start === undefined) return;
    running += 1;
    start();
  };

  return async (task, urgency) => {
    await new Promise<void>((start) => {
      waiting[urgency].push(start);
      next();
    });
    try {
      return await task();
    } finally {
      running -= 1;
      next();
    }
  };
}
