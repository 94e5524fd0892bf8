/** The time on a line; a test has its own. */
export type LineTime = {
  /** Milliseconds, from any moment on. */
  readonly now: () => number;
  /** Resolves then; at once when that has passed. */
  readonly until: (moment: number) => Promise<void>;
};

export const trueTime: LineTime = {
  now: () => performance.now(),
  until: (moment) => {
    const wait = moment - performance.now();
    return wait > 0 ? new Promise((resolve) => setTimeout(resolve, wait)) : Promise.resolve();
  },
};
