import { faultLine } from '#api/process/fault-line.ts';
import type { Shop } from '#api/shop/shop.ts';
import { type RestockDesk, tellRestocked } from './tell-restocked.ts';

/** Tells who waited for what is back, beside the answering of requests. */
export interface RestockRounds {
  /**
   * Goes a round now, after the one that is under way: two at once leave each other's waits alone, and the second would be
   * over before the first has written its mails. Answers how many were told.
   */
  go(): Promise<number>;
  /** Waits for the round that is under way. */
  close(): Promise<void>;
}

const ROUND_MS = 10_000; // a shopper hears soon, and an idle shop looks into a small table

export function startRestockRounds(desk: RestockDesk & Pick<Shop, 'log'>): RestockRounds {
  let underWay: Promise<unknown> | null = null;

  function begin(): Promise<number> {
    const told = tellRestocked(desk);
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
    if (underWay === null) begin().catch((error: unknown) => desk.log(faultLine(error)));
  }, ROUND_MS).unref();

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
