import { expect, test } from 'vitest';
import { createBrowserServiceWorkers } from './browser-service-workers.ts';

type Worker = EventTarget & { state: string; postMessage: (message: unknown) => void };

function createWorker(said: unknown[]): Worker {
  return Object.assign(new EventTarget(), {
    state: 'installing',
    postMessage: (message: unknown) => said.push(message),
  });
}

/** A tab in a browser that lets workers be; `serves` says whether one brought the page. */
function tabWith({
  hostname = 'localhost',
  serves = false,
  canSync = true,
  answer = () => Promise.resolve(new Response('')),
} = {}) {
  const said: unknown[] = [];
  const done: unknown[] = [];
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

test('PWA-01 the worker is fetched at its own address, and always anew', async () => {
  const { register, done } = tabWith();
  await register();
  expect(done).toEqual([['/service-worker.js', { updateViaCache: 'none' }]]);
});

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['zari.example', false],
  ['localhost.example', false],
])('PWA-02 PWA-03 %s is the shopper’s own machine: %s', (hostname, isLocal) => {
  expect(tabWith({ hostname }).workers.isLocal()).toBe(isLocal);
});

test('row 39: PWA-02 PWA-03 what stands at the address is read from the shop, not from a cache', async () => {
  const page = () => Promise.resolve(new Response('', { status: 404, headers: { 'content-type': 'text/html' } }));
  const { workers, done } = tabWith({ answer: page });
  expect(await workers.look()).toEqual({ status: 404, contentType: 'text/html' });
  expect(done).toEqual([['/service-worker.js', { cache: 'no-store' }]]);
  await workers.unregister();
  expect(done.at(-1)).toBe('unregister');
  expect(await tabWith({ answer: () => Promise.reject(new TypeError('no network')) }).workers.look()).toBeNull();
});

test('PWA-06 the first worker has the shop on the device when it serves the page, and is told of the page once', async () => {
  const { workers, container, registration, said, news, register } = tabWith();
  registration.installing = createWorker(said);
  await register();
  registration.dispatchEvent(new Event('updatefound'));
  expect(news).toEqual([]);
  container.controller = createWorker(said);
  container.dispatchEvent(new Event('controllerchange'));
  expect(news).toEqual(['cached']);
  workers.keepPage();
  workers.keepPage(); // stands still
  expect(said).toEqual([
    { kind: 'keep-page', address: 'http://localhost/' },
    { kind: 'keep-page', address: 'http://localhost/women' },
    { kind: 'keep-pictures', addresses: ['http://localhost/img/1'] },
  ]);
});

test('PWA-07 a first worker that is said to wait when it serves the page already is no new build', async () => {
  const { container, registration, said, news, register } = tabWith();
  const first = createWorker(said);
  registration.installing = first;
  await register();
  container.controller = first;
  container.dispatchEvent(new Event('controllerchange'));
  first.state = 'installed';
  first.dispatchEvent(new Event('statechange'));
  registration.waiting = first;
  await register();
  expect(news).toEqual(['cached']);
});

test('PWA-09 the pages that stood before there was a worker are kept when there is one, pictures once', () => {
  const { workers, container, location, said } = tabWith();
  const pageAt = (path: string) => {
    location.href = `http://localhost${path}`;
    workers.keepPage();
  };
  pageAt('/women');
  pageAt('/p/silk-tee');
  pageAt('/women');
  expect(said).toEqual([]);
  container.controller = createWorker(said);
  workers.keepPage();
  pageAt('/men');
  expect(said).toEqual([
    { kind: 'keep-page', address: 'http://localhost/' },
    { kind: 'keep-page', address: 'http://localhost/women' },
    { kind: 'keep-page', address: 'http://localhost/p/silk-tee' },
    { kind: 'keep-pictures', addresses: ['http://localhost/img/1'] },
    { kind: 'keep-page', address: 'http://localhost/men' },
  ]);
});

test('SESS-33 what was looked at before somebody left is not kept when a worker comes', () => {
  const { workers, container, location, said } = tabWith();
  workers.keepPage();
  workers.forgetVisits();
  container.controller = createWorker(said);
  location.href = 'http://localhost/men';
  workers.keepPage();
  expect(said).toEqual([{ kind: 'keep-page', address: 'http://localhost/men' }]);
});

test('PWA-06 a worker that came while this page was on its way is asked to serve it', async () => {
  const { container, registration, said, news, register } = tabWith();
  registration.active = createWorker(said);
  await register();
  expect([said, news]).toEqual([[{ kind: 'serve' }], []]);
  container.controller = registration.active;
  container.dispatchEvent(new Event('controllerchange'));
  expect(news).toEqual(['cached']);
});

test('PWA-06 one that serves this page before it is registered here is heard of, too', async () => {
  const { container, said, news, register } = tabWith();
  const registered = register();
  container.controller = createWorker(said);
  container.dispatchEvent(new Event('controllerchange'));
  await registered;
  expect([said, news]).toEqual([[], ['cached']]);
});

test.each([true, false])('PWA-09 whether a worker has brought the page: %s', (serves) => {
  expect(tabWith({ serves }).workers.hasBroughtPage()).toBe(serves);
});

test('PWA-07 a further build is there when it is installed beside the one that serves', async () => {
  const { registration, said, news, register } = tabWith({ serves: true });
  await register();
  const next = createWorker(said);
  registration.installing = next;
  registration.dispatchEvent(new Event('updatefound'));
  expect(news).toEqual([]);
  next.state = 'installed';
  next.dispatchEvent(new Event('statechange'));
  expect(news).toEqual(['updated']);
});

test('PWA-07 one that waits since an earlier page is told of, too', async () => {
  const { registration, said, news, register } = tabWith({ serves: true });
  registration.waiting = createWorker(said);
  await register();
  expect(news).toEqual(['updated']);
});

test('the page is loaded anew when the build that waited serves it', async () => {
  const { workers, container, registration, said, done } = tabWith({ serves: true });
  registration.waiting = createWorker(said);
  const taken = workers.takeOver();
  await expect.poll(() => said).toEqual([{ kind: 'take-over' }]);
  expect(done).toEqual([]);
  container.dispatchEvent(new Event('controllerchange'));
  await taken;
  expect(done).toEqual(['reload']);
});

test('the page is loaded anew also where the old build does not give its place up in time', async () => {
  const { workers, registration, said, done, losesPatience } = tabWith({ serves: true });
  registration.waiting = createWorker(said);
  const taken = workers.takeOver();
  losesPatience();
  await taken;
  expect([said, done]).toEqual([[{ kind: 'take-over' }], ['reload']]);
});

test.each([
  ['does not say', () => new Promise<never>(() => undefined)],
  ['fails to say', () => Promise.reject(new DOMException('No storage.', 'InvalidStateError'))],
])('the page is loaded anew also where the browser %s which builds there are', async (_how, getRegistration) => {
  const { workers, container, done, losesPatience } = tabWith({ serves: true });
  container.getRegistration = getRegistration;
  const taken = workers.takeOver();
  losesPatience();
  await taken;
  expect(done).toEqual(['reload']);
});

test('the page is loaded anew at once where no build waits', async () => {
  const { workers, done } = tabWith();
  await workers.takeOver();
  expect(done).toEqual(['reload']);
});

test('a page that is still there long after it was to be loaded anew asks once more', async () => {
  const { workers, done, losesPatience } = tabWith();
  await workers.takeOver();
  losesPatience();
  await expect.poll(() => done).toEqual(['reload', 'reload']);
});

test('PWA-08 a browser that lets no worker be says so', () => {
  const location = { hostname: 'zari.example', href: '', reload: () => undefined };
  const tab = {
    container: undefined,
    location,
    fetch,
    hasAskedWorker: () => false,
    stood: () => [],
    followFetched: () => undefined,
    wait: async () => undefined,
  };
  expect(createBrowserServiceWorkers(tab).isPossible()).toBe(false);
  expect(tabWith().workers.isPossible()).toBe(true);
});

test('the browser is asked to wake the worker when there is a network, where it can', async () => {
  const { workers, done } = tabWith();
  await workers.askToSend();
  expect(done).toEqual(['send-what-waits']);
  const other = tabWith({ canSync: false });
  await other.workers.askToSend();
  expect(other.done).toEqual([]);
});

test('the worker that serves the page is told to forget what was looked at; where there is none, nobody is', () => {
  const { workers, said } = tabWith({ serves: true });
  workers.forgetVisits();
  expect(said).toEqual([{ kind: 'forget-visits' }]);
  const other = tabWith();
  other.workers.forgetVisits();
  expect(other.said).toEqual([]);
});
