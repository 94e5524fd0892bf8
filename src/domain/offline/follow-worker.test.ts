import { expect, test } from 'vitest';
import { createMemoryConnectivity } from '#adapters/memory/memory-connectivity.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryServiceWorkers, type MemoryWorker } from '#adapters/memory/memory-service-workers.ts';
import type { Notice } from '#domain/notices/notices.ts';
import { createFollowWorker } from './follow-worker.ts';
import type { WorkerState } from './service-worker.ts';

/** A browser whose page has come to rest. */
function pageWith(browser: MemoryWorker = {}, network: 'online' | 'offline' = 'online') {
  const workers = createMemoryServiceWorkers(browser);
  const connectivity = createMemoryConnectivity(network);
  const log = createMemoryLog();
  const notices: Notice[] = [];
  const states: WorkerState[] = [];
  const pages: (() => void)[] = [];
  const follow = createFollowWorker({
    workers,
    connectivity,
    log,
    followPages: (onPage) => pages.push(onPage),
    notify: (notice) => notices.push(notice),
    tell: (state) => states.push(state),
  });
  const goOn = () => {
    for (const onPage of pages) onPage();
  };
  return { follow, workers, log, notices, states, goOn };
}

const script = { status: 200, contentType: 'text/javascript; charset=utf-8' };

test('PWA-04 the worker is registered, then ready, and its files are cached', async () => {
  const page = pageWith();
  await page.follow();
  expect(page.states).toEqual(['registered', 'ready']);
  page.workers.bring('cached');
  page.workers.bring('updated');
  expect(page.states).toEqual(['registered', 'ready', 'cached', 'updated']);
});

test.each([
  ['PWA-02 not found', { ...script, status: 404 }],
  ['PWA-03 a page', { status: 200, contentType: 'text/html' }],
  ['PWA-03 of no type', { status: 200, contentType: '' }],
])('on localhost a worker that is %s is unregistered', async (_what, file) => {
  const { follow, workers, states } = pageWith({ file });
  await follow();
  expect(workers.done()).toEqual(['unregister']);
  expect(states).toEqual([]);
});

test.each(['text/javascript; charset=utf-8', 'application/javascript'])(
  'PWA-03 on localhost %s stays',
  async (contentType) => {
    const { follow, workers } = pageWith({ hasBroughtPage: true, file: { status: 200, contentType } });
    await follow();
    expect(workers.done()).toEqual(['register']);
  },
);

test('PWA-02 PWA-03 elsewhere nobody looks: the browser itself refuses what is no script', async () => {
  const { follow, workers } = pageWith({
    hasBroughtPage: true,
    isLocal: false,
    file: { status: 404, contentType: 'text/html' },
  });
  await follow();
  expect(workers.done()).toEqual(['register']);
});

test('PWA-04 PWA-05 without a network that is logged, and nothing else is done or shown', async () => {
  const { follow, workers, log, notices, states } = pageWith({}, 'offline');
  await follow();
  expect(log.infos()).toEqual(['No internet connection found. App is running in offline mode.']);
  expect([states, notices, workers.done()]).toEqual([['offline'], [], []]);
});

test('PWA-05 so it is where nothing answers though the device believes in a network', async () => {
  const { follow, workers, log, states } = pageWith({ file: null });
  await follow();
  expect(log.infos()).toEqual(['No internet connection found. App is running in offline mode.']);
  expect([states, workers.done()]).toEqual([['offline'], []]);
});

test('PWA-06 that the shop is kept is logged and not shown, and the page at hand is kept with it', async () => {
  const { follow, workers, log, notices } = pageWith();
  await follow();
  workers.bring('cached');
  expect(log.infos()).toEqual(['Content has been cached for offline use.']);
  expect(notices).toEqual([]);
  expect(workers.done()).toEqual(['keep the page', 'register', 'keep the page']);
});

test('PWA-09 the pages of a visit that began without a worker are kept one by one, its first ones too', async () => {
  const { follow, workers, goOn } = pageWith();
  await follow();
  goOn();
  expect(workers.done()).toEqual(['keep the page', 'register', 'keep the page']);
});

test('PWA-09 a page that the worker has brought is kept by it as it came', async () => {
  const { follow, workers, goOn } = pageWith({ hasBroughtPage: true });
  await follow();
  goOn();
  expect(workers.done()).toEqual(['register']);
});

test('PWA-07 that a new build waits is logged in those words, and offered in others', async () => {
  const { follow, workers, log, notices } = pageWith();
  await follow();
  workers.bring('updated');
  expect(log.infos()).toEqual(['New content is available, please refresh.']);
  expect(notices).toEqual([{ code: 'shop-renewed', hasNoTimeout: true }]);
});

test('PWA-04 PWA-08 a worker that fails is logged, and the shop works on', async () => {
  const { follow, log, notices, states } = pageWith({ refusal: new Error('a syntax error') });
  await expect(follow()).resolves.toBeUndefined();
  expect(log.errors()).toEqual(['The service worker failed: a syntax error']);
  expect([states, notices]).toEqual([['error'], []]);
});

test('PWA-08 a browser that lets no worker be is asked for none', async () => {
  const { follow, workers, log, states } = pageWith({ isPossible: false });
  await follow();
  expect([states, workers.done(), log.errors()]).toEqual([[], [], []]);
});
