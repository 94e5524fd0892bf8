import { createPath } from 'react-router';
import { expect, test } from 'vitest';
import { PLACEHOLDER_AFTER_MS } from '#domain/workflows/late-page.ts';
import type { Outcome } from './outcome.ts';
import { addressOf, knownByPath, shown, startAt, turn } from './tab-for-tests.ts';

const never = () => new Promise<Outcome>(() => {});

/** A tab whose next page opens, or fails, when told. */
function startLate(start: Parameters<typeof startAt>[1] = {}) {
  const next = Promise.withResolvers<Outcome>();
  return { next, tab: startAt(() => next.promise, { placeholder: knownByPath, ...start }) };
}

test('the page before stays for 300 ms, then what is known of the next one has its address', async () => {
  const { tab, next } = startLate();
  tab.navigation.push('/c/tees');
  await tab.clock.advance(PLACEHOLDER_AFTER_MS - 1);
  expect(tab.navigation.get()).toMatchObject({ isMoving: true, page: { shows: 'home', placeholder: null } });
  expect(tab.entries).toEqual(['push /']);
  await tab.clock.advance(1);
  const known = { shows: 'category', placeholder: { head: { name: 'Tees' } } };
  expect(tab.navigation.get()).toMatchObject({ isMoving: true, page: known });
  expect([addressOf(tab), tab.entries]).toEqual(['/c/tees', ['push /', 'push /c/tees']]);
  next.resolve(shown);
  await turn();
  expect(tab.navigation.get()).toMatchObject({ isMoving: false, page: { shows: 'category', placeholder: null } });
  expect(tab.entries).toEqual(['push /', 'push /c/tees']);
});

test('a page that is there in time never has a placeholder', async () => {
  const { tab, next } = startLate();
  const seen: boolean[] = [];
  tab.navigation.subscribe(() => seen.push(tab.navigation.get().page.placeholder !== null));
  tab.navigation.push('/c/tees');
  next.resolve(shown);
  await turn();
  await tab.clock.advance(10 * PLACEHOLDER_AFTER_MS);
  expect(seen).toEqual([false, false]);
});

test('of a page of which nothing is known, the one before is kept', async () => {
  const { tab } = startLate({ placeholder: async () => null });
  tab.navigation.push('/who/knows');
  await tab.clock.advance(10 * PLACEHOLDER_AFTER_MS);
  expect(tab.navigation.get()).toMatchObject({ isMoving: true, page: { shows: 'home' } });
  expect(tab.entries).toEqual(['push /']);
});

test('what cannot have a placeholder, its code being out of reach, is no defect of its own', async () => {
  const { tab } = startLate({ placeholder: () => Promise.reject(new Error('no code')) });
  tab.navigation.push('/c/tees');
  await tab.clock.advance(PLACEHOLDER_AFTER_MS);
  expect(tab.navigation.get().page.shows).toBe('home');
  expect(tab.defects).toEqual([]);
});

test('CAT-038 from product to product the former gives way at once, not so to a list', async () => {
  const { tab } = startLate({ from: 'product' });
  tab.navigation.push('/p/P2/tee');
  await turn();
  expect(tab.navigation.get().page).toMatchObject({ shows: 'product', placeholder: { kind: 'product' } });
  const other = startLate({ from: 'product' });
  other.tab.navigation.push('/c/tees');
  await turn();
  expect(other.tab.navigation.get().page).toMatchObject({ shows: 'product', placeholder: null });
});

test('the last page asked for wins, before and after a placeholder', async () => {
  const slow = Promise.withResolvers<Outcome>();
  const quick = Promise.withResolvers<Outcome>();
  const open = ({ pathname }: { readonly pathname: string }) => (pathname === '/c/slow' ? slow : quick).promise;
  const tab = startAt(open, { placeholder: knownByPath });
  tab.navigation.push('/c/slow');
  await tab.clock.advance(PLACEHOLDER_AFTER_MS);
  tab.navigation.push('/p/P1/quick');
  slow.resolve(shown);
  await tab.clock.advance(PLACEHOLDER_AFTER_MS - 1);
  expect(addressOf(tab)).toBe('/c/slow');
  expect(tab.navigation.get().page.placeholder).toMatchObject({ kind: 'category' });
  quick.resolve({ ...shown, shows: 'product' });
  await turn();
  await tab.clock.advance(PLACEHOLDER_AFTER_MS);
  expect(tab.navigation.get()).toMatchObject({ isMoving: false, page: { shows: 'product', placeholder: null } });
  expect(tab.entries).toEqual(['push /', 'push /c/slow', 'push /p/P1/quick']);
});

test('going back from a placeholder leaves nothing of it behind', async () => {
  const tab = startAt(({ pathname }) => (pathname === '/' ? Promise.resolve({ ...shown, shows: 'home' }) : never()), {
    placeholder: knownByPath,
  });
  tab.navigation.push('/p/P1/tee');
  await tab.clock.advance(PLACEHOLDER_AFTER_MS);
  tab.goesBackTo('/');
  await turn();
  expect(tab.navigation.get()).toMatchObject({ isMoving: false, page: { shows: 'home', placeholder: null } });
  expect(tab.entries).toEqual(['push /', 'push /p/P1/tee']);
});

test('a page that fails after its placeholder says so in its place', async () => {
  const { tab, next } = startLate();
  tab.navigation.push('/c/tees');
  await tab.clock.advance(PLACEHOLDER_AFTER_MS);
  next.resolve({ ...shown, status: 503 });
  await turn();
  expect(tab.navigation.get().page).toMatchObject({ shows: 'category', placeholder: null, hasFailed: true });
  expect(tab.entries).toEqual(['push /', 'push /c/tees']);
});

test('the network that goes after the placeholder leaves the page for which it is waited', async () => {
  const { tab, next } = startLate();
  tab.navigation.push('/p/P1/tee');
  await tab.clock.advance(PLACEHOLDER_AFTER_MS);
  tab.network.go('offline');
  next.reject(new Error('no network'));
  await turn();
  expect(tab.navigation.get().page).toMatchObject({ shows: 'offline', placeholder: null });
  expect(tab.entries).toEqual(['push /', 'push /p/P1/tee']);
});

test('a page with a placeholder that leads elsewhere gives its entry to the other', async () => {
  const next = Promise.withResolvers<Outcome>();
  const tab = startAt(({ pathname }) => (pathname === '/p/P1/tee' ? next.promise : Promise.resolve(shown)), {
    placeholder: knownByPath,
  });
  tab.navigation.push('/p/P1/tee');
  await tab.clock.advance(PLACEHOLDER_AFTER_MS);
  next.resolve({ kind: 'moved', status: 302, to: '/' });
  await turn();
  expect(tab.entries).toEqual(['push /', 'push /p/P1/tee', 'replace /']);
});

test.each([
  ['in another order', '/c/tees?sort=price:asc', false],
  ['narrowed', '/c/tees?color=49', false],
  ['for another text', '/c/tees?q=silk', true],
  ['at another address', '/c/sarees', true],
])('a list %s: whether it gives way to a placeholder', async (_, to, hasPlaceholder) => {
  const tab = startAt(async (location) => (createPath(location) === '/c/tees' ? shown : never()), {
    placeholder: knownByPath,
  });
  tab.navigation.push('/c/tees');
  await turn();
  tab.navigation.push(to);
  await tab.clock.advance(PLACEHOLDER_AFTER_MS);
  expect(tab.navigation.get().page.placeholder !== null).toBe(hasPlaceholder);
});

test('a page that failed has a placeholder when it is tried again, also at its own address', async () => {
  const answers = [async () => ({ ...shown, status: 503 }) as const, never];
  const tab = startAt(() => (answers.shift() ?? never)(), { placeholder: knownByPath });
  tab.navigation.push('/c/tees');
  await turn();
  tab.navigation.replace('/c/tees');
  await tab.clock.advance(PLACEHOLDER_AFTER_MS);
  expect(tab.navigation.get()).toMatchObject({
    isMoving: true,
    page: { placeholder: { head: { name: 'Tees' } }, hasFailed: false },
  });
});
