import type { Log } from '#domain/shared/log.ts';
import type { ServiceWorkers } from './service-worker.ts';

/**
 * Has the browser send what waits as soon as there is a network, also when no page of the shop is open then (fault model,
 * row 37). Nothing where it cannot, or its user does not let it: then the next page sends it. Never rejects.
 */
export type AskToSend = () => Promise<void>;

type Ports = { readonly workers: Pick<ServiceWorkers, 'askToSend'>; readonly log: Log };

export function createAskToSend({ workers, log }: Ports): AskToSend {
  return () =>
    workers
      .askToSend()
      .catch((fault: unknown) =>
        log.info(`What waits is sent by pages alone: ${fault instanceof Error ? fault.message : String(fault)}`),
      );
}
