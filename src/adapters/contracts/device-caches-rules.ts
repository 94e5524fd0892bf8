import type { CacheEntry, DeviceCaches } from '#domain/storage/device-caches.ts';
import { type Rule, same } from './rule.ts';

/** `name` begins the names of the caches of this world; `keep` puts an entry there as the service worker does. */
export type DeviceCachesWorld = {
  readonly name: string;
  readonly caches: DeviceCaches;
  readonly keep: (entry: CacheEntry) => Promise<void>;
};

const KEPT_AT = Date.UTC(2026, 10, 20, 10);

function entryIn(cache: string, path: string, bytes = 3): CacheEntry {
  return { cache, key: `https://shop.test${path}`, bytes, keptAt: KEPT_AT };
}

async function ownNames({ caches, name }: DeviceCachesWorld): Promise<readonly string[]> {
  return (await caches.names()).filter((each) => each.startsWith(name)).toSorted();
}

export const deviceCachesRules: readonly Rule<DeviceCachesWorld>[] = [
  {
    title: 'where nothing was kept there is nothing',
    async prove(world) {
      same(await ownNames(world), []);
      same(await world.caches.entries(`${world.name}-catalog`), []);
    },
  },
  {
    title: 'an entry says where it is, what it takes and how old it is',
    async prove({ name, caches, keep }) {
      const one = entryIn(`${name}-pictures`, '/img/1?w=720', 5);
      const other = { ...entryIn(`${name}-pictures`, '/img/2', 0), keptAt: KEPT_AT + 60_000 };
      await keep(one);
      await keep(other);
      same(await caches.entries(`${name}-pictures`), [one, other]);
    },
  },
  {
    title: 'an entry that was removed is gone, and may be removed again, and no other is',
    async prove({ name, caches, keep }) {
      const [one, other] = [entryIn(`${name}-catalog`, '/a'), entryIn(`${name}-catalog`, '/b')];
      await keep(one);
      await keep(other);
      await caches.remove(one);
      await caches.remove(one);
      same(await caches.entries(`${name}-catalog`), [other]);
    },
  },
  {
    title: 'a cache that was dropped is gone with all it had, and may be dropped again, and no other is',
    async prove(world) {
      const { name, caches, keep } = world;
      await keep(entryIn(`${name}-catalog`, '/a'));
      await keep(entryIn(`${name}-pictures`, '/b'));
      same(await ownNames(world), [`${name}-catalog`, `${name}-pictures`]);
      await caches.drop(`${name}-catalog`);
      await caches.drop(`${name}-catalog`);
      same(await ownNames(world), [`${name}-pictures`]);
    },
  },
];
