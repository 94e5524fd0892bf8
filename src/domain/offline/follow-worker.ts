import type { Notify } from '#domain/notices/notify.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { Log } from '#domain/shared/log.ts';
import type { ServiceWorkers, WorkerFile, WorkerState } from './service-worker.ts';

/** Registers the worker and follows what becomes of it. Never rejects: the shop works on without a worker (PWA-08). */
export type FollowWorker = () => Promise<void>;

export type FollowPages = (onPage: () => void) => void;

export type FollowWorkerPorts = {
  readonly workers: ServiceWorkers;
  readonly connectivity: Pick<Connectivity, 'isOnline'>;
  readonly notify: Notify;
  readonly log: Log;
  /** Calls back whenever another page stands. */
  readonly followPages: FollowPages;
  /** Hears of every state. */
  readonly tell: (state: WorkerState) => void;
};

/** Logged and not shown. Source: specification §8 (PWA-05 to PWA-07). */
const lines: Readonly<Partial<Record<WorkerState, string>>> = {
  offline: 'No internet connection found. App is running in offline mode.',
  cached: 'Content has been cached for offline use.',
  updated: 'New content is available, please refresh.',
};

/** A workbench on the shopper's own machine has no worker, and one that an earlier shop left there goes (PWA-02, PWA-03). */
export function createFollowWorker(ports: FollowWorkerPorts): FollowWorker {
  const { workers, connectivity, notify, log, followPages, tell } = ports;
  const enter = createEnter(ports);

  return async () => {
    try {
      await follow();
    } catch (error) {
      if (!connectivity.isOnline()) return enter('offline');
      log.error(`The service worker failed: ${error instanceof Error ? error.message : String(error)}`);
      tell('error');
    }
  };

  async function follow(): Promise<void> {
    if (!workers.isPossible()) return;
    if (!connectivity.isOnline()) return enter('offline');
    if (workers.isLocal()) {
      const file = await workers.look();
      if (file === null) return enter('offline');
      if (!isWorker(file)) return workers.unregister();
    }
    if (!workers.hasBroughtPage()) keepPages();
    await workers.register((news) => {
      enter(news);
      if (news === 'cached') workers.keepPage();
      else notify({ code: 'shop-renewed', hasNoTimeout: true });
    });
    enter('registered');
    await workers.ready();
    enter('ready');
  }

  /** What a page asks for goes past the worker that comes after it, so it keeps the pages of such a visit whole. */
  function keepPages(): void {
    workers.keepPage();
    followPages(workers.keepPage);
  }
}

/** Tells a state, and logs what the specification has a line for. */
function createEnter({ log, tell }: FollowWorkerPorts): FollowWorkerPorts['tell'] {
  return (state) => {
    const line = lines[state];
    if (line) log.info(line);
    tell(state);
  };
}

const NOT_FOUND = 404;

function isWorker({ status, contentType }: NonNullable<WorkerFile>): boolean {
  return status !== NOT_FOUND && contentType.includes('javascript');
}
