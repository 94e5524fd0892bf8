export type TurnSettings = {
  /** Tasks that run at once. */
  readonly atOnce: number;
  /** Of these the most of one client. */
  readonly perClient: number;
  /** The most of nobody's: what the shop does in its own name, for all its visitors. */
  readonly own: number;
  /** Tasks of one client that wait for their turn. */
  readonly mostWaiting: number;
};

/** Turns that clients take one after the other, whoever of them asks for more. */
export interface FairTurns {
  /** Whether so many tasks of a client wait that another one would wait for too long. Never true for nobody's (''). */
  isCrowded(client: string): boolean;
  /** Runs a task as soon as there is a place, and its client has one left. */
  take<T>(client: string, task: () => Promise<T>): Promise<T>;
}

/**
 * A client whose calls are many or slow waits for itself: it never has more than its own places, and a place that becomes
 * free goes to the client that has waited for one the longest, however many calls of others came before.
 */
export function createFairTurns({ atOnce, perClient, own, mostWaiting }: TurnSettings): FairTurns {
  const running = new Map<string, number>();
  /** In the order in which clients have their turn. */
  const waiting = new Map<string, (() => void)[]>();
  let count = 0;

  const placesOf = (client: string): number => (client === '' ? own : perClient);
  const runningOf = (client: string): number => running.get(client) ?? 0;

  const next = (): void => {
    if (count >= atOnce) return;
    for (const [client, starts] of waiting) {
      if (runningOf(client) >= placesOf(client)) continue;
      const [start, ...rest] = starts;
      waiting.delete(client);
      if (rest.length > 0) waiting.set(client, rest);
      count += 1;
      running.set(client, runningOf(client) + 1);
      start?.();
      return;
    }
  };

  const leave = (client: string): void => {
    count -= 1;
    const left = runningOf(client) - 1;
    if (left === 0) running.delete(client);
    else running.set(client, left);
    next();
  };

  return {
    isCrowded: (client) => client !== '' && (waiting.get(client)?.length ?? 0) >= mostWaiting,
    take: async (client, task) => {
      await new Promise<void>((start) => {
        waiting.set(client, [...(waiting.get(client) ?? []), start]);
        next();
      });
      try {
        return await task();
      } finally {
        leave(client);
      }
    },
  };
}
