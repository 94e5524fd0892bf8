import { createAskToSend } from '#domain/offline/ask-to-send.ts';
import { createFollowWorker, type FollowPages, type FollowWorkerPorts } from '#domain/offline/follow-worker.ts';
import { createRenewShop } from '#domain/offline/renew-shop.ts';
import { createUntilNoneIsSent, type UntilNoneIsSent } from '#domain/orders/until-none-is-sent.ts';
import type { Log } from '#domain/shared/log.ts';
import type { DeviceCaches } from '#domain/storage/device-caches.ts';
import { createDropVisited } from '#domain/storage/drop-visited.ts';

type Over = Pick<FollowWorkerPorts, 'workers' | 'tell'> & { readonly caches: DeviceCaches };

type Following = Pick<FollowWorkerPorts, 'connectivity' | 'notify' | 'log'>;

/** What the shop does about being kept on a device, over its worker and its caches. */
export function offlineOver({ workers, tell, caches }: Over) {
  return {
    untilNoneIsSent: createUntilNoneIsSent,
    followWorker:
      ({ connectivity, notify, log }: Following) =>
      async (followPages: FollowPages): Promise<void> =>
        createFollowWorker({ workers, followPages, tell, connectivity, notify, log })(),
    renewShop: ({ untilNoneIsSent }: { readonly untilNoneIsSent: UntilNoneIsSent }) =>
      createRenewShop({ workers, untilNoneIsSent }),
    askToSend: ({ log }: { readonly log: Log }) => createAskToSend({ workers, log }),
    /** The worker may be about to keep one more, and notes when each was looked at. */
    forgetVisits({ log }: { readonly log: Log }) {
      const dropVisited = createDropVisited({ caches, log });
      return async (): Promise<void> => {
        workers.forgetVisits();
        await dropVisited();
      };
    },
  };
}
