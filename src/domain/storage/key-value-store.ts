/** What a store answered. A failure is a fact to count, not an exception. */
export type StoreAnswer<T> =
  | { readonly kind: 'ok'; readonly value: T }
  /** `isFull`: the device had no room for it, so that it may be taken once there is some. */
  | { readonly kind: 'failed'; readonly reason: string; readonly isFull?: true };

/** One named store of the device: text keys, JSON-ready values. `null` means "nothing kept". */
export interface KeyValueStore {
  get(key: string): Promise<StoreAnswer<unknown>>;
  set(key: string, value: unknown): Promise<StoreAnswer<void>>;
  remove(key: string): Promise<StoreAnswer<void>>;
  entries(): Promise<StoreAnswer<readonly (readonly [string, unknown])[]>>;
  /** Drops the database and makes it anew; for caches only, never for orders. */
  recreate(): Promise<StoreAnswer<void>>;
}
