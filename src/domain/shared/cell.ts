/** Read access to one area of state. Give this to every area but the owner. */
export interface ReadonlyCell<T> {
  get(): T;
}

/**
 * One area of state, holding immutable, JSON-ready data.
 * There is no `set`: a value read before an `await` may be stale,
 * so every write is a function of the current value.
 */
export interface Cell<T> extends ReadonlyCell<T> {
  update(change: (current: T) => T): void;
}
