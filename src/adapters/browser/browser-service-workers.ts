import { SEND_REMINDER, type ServiceWorkers, WORKER_ADDRESS, WORKER_POLICY } from '#domain/offline/service-worker.ts';

type Tab = {
  /** None in an old browser, and where a page did not come by https. */
  readonly container: ServiceWorkerContainer | undefined;
  readonly location: Pick<Location, 'hostname' | 'href' | 'reload'>;
  readonly fetch: typeof fetch;
  /** Whether this page was asked of a worker. */
  readonly hasAskedWorker: () => boolean;
  /** The addresses that this page has stood at since it was loaded, as far as the browser tells. */
  readonly stood: () => readonly string[];
  /** Tells the addresses that this page has fetched past a worker, and goes on to tell them. */
  readonly followFetched: (tell: (addresses: readonly string[]) => void) => void;
  /** Milliseconds. */
  readonly wait: (time: number) => Promise<void>;
};

/** A worker that has something to finish, a request without an answer for one, gives its place up after minutes. */
const TAKE_OVER_PATIENCE_MS = 3_000;

/** Chromium now and then comes to no end with a page that it asks for as its worker is replaced. A network that needs longer loses this once. */
const RELOAD_PATIENCE_MS = 20_000;

/** The names that a machine has for itself. */
const OWN_MACHINE = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Workers of this browser. */
export function createBrowserServiceWorkers(tab: Tab = tabAtHand()): ServiceWorkers {
  const { container, location } = tab;
  return {
    isPossible: () => container !== undefined,
    isLocal: () => OWN_MACHINE.test(location.hostname),
    hasBroughtPage: tab.hasAskedWorker,
    async look() {
      const answer = await tab.fetch(WORKER_ADDRESS, { cache: 'no-store' }).catch(() => null);
      return answer && { status: answer.status, contentType: answer.headers.get('content-type') ?? '' };
    },
    register: (tell) => register(container, tell),
    ready: async () => void (await container?.ready),
    async unregister() {
      await (await container?.getRegistration())?.unregister();
    },
    ...createKeeping(tab),
    async takeOver() {
      const given = giveWay(container).catch(() => undefined);
      await Promise.race([given, tab.wait(TAKE_OVER_PATIENCE_MS)]); // whichever worker asks, the shop gives out the new page
      location.reload();
      void tab.wait(RELOAD_PATIENCE_MS).then(() => location.reload());
    },
    async askToSend() {
      const registration = (await container?.getRegistration()) as Syncing | undefined;
      await registration?.sync?.register(SEND_REMINDER);
    },
  };
}

async function register(container: ServiceWorkerContainer | undefined, tell: Tell): Promise<void> {
  if (!container?.controller) container?.addEventListener('controllerchange', () => tell('cached'), { once: true });
  const registration = await container?.register(trusted(WORKER_ADDRESS), { updateViaCache: 'none' });
  if (!container || !registration) return;
  if (waitsBehind(container, registration.waiting)) tell('updated');
  if (!container.controller) registration.active?.postMessage({ kind: 'serve' }); // this page began just before it was there
  const followed = new Set<ServiceWorker>(); // one may be found before and after this page looks
  const follow = ({ installing }: ServiceWorkerRegistration): void => {
    if (!installing || followed.has(installing)) return;
    followed.add(installing);
    tellWhenItWaits(container, installing, tell);
  };
  follow(registration);
  registration.addEventListener('updatefound', () => follow(registration));
}

/** Pages are kept when there is a worker; pictures once, since later ones go through it. */
function createKeeping({
  container,
  location,
  stood,
  followFetched,
}: Tab): Pick<ServiceWorkers, 'keepPage' | 'forgetVisits'> {
  const unkept = new Set<string>();
  let last = '';
  let hasTold = false; // of pictures
  return {
    keepPage() {
      const { href: address } = location;
      if (last === '') for (const each of stood()) unkept.add(each); // somebody may have gone on before this page was at rest
      if (address !== last) unkept.add(address);
      last = address;
      const worker = container?.controller;
      if (!worker) return;
      for (const each of unkept) worker.postMessage({ kind: 'keep-page', address: each });
      unkept.clear();
      if (!hasTold) followFetched((addresses) => worker.postMessage({ kind: 'keep-pictures', addresses }));
      hasTold = true;
    },
    forgetVisits() {
      container?.controller?.postMessage({ kind: 'forget-visits' });
      unkept.clear(); // nor is it kept when a worker comes
      last = location.href;
      hasTold = true;
    },
  };
}

/** Resolves when the build that waits serves this page, at once where none waits. */
async function giveWay(container: ServiceWorkerContainer | undefined): Promise<void> {
  const waiting = (await container?.getRegistration())?.waiting;
  if (!container || !waiting) return;
  const serves = new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }));
  waiting.postMessage({ kind: 'take-over' });
  await serves;
}

/** Few browsers can be asked, and the types of the page do not know it. */
type Syncing = ServiceWorkerRegistration & { readonly sync?: { register(reminder: string): Promise<void> } };

type Tell = Parameters<ServiceWorkers['register']>[0];

/** The first worker goes on to serve this page, a later one waits. */
function tellWhenItWaits(container: ServiceWorkerContainer, installing: ServiceWorker, tell: Tell): void {
  installing.addEventListener('statechange', () => {
    if (installing.state === 'installed' && waitsBehind(container, installing)) tell('updated');
  });
}

/** WebKit may say of the first worker that it is there to wait when it serves the page already. */
function waitsBehind({ controller }: ServiceWorkerContainer, worker: ServiceWorker | null): boolean {
  return worker !== null && controller !== null && controller !== worker;
}

function tabAtHand(): Tab {
  return {
    container: navigator.serviceWorker,
    location,
    fetch: (...asked) => fetch(...asked),
    hasAskedWorker: () => performance.getEntriesByType('navigation').some(isFromWorker),
    stood,
    followFetched,
    wait: (time) => new Promise((resolve) => setTimeout(resolve, time)),
  };
}

/** What is read of the browser's Navigation API. */
type NavigationEntries = {
  entries(): readonly { readonly url: string | null; readonly sameDocument: boolean }[];
};

function stood(): readonly string[] {
  const { navigation } = window as { readonly navigation?: NavigationEntries }; // newer than some browsers
  const entries = navigation?.entries().filter(({ sameDocument }) => sameDocument) ?? [];
  return entries.flatMap(({ url }) => url ?? []);
}

function followFetched(tell: (addresses: readonly string[]) => void): void {
  const observer = new PerformanceObserver((list) => {
    const fetched = list.getEntries().filter((entry) => !isFromWorker(entry));
    if (fetched.length > 0) tell(fetched.map(({ name }) => name));
  });
  observer.observe({ type: 'resource', buffered: true });
}

function isFromWorker(entry: PerformanceEntry): boolean {
  return (entry as PerformanceResourceTiming).workerStart > 0;
}

type Types = {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(text: string): unknown };
};

/** Pages require trusted types: the one policy they may make gives out the worker's address, whatever is asked for. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Types };
  const policy = trustedTypes?.createPolicy(WORKER_POLICY, { createScriptURL: () => WORKER_ADDRESS });
  return (policy?.createScriptURL(address) ?? address) as string; // the browser takes the trusted one for a text
}
