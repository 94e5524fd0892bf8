import { afterEach, expect, test, vi } from 'vitest';
import { onlyView } from '#domain/storeview/view-address.ts';
import { createBrowserAddressBar } from './browser-address-bar.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [undefined, { key: 'a', state: 1 }],
  [{ firstPage: 2 }, { key: 'a', state: { firstPage: 2 } }],
  [null, { key: 'a', state: null }],
])('another address keeps the key of its entry, and its state unless told: %j', (kept, entry) => {
  const replaceState = vi.fn();
  vi.stubGlobal('history', { state: { key: 'a', state: 1 }, replaceState });
  createBrowserAddressBar({ viewPath: onlyView }).replace('/sarees?page=2', kept);
  expect(replaceState.mock.calls).toEqual([[entry, '', '/sarees?page=2']]);
});

test('ROUTE-04 within a store view its prefix stays before the address', () => {
  const replaceState = vi.fn();
  vi.stubGlobal('history', { state: null, replaceState });
  createBrowserAddressBar({ viewPath: { prefix: '/de', neighbours: [] } }).replace('/p/KS/kurta');
  expect(replaceState.mock.calls).toEqual([[null, '', '/de/p/KS/kurta']]);
});
