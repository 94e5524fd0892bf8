import type { ServiceWorkers } from './service-worker.ts';

/** Loads the page anew with the build that waits for it. */
export type RenewShop = () => Promise<void>;

type Ports = {
  readonly workers: Pick<ServiceWorkers, 'takeOver'>;
  /** Resolves when no order is on its way. */
  readonly untilNoneIsSent: () => Promise<void>;
};

/** Never while an order is being sent: its answer would find nobody (fault model, row 38). */
export function createRenewShop({ workers, untilNoneIsSent }: Ports): RenewShop {
  return async () => {
    await untilNoneIsSent();
    await workers.takeOver();
  };
}
