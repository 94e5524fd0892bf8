// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { createPageHistory } from './page-history.ts';
import { newEntry, placeAt } from './place.ts';

beforeEach(() => window.history.replaceState(null, '', '/c/tees?page=2#list'));

test('an entry that the browser made gets a key and keeps it', () => {
  const history = createPageHistory(window);
  const here = history.here();
  expect(here).toMatchObject({ pathname: '/c/tees', search: '?page=2', hash: '#list', state: null });
  expect(here.key).not.toBe('default');
  expect(history.here().key).toBe(here.key);
});

test.each(['text', 7, { key: 7 }, { idx: 3 }])('an entry of somebody else (%j) is taken for a new one', (kept) => {
  window.history.replaceState(kept, '');
  expect(createPageHistory(window).here()).toMatchObject({ state: null, key: expect.stringMatching(/^\w+$/) });
});

test('entries are added or replaced with what they keep', () => {
  const history = createPageHistory(window);
  const before = window.history.length;
  const tee = placeAt('/p/P1/tee', newEntry({ from: 'list' }));
  history.write(tee, 'push');
  expect(history.here()).toEqual(tee);
  history.write(placeAt('/cart', newEntry()), 'replace');
  history.write(placeAt('/checkout', newEntry()), 'stay');
  expect(history.here().pathname).toBe('/cart');
  expect(window.history.length).toBe(before + 1);
});

test('a browser that takes no more entries loads the page instead', () => {
  const asked: string[] = [];
  const refuse = () => {
    throw new DOMException('too many', 'SecurityError');
  };
  const { write } = createPageHistory({
    history: { ...window.history, pushState: refuse, replaceState: refuse } as History,
    location: { assign: (address: string) => asked.push(address) } as unknown as Location,
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  write(placeAt('/cart?a=1'), 'push');
  expect(asked).toEqual(['/cart?a=1']);
});

test('moves of the shopper are told until nobody listens', () => {
  let moves = 0;
  const stop = createPageHistory(window).onMove(() => {
    moves += 1;
  });
  window.dispatchEvent(new PopStateEvent('popstate'));
  stop();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(moves).toBe(1);
});

test('ROUTE-04 in a store view places are its own, and the tab shows its prefix before them', () => {
  window.history.replaceState(null, '', '/uk/c/tees?page=2#list');
  const history = createPageHistory(window, '/uk');
  expect(history.here()).toMatchObject({ pathname: '/c/tees', search: '?page=2', hash: '#list' });
  history.write(placeAt('/checkout?step=shipping'), 'push');
  expect(window.location.pathname + window.location.search).toBe('/uk/checkout?step=shipping');
  expect(history.here()).toMatchObject({ pathname: '/checkout', search: '?step=shipping' });
  window.history.replaceState(null, '', '/uk');
  expect(history.here().pathname).toBe('/');
});
