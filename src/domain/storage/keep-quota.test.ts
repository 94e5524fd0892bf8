import { expect, test } from 'vitest';
import { createMemoryCaches } from '#adapters/memory/memory-caches.ts';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { cacheQuotas, createKeepQuota } from './keep-quota.ts';
import { watchQuota } from './watch-quota.ts';

const KB = 1_024;

function createDevice() {
  const caches = createMemoryCaches();
  const log = createMemoryLog();
  const keep = (cache: string, key: string, bytes: number, keptAt: number) =>
    caches.keep({ cache, key, bytes, keptAt });
  return { caches, log, keep, keepQuota: createKeepQuota({ caches, log }) };
}

test('CACHE-12 of a cache over its quota the oldest entries go, until it fits and no further', async () => {
  const { caches, keep, keepQuota } = createDevice();
  keep('zari-catalog', '/newest', 2_000 * KB, 4);
  keep('zari-catalog', '/oldest', 1_000 * KB, 1);
  keep('zari-catalog', '/older', 1_000 * KB, 2);
  keep('zari-catalog', '/newer', 2_000 * KB, 3);
  await keepQuota();
  expect(caches.kept()).toEqual(['zari-catalog/newest', 'zari-catalog/newer']);
});

test('CACHE-12 the quota of the catalog is 4096 KB: what fits exactly stays', async () => {
  const { caches, keep, keepQuota } = createDevice();
  keep('zari-catalog', '/old', 2_096 * KB, 1);
  keep('zari-catalog', '/new', 2_000 * KB, 2);
  await keepQuota();
  expect(caches.kept()).toHaveLength(2);
  keep('zari-catalog', '/one-byte', 1, 3);
  await keepQuota();
  expect(caches.kept()).toEqual(['zari-catalog/new', 'zari-catalog/one-byte']);
});

test('CACHE-12 each kind has a quota of its own, over all caches of that kind', async () => {
  const { caches, keep, keepQuota } = createDevice();
  keep('zari-pictures', '/old', cacheQuotas.pictures, 1);
  keep('de-zari-pages', '/old', cacheQuotas.pages, 1);
  keep('zari-pages', '/new', cacheQuotas.pages, 2);
  await keepQuota();
  expect(caches.kept()).toEqual(['zari-pictures/old', 'zari-pages/new']);
});

/** Stores of what nobody can give back, also where their names speak of a cache, and one that nobody knows. */
const precious = ['cart', 'user', 'orders', 'tasks'].flatMap((part) => [`zari-${part}`, `zari-${part}-catalog`]);

test.each([...precious, 'zari-precache'])(
  'CACHE-12 %s is never purged, however much it takes and however old it is',
  async (name) => {
    const { caches, keep, keepQuota } = createDevice();
    keep(name, '/oldest', 999_999 * KB, 0);
    keep('zari-pictures', '/newest', KB, 9);
    caches.allow(1_000 * KB);
    await keepQuota();
    expect(caches.kept()).toEqual([`${name}/oldest`]);
  },
);

test('CACHE-12 when all caches together take more than four fifths of what the device allows, the oldest go', async () => {
  const { caches, keep, keepQuota } = createDevice();
  keep('zari-orders', '/waiting', 300 * KB, 0);
  keep('zari-pictures', '/old', 200 * KB, 1);
  keep('zari-catalog', '/older', 200 * KB, 2);
  keep('zari-pictures', '/new', 200 * KB, 3);
  caches.allow(1_000 * KB);
  await keepQuota();
  expect(caches.kept()).toEqual(['zari-orders/waiting', 'zari-catalog/older', 'zari-pictures/new']);
  caches.allow((700 * KB) / 0.8);
  await keepQuota();
  expect(caches.kept()).toHaveLength(3);
});

test('CACHE-12 caches that cannot be looked at are logged, and nothing else happens', async () => {
  const log = createMemoryLog();
  const names = async () => {
    throw new Error('no caches here');
  };
  await createKeepQuota({ caches: { ...createMemoryCaches(), names }, log })();
  expect(log.errors()).toEqual(['The caches could not be looked at: Error: no caches here']);
});

test('CACHE-11 CONF-26 the quota is looked at every thirty seconds, not before and not later', async () => {
  const clock = createMemoryClock();
  const looks: number[] = [];
  const start = clock.now();
  const keepQuota = async () => void looks.push(clock.now() - start);
  void watchQuota({ keepQuota, clock, leisure: async () => undefined });
  await clock.advance(29_999);
  expect(looks).toEqual([]);
  await clock.advance(1);
  expect(looks).toEqual([30_000]);
  await clock.advance(60_000);
  expect(looks).toEqual([30_000, 60_000, 90_000]);
});

test('CACHE-11 a page that nobody sees, or that is busy, does not look until it has the leisure', async () => {
  const clock = createMemoryClock();
  const free = Promise.withResolvers<void>();
  let looks = 0;
  const keepQuota = async () => {
    looks += 1;
  };
  void watchQuota({ keepQuota, clock, leisure: () => free.promise });
  await clock.advance(90_000);
  expect(looks).toBe(0);
  free.resolve();
  await clock.advance(0);
  expect(looks).toBe(1);
});
