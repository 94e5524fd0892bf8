// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { createBrowserConnectivity } from './browser-connectivity.ts';

test('QUEUE-15 the events of the browser are heard until nobody listens', () => {
  const heard: boolean[] = [];
  const stop = createBrowserConnectivity().onChange((isOnline) => void heard.push(isOnline));
  dispatchEvent(new Event('online'));
  dispatchEvent(new Event('offline'));
  stop();
  dispatchEvent(new Event('online'));
  expect(heard).toEqual([true, false]);
});
