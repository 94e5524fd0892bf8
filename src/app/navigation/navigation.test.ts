import { createPath } from 'react-router';
import { expect, test } from 'vitest';
import type { Outcome } from './outcome.ts';
import { addressOf, knownByPath, shown, startAt, turn } from './tab-for-tests.ts';

test('ROUTE-45 the address and the screen change together, when the next page is there', async () => {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const tab = startAt(() => promise);
  const seen: boolean[] = [];
  tab.navigation.subscribe(() => seen.push(tab.navigation.get().isMoving));
  tab.navigation.push('/c/tees?sort=price:asc');
  expect(tab.navigation.get()).toMatchObject({ isMoving: true, page: { shows: 'home' } });
  expect(tab.entries).toEqual(['push /']);
  resolve(shown);
  await turn();
  expect(tab.navigation.get()).toMatchObject({ isMoving: false, page: { shows: 'category', layout: 'default' } });
  expect(tab.entries).toEqual(['push /', 'push /c/tees?sort=price:asc']);
  expect(seen).toEqual([true, false]);
});

test('of two pages on their way the one asked for last arrives', async () => {
  const slow = Promise.withResolvers<Outcome>();
  const tab = startAt(({ pathname }) => (pathname === '/c/slow' ? slow.promise : Promise.resolve(shown)));
  tab.navigation.push('/c/slow');
  tab.navigation.push('/c/quick');
  await turn();
  slow.resolve(shown);
  await turn();
  expect(tab.entries).toEqual(['push /', 'push /c/quick']);
  expect(addressOf(tab)).toBe('/c/quick');
});

test('what nobody waits for any more is given up, and what goes wrong with it is not told', async () => {
  const asked: AbortSignal[] = [];
  const tab = startAt((_location, signal) => {
    asked.push(signal);
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('given up'))));
  });
  tab.navigation.push('/c/slow');
  tab.navigation.push('/c/slower');
  tab.navigation.push('/#reviews');
  await turn();
  expect(asked.map(({ aborted }) => aborted)).toEqual([true, true]);
  expect(tab.navigation.get()).toMatchObject({ isMoving: false, page: { shows: 'home' } });
  expect(tab.defects).toEqual([]);
});

test('a page that leads elsewhere leaves no entry of its own', async () => {
  const moved: Outcome = { kind: 'moved', status: 302, to: '/page-not-found?from=%2Fx' };
  const tab = startAt(async ({ pathname }) => (pathname === '/x' ? moved : shown));
  tab.navigation.push('/x');
  await turn();
  expect(tab.entries).toEqual(['push /', 'push /page-not-found?from=%2Fx']);
  tab.navigation.replace('/x');
  await turn();
  tab.goesBackTo('/x');
  await turn();
  expect(tab.entries.slice(2)).toEqual(['replace /page-not-found?from=%2Fx', 'replace /page-not-found?from=%2Fx']);
});

test('going back opens the page of the entry and writes none', async () => {
  const tab = startAt(async () => shown);
  tab.goesBackTo('/c/tees');
  await turn();
  expect(addressOf(tab)).toBe('/c/tees');
  expect(tab.entries).toEqual(['push /']);
  tab.navigation.close();
  tab.goesBackTo('/c/sarees');
  await turn();
  expect(addressOf(tab)).toBe('/c/tees');
});

test('a target on the page that stands opens nothing, the same address opens the page again', async () => {
  const opened: string[] = [];
  const tab = startAt(async (location) => {
    opened.push(createPath(location));
    return shown;
  });
  tab.navigation.push('/#reviews');
  tab.navigation.push('/#reviews');
  tab.navigation.push('/');
  expect(opened).toEqual([]);
  tab.navigation.replace('/');
  await turn();
  expect(opened).toEqual(['/']);
  expect(tab.entries).toEqual(['push /', 'push /#reviews', 'push /#reviews', 'push /', 'replace /']);
});

test('ROUTE-49 a page that cannot be opened is told and says so under its address', async () => {
  const tab = startAt(() => Promise.reject(new Error('no network')));
  tab.navigation.push('/c/tees');
  await turn();
  expect(tab.navigation.get()).toMatchObject({ isMoving: false, page: { shows: 'error', layout: 'minimal' } });
  expect(addressOf(tab)).toBe('/c/tees');
  expect(tab.defects).toEqual([new Error('no network')]);
});

test('a page that is not on the device waits for the network under its address, and opens by itself', async () => {
  const tab = startAt(async () => {
    if (!tab.network.isOnline()) throw new Error('no network');
    return shown;
  });
  tab.network.go('offline');
  tab.navigation.push('/c/tees#reviews');
  await turn();
  expect(tab.navigation.get()).toMatchObject({ isMoving: false, page: { shows: 'offline', layout: 'default' } });
  expect([addressOf(tab), tab.defects]).toEqual(['/c/tees#reviews', []]);
  tab.navigation.push('/c/tees#reviews'); // Retry, too early
  await turn();
  expect(tab.navigation.get().page.shows).toBe('offline');
  tab.network.go('online');
  await turn();
  expect(tab.navigation.get()).toMatchObject({ isMoving: false, page: { shows: 'category' } });
  expect(addressOf(tab)).toBe('/c/tees#reviews');
});

test('a page that was left while it waited for the network does not come back with it', async () => {
  const list = Promise.withResolvers<Outcome>();
  const opened: string[] = [];
  const tab = startAt((location) => {
    opened.push(location.pathname);
    return location.pathname === '/c/tees' ? list.promise : Promise.reject(new Error('no network'));
  });
  tab.network.go('offline');
  tab.navigation.push('/p/tee');
  await turn();
  tab.goesBackTo('/c/tees');
  tab.network.go('online');
  list.resolve(shown);
  await turn();
  expect(opened.slice(1)).toEqual(['/c/tees', '/c/tees']);
  expect([addressOf(tab), tab.navigation.get().page.shows]).toEqual(['/c/tees', 'category']);
});

test('a page that stands stays when the network comes back, and nothing follows a closed one', async () => {
  const opened: string[] = [];
  const tab = startAt(async (location) => {
    opened.push(createPath(location));
    throw new Error('no network');
  });
  tab.network.go('offline');
  tab.network.go('online');
  tab.network.go('offline');
  tab.navigation.push('/c/tees');
  await turn();
  tab.navigation.close();
  tab.network.go('online');
  await turn();
  expect(opened).toEqual(['/c/tees']);
});

test.each(['/c/tees?page=3', '/c/tees#more'])(
  'the page at hand opens again at %s, which it has come to, and nothing of it ends',
  async (address) => {
    const opened: string[] = [];
    const tab = startAt(async (location) => {
      opened.push(createPath(location));
      return shown;
    });
    tab.navigation.push('/c/tees');
    await turn();
    tab.changesAddress(address);
    tab.navigation.go(0);
    await turn();
    expect(opened).toEqual(['/c/tees', address]);
    expect(addressOf(tab)).toBe(address);
    expect([tab.entries, tab.left, tab.ended]).toEqual([['push /', 'push /c/tees'], ['/', '/c/tees'], ['/']]);
  },
);

test('a product of another variant gives way to no placeholder of itself', async () => {
  const tab = startAt(() => new Promise(() => undefined), { placeholder: knownByPath, from: 'product' });
  tab.changesAddress('/p/P1/tee/P1-L');
  tab.navigation.go(0);
  await turn();
  expect(tab.navigation.get()).toMatchObject({ isMoving: true, page: { shows: 'product', placeholder: null } });
});
