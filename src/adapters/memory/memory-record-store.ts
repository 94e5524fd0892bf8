import type { RecordStore } from '#domain/storage/record-store.ts';
import { createPlannedFailures } from './memory-failures.ts';

export interface MemoryRecordStore<T extends { readonly id: string }> extends RecordStore<T> {
  failNextReads(count: number): void;
  failNextWrites(count: number): void;
  /** There is no room for another record as long as this says so. */
  fillWhile(isFull: () => boolean): void;
}

type Given<T extends { readonly id: string }> = {
  /** Hand the same map to the store of a reloaded visit. */
  readonly kept?: Map<T['id'], T>;
  /** When a record was made, as a text that grows with time. */
  readonly madeAt: (record: T) => string;
};

const noRead = { kind: 'failed', reason: 'This read was to fail.' } as const;
const noWrite = { kind: 'failed', reason: 'This write was to fail.' } as const;
const noRoom = { kind: 'failed', reason: 'There was to be no room.', isFull: true } as const;

/** Records in a map, oldest first. */
export function createMemoryRecordStore<T extends { readonly id: string }>(given: Given<T>): MemoryRecordStore<T> {
  const { kept = new Map<T['id'], T>(), madeAt } = given;
  const readFailures = createPlannedFailures();
  const writeFailures = createPlannedFailures();
  let isFull = (): boolean => false;

  return {
    async get(id) {
      return readFailures.take() ? noRead : { kind: 'ok', value: kept.get(id) ?? null };
    },
    async all() {
      if (readFailures.take()) return noRead;
      return { kind: 'ok', value: [...kept.values()].toSorted((a, b) => madeAt(a).localeCompare(madeAt(b))) };
    },
    async put(record) {
      if (isFull()) return noRoom;
      return writeFailures.take() ? noWrite : { kind: 'ok', value: void kept.set(record.id, record) };
    },
    async remove(id) {
      return writeFailures.take() ? noWrite : { kind: 'ok', value: void kept.delete(id) };
    },
    failNextReads: readFailures.plan,
    failNextWrites: writeFailures.plan,
    fillWhile(full) {
      isFull = full;
    },
  };
}
