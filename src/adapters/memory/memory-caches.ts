import type { CacheEntry, DeviceCaches, DeviceSpace } from '#domain/storage/device-caches.ts';

export interface MemoryCaches extends DeviceCaches {
  keep(entry: CacheEntry): void;
  /** What the device allows the shop altogether; it does not say until this was told. */
  allow(bytes: number): void;
  /** Cache and key (`zari-pictures/a`) of all that is kept. */
  kept(): readonly string[];
}

/** Caches of a device in a list. */
export function createMemoryCaches(): MemoryCaches {
  let entries: readonly CacheEntry[] = [];
  let allowed: number | null = null;

  return {
    names: async () => [...new Set(entries.map(({ cache }) => cache))],
    entries: async (name) => entries.filter(({ cache }) => cache === name),
    async remove(gone) {
      entries = entries.filter(({ cache, key }) => cache !== gone.cache || key !== gone.key);
    },
    async drop(name) {
      entries = entries.filter(({ cache }) => cache !== name);
    },
    space: async () => spaceOf(allowed),
    keep(entry) {
      entries = [...entries, entry];
    },
    allow(bytes) {
      allowed = bytes;
    },
    kept: () => entries.map(({ cache, key }) => `${cache}${key}`),
  };

  function spaceOf(bytes: number | null): DeviceSpace | null {
    const used = entries.reduce((sum, entry) => sum + entry.bytes, 0);
    return bytes === null ? null : { used, allowed: bytes };
  }
}
