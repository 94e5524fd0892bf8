import type { KeyValueStore, StoreAnswer } from '#domain/storage/key-value-store.ts';
import { createPlannedFailures } from './memory-failures.ts';

export interface MemoryKeyValueStore extends KeyValueStore {
  failNextReads(count: number): void;
  failNextWrites(count: number): void;
  /** Whether the next write fails. */
  failsWrites(): boolean;
  /** No call is answered any more until the store is made anew. */
  hang(): void;
  /** Resolves when a store that hangs has been asked. */
  asked(): Promise<void>;
  /** How often the store was made anew. */
  recreations(): number;
}

/**
 * A store of the device in a map of JSON text, so that what is read is never the object that was written.
 * Hand the same `kept` to the store of a reloaded visit.
 */
export function createMemoryKeyValueStore(kept: Map<string, string> = new Map()): MemoryKeyValueStore {
  const readFailures = createPlannedFailures();
  const writeFailures = createPlannedFailures();
  let recreations = 0;
  let hanging: PromiseWithResolvers<void> | null = null;

  return {
    get: (key) => read(() => parsed(kept.get(key))),
    entries: () => read(() => [...kept].map(([key, text]) => [key, parsed(text)] as const)),
    set: (key, value) => write(() => void kept.set(key, JSON.stringify(value))),
    remove: (key) => write(() => void kept.delete(key)),
    async recreate() {
      kept.clear();
      hanging = null;
      recreations += 1;
      return { kind: 'ok', value: undefined };
    },
    failNextReads: readFailures.plan,
    failNextWrites: writeFailures.plan,
    failsWrites: writeFailures.isPlanned,
    hang() {
      hanging = Promise.withResolvers();
    },
    asked: async () => hanging?.promise,
    recreations: () => recreations,
  };

  async function read<T>(value: () => T): Promise<StoreAnswer<T>> {
    if (hanging) return keepWaiting(hanging);
    return readFailures.take() ? { kind: 'failed', reason: 'This read was to fail.' } : { kind: 'ok', value: value() };
  }

  async function write(change: () => void): Promise<StoreAnswer<void>> {
    if (hanging) return keepWaiting(hanging);
    return writeFailures.take()
      ? { kind: 'failed', reason: 'This write was to fail.' }
      : { kind: 'ok', value: change() };
  }
}

function parsed(text: string | undefined): unknown {
  return text === undefined ? null : JSON.parse(text);
}

function keepWaiting(hanging: PromiseWithResolvers<void>): Promise<never> {
  hanging.resolve();
  return new Promise(() => undefined);
}
