import { expect, test } from 'vitest';
import type { Outcome } from './outcome.ts';
import { addressOf, shown, startAt, turn } from './tab-for-tests.ts';

/** A tab without a network, whose pages find nobody who could be asked; home alone opens. */
function startCutOff(start: Parameters<typeof startAt>[1] = {}, failed: Outcome = { ...shown, status: 503 }) {
  const tab = startAt(async ({ pathname }) => (pathname === '/' ? { ...shown, shows: 'home' } : failed), start);
  tab.network.go('offline');
  return tab;
}

test('PWA-09 a page that the device keeps is opened from there', async () => {
  const tab = startCutOff({ kept: ['/women/sarees'] });
  tab.navigation.push('/women/sarees');
  await turn();
  expect(tab.entries).toEqual(['push /']); // the browser is on its way
  expect(tab.navigation.get().isMoving).toBe(true);
});

test.each(['product', 'product-set', 'category', 'text-page'] as const)(
  'PWA-11 a %s that is not on the device leads home',
  async (shows) => {
    const tab = startCutOff({ from: 'cart' }, { ...shown, shows, status: 503 });
    tab.navigation.push('/women/sarees');
    await turn();
    expect(tab.navigation.get().page.shows).toBe('home');
    expect(addressOf(tab)).toBe('/?told');
  },
);

test('PWA-11 home is the one that the device keeps, where it keeps one', async () => {
  const tab = startCutOff({ kept: ['/?notice=product-empty-result'] });
  tab.navigation.push('/women/sarees');
  await turn();
  expect(tab.entries).toEqual(['push /']);
  expect(tab.navigation.get().isMoving).toBe(true);
});

test('a page that says something without its data stays', async () => {
  const tab = startCutOff({}, { ...shown, shows: 'store-locator', status: 503 });
  tab.navigation.push('/store-locator');
  await turn();
  expect(tab.navigation.get().page).toMatchObject({ shows: 'store-locator', hasFailed: true });
});

test('CAT-064 a search is one of what is on the device, at its own address', async () => {
  const tab = startCutOff({}, { ...shown, shows: 'search', status: 503 });
  tab.navigation.push('/search?q=silk');
  await turn();
  expect([tab.navigation.get().page.shows, addressOf(tab)]).toEqual(['opening', '/search?q=silk']);
});

test('where the code for that cannot be had, the page says itself that it could not search', async () => {
  const tab = startCutOff({ lacksOpening: true }, { ...shown, shows: 'search', status: 503 });
  tab.navigation.push('/search?q=silk');
  await turn();
  expect(tab.navigation.get().page).toMatchObject({ shows: 'search', hasFailed: true });
});

test('CAT-058 a list that stands and cannot be narrowed stays', async () => {
  const tab = startCutOff({}, { ...shown, status: 503 });
  tab.network.go('online');
  tab.navigation.push('/'); // a list may stand at any address
  await turn();
  tab.network.go('offline');
  tab.navigation.push('/?price=0-50');
  await turn();
  expect(addressOf(tab)).toBe('/?price=0-50');
});

test('where there is a network a page that failed says so itself', async () => {
  const tab = startCutOff({ kept: ['/women/sarees'] });
  tab.network.go('online');
  tab.navigation.push('/women/sarees');
  await turn();
  expect(tab.navigation.get().page).toMatchObject({ shows: 'category', hasFailed: true });
});
