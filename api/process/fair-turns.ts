export type TurnSettings = {
  /** Tasks that run at once. */
  readonly atOnce: number;
  /** Of these the most of one client. */
  readonly perClient: number;
  /** The most of nobody's: what the shop does in its own name, for all its visitors. */
  readonly own: number;
  /** The most heavy ones, of whoever. */
  readonly heavy: number;
  /** Tasks of one client that wait for their turn. */
  readonly mostWaiting: number;
};

/** A heavy task may cost as much as many others. */
export type Weight = 'plain' | 'heavy';

/** Turns that clients take one after the other, whoever of them asks for more. */
export interface FairTurns {
  /** Whether so many tasks of a client wait that another one would wait for too long. Never true for nobody's (''). */
  isCrowded(client: string): boolean;
  /** Runs a task as soon as there is a place, and its client has one left. */
  take<T>(client: string, weight: Weight, task: () => Promise<T>): Promise<T>;
}

type Waiting = { readonly weight: Weight; readonly start: () => void };

/** Who runs how much, and who may run more beside that. */
function createPlaces({ atOnce, perClient, own, heavy }: TurnSettings) {
  const running = new Map<string, number>();
  const count = { all: 0, heavy: 0 };
  const runningOf = (client: string): number => running.get(client) ?? 0;
  return {
    isFull: (): boolean => count.all >= atOnce,
    hasPlace: (client: string): boolean => runningOf(client) < (client === '' ? own : perClient),
    mayStart: ({ weight }: Waiting): boolean => weight === 'plain' || count.heavy < heavy,
    move: (client: string, weight: Weight, by: 1 | -1): void => {
      count.all += by;
      if (weight === 'heavy') count.heavy += by;
      const left = runningOf(client) + by;
      if (left === 0) running.delete(client);
      else running.set(client, left);
    },
  };
}

/**
 * A client whose calls are many or slow waits for itself: it never has more than its own places, and a place that becomes
 * free goes to the client that has waited for one the longest, however many calls of others came before.
 */
export function createFairTurns(settings: TurnSettings): FairTurns {
  /** In the order in which clients have their turn. */
  const waiting = new Map<string, readonly Waiting[]>();
  const { isFull, hasPlace, mayStart, move } = createPlaces(settings);

  const next = (): void => {
    if (isFull()) return;
    for (const [client, tasks] of waiting) {
      const first = hasPlace(client) ? tasks.find(mayStart) : undefined;
      if (first === undefined) continue;
      const others = tasks.filter((task) => task !== first);
      waiting.delete(client);
      if (others.length > 0) waiting.set(client, others);
      move(client, first.weight, 1);
      first.start();
      return;
    }
  };

  return {
    isCrowded: (client) => client !== '' && (waiting.get(client)?.length ?? 0) >= settings.mostWaiting,
    take: async (client, weight, task) => {
      await new Promise<void>((start) => {
        waiting.set(client, [...(waiting.get(client) ?? []), { weight, start }]);
        next();
      });
      try {
        return await task();
      } finally {
        move(client, weight, -1);
        next();
      }
    },
  };
}
