/**
 * What the shop can have again from the network, in the order in which it goes when the device is full (fault model,
 * row 24): pictures, what the catalog answers, pages as they were drawn, attributes.
 */
export const cacheKinds = ['pictures', 'catalog', 'pages', 'attributes'] as const;

export type CacheKind = (typeof cacheKinds)[number];

/** What is in a cache; `keptAt` in milliseconds since 1970, 0 where nobody knows. */
export type CacheEntry = {
  readonly cache: string;
  readonly key: string;
  readonly bytes: number;
  readonly keptAt: number;
};

/** Bytes that all the shop has on the device take, and those that it may take. */
export type DeviceSpace = { readonly used: number; readonly allowed: number };

/** The stores of the device by their names. They may hold more than can be had again. */
export interface DeviceCaches {
  names(): Promise<readonly string[]>;
  entries(cache: string): Promise<readonly CacheEntry[]>;
  remove(entry: CacheEntry): Promise<void>;
  drop(cache: string): Promise<void>;
  /** Null where the device does not say. */
  space(): Promise<DeviceSpace | null>;
}

/** What nobody can give back: it is never purged, whatever it takes (CACHE-12). */
const preciousParts: readonly string[] = ['cart', 'user', 'orders', 'tasks'];

/** The kind of a cache by its name, `zari-pictures`; null for all that is not to be had again, or not known. */
export function cacheKindOf(name: string): CacheKind | null {
  const parts = name.split('-');
  if (parts.some((part) => preciousParts.includes(part))) return null;
  return cacheKinds.find((kind) => parts.includes(kind)) ?? null;
}
