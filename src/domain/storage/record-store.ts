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
