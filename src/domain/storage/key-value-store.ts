/** What a store answered. A failure is a fact to count, not an exception. */
export type StoreAnswer<T> =
  | { readonly kind: 'ok'; readonly value: T }
  /** `isFull`: the device had no room for it, so that it may be taken once there is some. */
  | { readonly kind: 'failed'; readonly reason: string; readonly isFull?: true };

export type KeptPair = readonly [key: string, value: unknown];

/** One named store of the device: text keys, JSON-ready values. `null` means "nothing kept". */
export interface KeyValueStore {
  get(key: string): Promise<StoreAnswer<unknown>>;
  /** Several, in this order, as they were in one and the same moment. */
  getTogether(keys: readonly string[]): Promise<StoreAnswer<readonly unknown[]>>;
  /** With what is to be written beside it: all of it or nothing. */
  set(key: string, value: unknown, beside?: readonly KeptPair[]): Promise<StoreAnswer<void>>;
  /** The same where nothing is kept of the key; else nothing is written. */
  setMissing(key: string, value: unknown, beside?: readonly KeptPair[]): Promise<StoreAnswer<void>>;
  remove(key: string): Promise<StoreAnswer<void>>;
  entries(): Promise<StoreAnswer<readonly KeptPair[]>>;
  /** Leaves a connection that does not answer, so that the next call has another one. What is kept stays. */
  reconnect(): void;
}
