import { afterEach, expect, test, vi } from 'vitest';
import { createBrowserAddressBar } from './browser-address-bar.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [undefined, { key: 'a', state: 1 }],
  [{ firstPage: 2 }, { key: 'a', state: { firstPage: 2 } }],
  [null, { key: 'a', state: null }],
])('another address keeps the key of its entry, and its state unless told: %j', (kept, entry) => {
  const replaceState = vi.fn();
  vi.stubGlobal('history', { state: { key: 'a', state: 1 }, replaceState });
  createBrowserAddressBar().replace('/sarees?page=2', kept);
  expect(replaceState.mock.calls).toEqual([[entry, '', '/sarees?page=2']]);
});
