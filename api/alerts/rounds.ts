import { faultLine } from '#api/process/fault-line.ts';

/** Tells whoever asked to be told, beside the answering of requests. */
export interface Rounds {
  /**
   * Goes a round now, after the one that is under way: two at once leave each other's rows alone, and the second would be
   * over before the first has written its mails. Answers how many were told.
   */
  go(): Promise<number>;
  /** Waits for the round that is under way. */
  close(): Promise<void>;
}

export type Round = {
  /** Tells everybody for whom there is something to be told now; answers how many. */
  readonly tell: () => Promise<number>;
  readonly everyMs: number;
  readonly log: (line: string) => void;
};

export function startRounds({ tell, everyMs, log }: Round): Rounds {
  let underWay: Promise<unknown> | null = null;

  function begin(): Promise<number> {
    const told = tell();
    const over = told.then(
      () => {},
      () => {},
    );
    underWay = over.finally(() => {
      underWay = null;
    });
    return told;
  }

  const rounds = setInterval(() => {
    if (underWay === null) begin().catch((error: unknown) => log(faultLine(error)));
  }, everyMs).unref();

  return {
    async go() {
      while (underWay !== null) await underWay;
      return begin();
    },
    async close() {
      clearInterval(rounds);
      await underWay;
    },
  };
}
