import { createBrowserServiceWorkers } from './browser-service-workers.ts';

type Worker = EventTarget & { state: string; postMessage: (message: unknown) => void };

export function createWorker(said: unknown[]): Worker {
  return Object.assign(new EventTarget(), {
    state: 'installing',
    postMessage: (message: unknown) => said.push(message),
  });
}

type Browser = {
  readonly serves: boolean;
  readonly canSync: boolean;
  /** What its workers are told. */
  readonly said: unknown[];
  /** What it is asked to do. */
  readonly done: unknown[];
};

function workersOf({ serves, canSync, said, done }: Browser) {
  const registration = Object.assign(new EventTarget(), {
    installing: null as Worker | null,
    waiting: null as Worker | null,
    active: null as Worker | null,
    unregister: async () => done.push('unregister'),
    ...(canSync && { sync: { register: async (reminder: string) => void done.push(reminder) } }),
  });
  const container = Object.assign(new EventTarget(), {
    controller: serves ? createWorker(said) : null,
    ready: Promise.resolve(registration),
    register: async (...given: unknown[]) => {
      done.push(given);
      return registration;
    },
    getRegistration: async () => registration,
  });
  return { registration, container };
}

/** A tab in a browser that lets workers be; `serves` says whether one brought the page. */
export function tabWith({
  hostname = 'localhost',
  serves = false,
  canSync = true,
  answer = () => Promise.resolve(new Response('')),
} = {}) {
  const said: unknown[] = [];
  const done: unknown[] = [];
  const { registration, container } = workersOf({ serves, canSync, said, done });
  const location = { hostname, href: `http://${hostname}/women`, reload: () => done.push('reload') };
  const fetch = async (...asked: unknown[]) => {
    done.push(asked);
    return answer();
  };
  const waits: (() => void)[] = [];
  const wait = () => new Promise<void>((end) => void waits.push(end));
  const losesPatience = () => {
    for (const end of waits.splice(0)) end();
  };
  const hasAskedWorker = () => serves;
  const stood = () => [`http://${hostname}/`];
  const followFetched = (tell: (addresses: readonly string[]) => void) => tell([`http://${hostname}/img/1`]);
  const workers = createBrowserServiceWorkers({
    container,
    location,
    fetch,
    hasAskedWorker,
    stood,
    followFetched,
    wait,
  } as never);
  const news: string[] = [];
  const register = () => workers.register((each) => news.push(each));
  return { workers, container, location, registration, said, done, news, register, losesPatience };
}
