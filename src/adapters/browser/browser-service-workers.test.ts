import { expect, test } from 'vitest';
import { createBrowserServiceWorkers } from './browser-service-workers.ts';
import { createWorker, tabWith } from './browser-tab-for-tests.ts';

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
