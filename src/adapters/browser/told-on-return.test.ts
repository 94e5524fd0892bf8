import { expect, test } from 'vitest';
import { createMemoryConnectivity } from '#adapters/memory/memory-connectivity.ts';
import { toldOnReturn } from './told-on-return.ts';

const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

test('row 35: a page that the browser had put away hears how its network stands when it is shown again', () => {
  const page = new EventTarget();
  const connectivity = createMemoryConnectivity('online');
  const heard: boolean[] = [];
  const stop = toldOnReturn(connectivity, page).onChange((isOnline) => void heard.push(isOnline));
  page.dispatchEvent(shown(false));
  expect(heard).toEqual([]);
  page.dispatchEvent(shown(true));
  connectivity.go('offline');
  expect(heard).toEqual([true, false]);
  stop();
  page.dispatchEvent(shown(true));
  connectivity.go('online');
  expect(heard).toEqual([true, false]);
});
