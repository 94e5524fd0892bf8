import type { LineTime } from './line-time.ts';

/** A time that passes when a test says so. */
export type HandTime = LineTime & {
  /** Resolves with how long somebody waits at least, once somebody does. */
  readonly awaited: () => Promise<number>;
  readonly pass: (milliseconds: number) => void;
};

export function createHandTime(): HandTime {
  let now = 0;
  let waiting: readonly { readonly moment: number; readonly resolve: () => void }[] = [];
  let askers: readonly (() => void)[] = [];
  const first = (): number => Math.min(...waiting.map(({ moment }) => moment)) - now;
  return {
    now: () => now,
    until: (moment) =>
      moment <= now
        ? Promise.resolve()
        : new Promise((resolve) => {
            waiting = [...waiting, { moment, resolve }];
            for (const tell of askers) tell();
            askers = [];
          }),
    async awaited() {
      const { promise, resolve } = Promise.withResolvers<void>();
      if (waiting.length > 0) return first();
      askers = [...askers, resolve];
      await promise;
      return first();
    },
    pass(milliseconds) {
      now += milliseconds;
      const over = waiting.filter(({ moment }) => moment <= now);
      waiting = waiting.filter(({ moment }) => moment > now);
      for (const { resolve } of over) resolve();
    },
  };
}
