import type { ServiceWorkers, WorkerFile } from '#domain/offline/service-worker.ts';

export interface MemoryServiceWorkers extends ServiceWorkers {
  /** Brings the news that the browser would bring. */
  bring(news: 'cached' | 'updated'): void;
  /** What the shop had the browser do, in its order. */
  done(): readonly string[];
}

export type MemoryWorker = {
  readonly isPossible?: boolean;
  readonly isLocal?: boolean;
  readonly hasBroughtPage?: boolean;
  readonly file?: WorkerFile;
  /** Why the browser does not take the worker. */
  readonly refusal?: Error;
};

const script: WorkerFile = { status: 200, contentType: 'text/javascript; charset=utf-8' };

/** A browser with room for a worker, which a test leads. */
export function createMemoryServiceWorkers({
  isPossible = true,
  isLocal = true,
  hasBroughtPage = false,
  file = script,
  refusal,
}: MemoryWorker = {}): MemoryServiceWorkers {
  const done: string[] = [];
  let listener: Parameters<ServiceWorkers['register']>[0] = () => undefined;
  return {
    isPossible: () => isPossible,
    isLocal: () => isLocal,
    hasBroughtPage: () => hasBroughtPage,
    look: async () => file,
    async register(tell) {
      if (refusal) throw refusal;
      done.push('register');
      listener = tell;
    },
    ready: async () => undefined,
    unregister: async () => void done.push('unregister'),
    keepPage: () => void done.push('keep the page'),
    forgetVisits: () => void done.push('forget visits'),
    takeOver: async () => void done.push('take over'),
    async askToSend() {
      if (refusal) throw refusal;
      done.push('ask to send');
    },
    bring: (news) => listener(news),
    done: () => done,
  };
}
