// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { createBrowserConnectivity } from '#adapters/browser/browser-connectivity.ts';
import { createMemoryConnectivity } from '#adapters/memory/memory-connectivity.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';

type Go = (state: 'online' | 'offline') => void;

function inMemory(): readonly [Connectivity, Go] {
  const connectivity = createMemoryConnectivity();
  return [connectivity, connectivity.go];
}

function inTheBrowser(): readonly [Connectivity, Go] {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  return [
    createBrowserConnectivity(),
    (state) => {
      onLine.mockReturnValue(state === 'online');
      dispatchEvent(new Event(state));
    },
  ];
}

test.each([
  ['in memory', inMemory],
  ['in the browser', inTheBrowser],
])('the device %s tells of every change, until one stops listening', (_name, open) => {
  const [connectivity, go] = open();
  const heard: boolean[] = [];
  const stop = connectivity.onChange((isOnline) => heard.push(isOnline));
  expect(connectivity.isOnline()).toBe(true);
  go('offline');
  expect(connectivity.isOnline()).toBe(false);
  go('online');
  stop();
  go('offline');
  expect(heard).toEqual([false, true]);
});
