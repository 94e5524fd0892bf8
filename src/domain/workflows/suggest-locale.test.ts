import { expect, test } from 'vitest';
import { createMemoryLocks } from '#adapters/plain/memory-locks.ts';
import type { DeviceFlag } from '../device-flags/device-flag.ts';
import type { Notice } from '../notices/notices.ts';
import { createSuggestLocale } from './suggest-locale.ts';

function openDevice({
  isFull = false,
  words = async () => {},
}: {
  isFull?: boolean;
  words?: () => Promise<void>;
} = {}) {
  const kept = new Map<string, DeviceFlag>();
  const told: Notice[] = [];
  const choice = { isMade: false };
  const deviceFlags = {
    read: async (code: string) => kept.get(code) ?? null,
    async set(flag: Omit<DeviceFlag, 'createdAt'>) {
      if (!isFull) kept.set(flag.code, { ...flag, createdAt: '2026-11-23T09:30:00.000Z' });
      return !isFull;
    },
  };
  const suggest = createSuggestLocale({
    isStoreChosen: () => choice.isMade,
    deviceFlags,
    locks: createMemoryLocks(),
    loadOfferIn: words,
    notify: (notice) => void told.push(notice),
  });
  return { suggest, told, choice, kept };
}

const atOnce = async () => {};

test('STORE-05 who has chosen nothing is offered the language once on a device', async () => {
  const { suggest, told, kept } = openDevice();
  await suggest('de-DE', atOnce);
  expect(told).toEqual([{ code: 'language-offered', locale: 'de-DE' }]);
  expect(kept.get('language-offered')).toMatchObject({ value: 'de-DE' });
  await suggest('de-DE', atOnce);
  await suggest('fr-FR', atOnce);
  expect(told).toHaveLength(1);
});

test('STORE-05 of two tabs that open at once one offers it', async () => {
  const { suggest, told } = openDevice();
  await Promise.all([suggest('de-DE', atOnce), suggest('de-DE', atOnce)]);
  expect(told).toHaveLength(1);
});

test('STORE-05 who has chosen is offered nothing, also when that was while the words came', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let loads = 0;
  const words = () => {
    loads += 1;
    return promise;
  };
  const { suggest, told, choice, kept } = openDevice({ words });
  const suggesting = suggest('de-DE', atOnce);
  choice.isMade = true;
  resolve();
  await suggesting;
  await suggest('de-DE', atOnce);
  expect([told, kept.size, loads]).toEqual([[], 0, 1]);
});

test('STORE-05 it is offered when the page is one to offer it on, and noted no sooner', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { suggest, told, kept } = openDevice();
  const suggesting = suggest('de-DE', () => promise);
  await Promise.resolve();
  expect([told, kept.size]).toEqual([[], 0]);
  resolve();
  await suggesting;
  expect(told).toHaveLength(1);
});

test('a shopper who begins to buy while the device notes it is offered it on the next page', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const quiet = [Promise.resolve(), promise];
  const { suggest, told, kept } = openDevice();
  const suggesting = suggest('de-DE', async () => quiet.shift());
  await expect.poll(() => kept.size).toBe(1);
  expect(told).toEqual([]);
  resolve();
  await suggesting;
  expect(told).toHaveLength(1);
});

test('STORE-05 a device that cannot keep that it was offered is offered nothing', async () => {
  const { suggest, told } = openDevice({ isFull: true });
  await suggest('de-DE', atOnce);
  expect(told).toEqual([]);
});

test('words that cannot be had leave it to the next page', async () => {
  let hasNetwork = false;
  const words = async () => {
    if (!hasNetwork) throw new Error('There is no network.');
  };
  const { suggest, told } = openDevice({ words });
  await expect(suggest('de-DE', atOnce)).rejects.toThrow('There is no network.');
  hasNetwork = true;
  await suggest('de-DE', atOnce);
  expect(told).toHaveLength(1);
});
