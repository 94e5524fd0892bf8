import { type AskToSend, createAskToSend } from '#domain/offline/ask-to-send.ts';
import { createFollowWorker, type FollowPages, type FollowWorkerPorts } from '#domain/offline/follow-worker.ts';
import { createRenewShop, type RenewShop } from '#domain/offline/renew-shop.ts';
import { createUntilNoneIsSent } from '#domain/orders/until-none-is-sent.ts';
import type { DropVisited } from '#domain/storage/drop-visited.ts';
import { CONNECTIVITY, LOG, TURNS } from '../device/tokens.ts';
import { NOTIFY } from '../interface/tokens.ts';
import { READ_WAITING } from '../orders/tokens.ts';
import type { Resolve } from '../visit.ts';

/** What the shop does about being kept on a device. */
export type Offline = {
  readonly followWorker: (followPages: FollowPages) => Promise<void>;
  readonly renewShop: RenewShop;
  readonly askToSend: AskToSend;
  /** The worker may be about to keep one more, and notes when each was looked at. */
  readonly forgetVisits: () => Promise<void>;
};

type Given = Pick<FollowWorkerPorts, 'workers' | 'tell'> & { readonly dropVisited: DropVisited };

/** Comes when a page has come to rest, and so takes from the half that acts what it needs. */
export function createOffline(get: Resolve, { workers, tell, dropVisited }: Given): Offline {
  const untilNoneIsSent = createUntilNoneIsSent({ readWaiting: get(READ_WAITING), locks: get(TURNS) });
  return {
    followWorker: (followPages) =>
      createFollowWorker({
        workers,
        followPages,
        tell,
        connectivity: get(CONNECTIVITY),
        notify: get(NOTIFY),
        log: get(LOG),
      })(),
    renewShop: createRenewShop({ workers, untilNoneIsSent }),
    askToSend: createAskToSend({ workers, log: get(LOG) }),
    forgetVisits() {
      workers.forgetVisits();
      return dropVisited();
    },
  };
}
