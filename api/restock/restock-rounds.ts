import { faultLine } from '#api/process/fault-line.ts';
import type { Shop } from '#api/shop/shop.ts';
import { type RestockDesk, tellRestocked } from './tell-restocked.ts';

/** Tells who waited for what is back, beside the answering of requests. */
export interface RestockRounds {
  /** Waits for the round that is under way. */
  close(): Promise<void>;
}

const ROUND_MS = 10_000; // a shopper hears soon, and an idle shop looks into a small table

export function startRestockRounds(desk: RestockDesk & Pick<Shop, 'log'>): RestockRounds {
  let round: Promise<void> | null = null;
  const go = () => {
    round ??= tellRestocked(desk)
      .then(
        () => {},
        (error: unknown) => desk.log(faultLine(error)),
      )
      .finally(() => {
        round = null;
      });
  };
  const rounds = setInterval(go, ROUND_MS).unref();
  return {
    close: async () => {
      clearInterval(rounds);
      await round;
    },
  };
}
