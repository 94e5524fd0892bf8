import { expect, test } from 'vitest';
import { createLocalStorageRedirect } from './local-storage-redirect.ts';

/** A storage of the browser with what a redirect needs of one. */
function storageOf(kept: Map<string, string>): Storage {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

test('ROUTE-42 the path is kept in local storage under the key redirect, as it is', () => {
  const kept = new Map<string, string>();
  const redirect = createLocalStorageRedirect(() => storageOf(kept));
  expect(redirect.find()).toBeNull();
  redirect.keep('/my-account/orders');
  expect([...kept]).toEqual([['redirect', '/my-account/orders']]);
  expect(redirect.find()).toBe('/my-account/orders');
  redirect.forget();
  expect(kept.size).toBe(0);
});

test('a device that forbids storage keeps nothing, and nothing fails', () => {
  const redirect = createLocalStorageRedirect(() => {
    throw new Error('forbidden');
  });
  redirect.keep('/my-account');
  redirect.forget();
  expect(redirect.find()).toBeNull();
});
