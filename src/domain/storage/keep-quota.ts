import type { Log } from '#domain/shared/log.ts';
import { type CacheEntry, type CacheKind, cacheKindOf, cacheKinds, type DeviceCaches } from './device-caches.ts';

/** Bytes that each kind of cache may take; the catalog's is the specification's quota of the search cache (CACHE-12). */
export const cacheQuotas: Readonly<Record<CacheKind, number>> = {
  pictures: 40 * 1_024 * 1_024,
  catalog: 4_096 * 1_024,
  pages: 8_192 * 1_024,
  attributes: 1_024 * 1_024,
};

/** Of what the device allows the shop, the rest is for what cannot be had again. */
const SHARE_IN_USE = 0.8;

/** Looks once whether every cache is within its quota and all of them leave room, and purges what is too much. Never rejects. */
export type KeepQuota = () => Promise<void>;

type Ports = { readonly caches: DeviceCaches; readonly log: Log };

export function createKeepQuota({ caches, log }: Ports): KeepQuota {
  return async () => {
    try {
      const left = await purgedByKind();
      const space = await caches.space();
      if (space) await purge(oldestOf(left, space.used - space.allowed * SHARE_IN_USE));
    } catch (fault) {
      log.error(`The caches could not be looked at: ${String(fault)}`);
    }
  };

  /** Answers what is left. */
  async function purgedByKind(): Promise<readonly CacheEntry[]> {
    const left: CacheEntry[] = [];
    for (const kind of cacheKinds) {
      const entries = await entriesOf(kind);
      const tooMuch = oldestOf(entries, bytesOf(entries) - cacheQuotas[kind]);
      await purge(tooMuch);
      const gone = new Set(tooMuch);
      left.push(...entries.filter((entry) => !gone.has(entry)));
    }
    return left;
  }

  async function entriesOf(kind: CacheKind): Promise<readonly CacheEntry[]> {
    const names = (await caches.names()).filter((name) => cacheKindOf(name) === kind);
    return (await Promise.all(names.map((name) => caches.entries(name)))).flat();
  }

  async function purge(entries: readonly CacheEntry[]): Promise<void> {
    for (const entry of entries) await caches.remove(entry);
  }
}

/** The oldest entries that together take at least so many bytes. */
function oldestOf(entries: readonly CacheEntry[], bytes: number): readonly CacheEntry[] {
  const oldestFirst = entries.toSorted((a, b) => a.keptAt - b.keptAt);
  let freed = 0;
  return oldestFirst.filter((entry) => {
    const isNeeded = freed < bytes;
    if (isNeeded) freed += entry.bytes;
    return isNeeded;
  });
}

function bytesOf(entries: readonly CacheEntry[]): number {
  return entries.reduce((sum, { bytes }) => sum + bytes, 0);
}
