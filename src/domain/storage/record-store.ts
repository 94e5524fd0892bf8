import type { StoreAnswer } from './key-value-store.ts';

/**
 * Records that count until somebody removes them: what waits on the device to be sent. `put` answers ok only when the
 * record is safely written; nothing is ever dropped to make room.
 */
export interface RecordStore<T extends { readonly id: string }> {
  put(record: T): Promise<StoreAnswer<void>>;
  get(id: T['id']): Promise<StoreAnswer<T | null>>;
  /** Oldest first. */
  all(): Promise<StoreAnswer<readonly T[]>>;
  remove(id: T['id']): Promise<StoreAnswer<void>>;
}

/** Some records in the order of their ids, and the place after which the next ones stand; null after the last. */
export type RecordPage<T extends { readonly id: string }> = {
  readonly records: readonly T[];
  readonly next: T['id'] | null;
};

/** Records of which there may be thousands: they are never read at once. */
export interface PagedStore<T extends { readonly id: string }> extends Omit<RecordStore<T>, 'all'> {
  /** At most `most` after a place, from the first on when that is null. One that cannot be read is left out. */
  page(after: T['id'] | null, most: number): Promise<StoreAnswer<RecordPage<T>>>;
  /** Those about a subject, in the order of their ids. */
  about(subject: string): Promise<StoreAnswer<readonly T[]>>;
}
