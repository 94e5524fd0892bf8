import { expect, test } from 'vitest';
import { createBrowserLastingStorage } from './browser-lasting-storage.ts';

const saying = (persisted: boolean, persist: boolean) => ({
  persisted: async () => persisted,
  persist: async () => persist,
});

test.each([
  ['has promised before', saying(true, false), true],
  ['promises now', saying(false, true), true],
  ['refuses', saying(false, false), false],
])('row 23: a browser that %s', async (_what, storage, isPromised) => {
  expect(await createBrowserLastingStorage(storage).ask()).toBe(isPromised);
});

test.each([
  ['knows no such promise', {}],
  ['must not be asked', { persisted: () => Promise.reject(new TypeError('not allowed')) }],
])('row 30: a browser that %s has promised nothing', async (_what, storage) => {
  expect(
    await createBrowserLastingStorage(Object.assign(saying(false, true), { persist: undefined }, storage)).ask(),
  ).toBe(false);
});
