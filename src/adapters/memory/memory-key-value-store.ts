import type { KeptPair, KeyValueStore, StoreAnswer } from '#domain/storage/key-value-store.ts';
import { createPlannedFailures } from './memory-failures.ts';

export interface MemoryKeyValueStore extends KeyValueStore {
  failNextReads(count: number): void;
  failNextWrites(count: number): void;
  /** Whether the next write fails. */
  failsWrites(): boolean;
  /** No call is answered any more until there is another connection. */
  hang(): void;
  /** Every call is answered when the device is let go, and not before, over whatever connection. */
  hold(): void;
  letGo(): void;
  /** Resolves when a store that hangs or is held has been asked. */
  asked(): Promise<void>;
  /** How often there was a new connection. */
  reconnections(): number;
}

/**
 * A store of the device in a map of JSON text, so that what is read is never the object that was written. A text that is
 * read again is the same object again: nobody may change what they read.
 * Hand the same `kept` to the store of a reloaded visit.
 */
export function createMemoryKeyValueStore(kept: Map<string, string> = new Map()): MemoryKeyValueStore {
  const readFailures = createPlannedFailures();
  const writeFailures = createPlannedFailures();
  const parsed = createParsing();
  const connection = createConnection();

  return {
    get: (key) => read(() => valueAt(key)),
    getTogether: (keys) => read(() => keys.map(valueAt)),
    entries: () => read(() => [...kept].map(([key, text]) => [key, parsed(key, text)] as const)),
    set: (key, value, beside = []) => write(() => setAll(kept, [[key, value], ...beside])),
    setMissing: (key, value, beside = []) =>
      write(() => {
        if (!kept.has(key)) setAll(kept, [[key, value], ...beside]);
      }),
    remove: (key) => write(() => void kept.delete(key)),
    ...connection.verbs,
    failNextReads: readFailures.plan,
    failNextWrites: writeFailures.plan,
    failsWrites: writeFailures.isPlanned,
  };

  function valueAt(key: string): unknown {
    return parsed(key, kept.get(key));
  }

  async function read<T>(value: () => T): Promise<StoreAnswer<T>> {
    await connection.untilAnswered();
    return readFailures.take() ? noRead : { kind: 'ok', value: value() };
  }

  async function write(change: () => void): Promise<StoreAnswer<void>> {
    await connection.untilAnswered();
    return writeFailures.take() ? noWrite : { kind: 'ok', value: change() };
  }
}

function setAll(kept: Map<string, string>, pairs: readonly KeptPair[]): void {
  for (const [key, value] of pairs) kept.set(key, JSON.stringify(value));
}

const noRead = { kind: 'failed', reason: 'This read was to fail.' } as const;
const noWrite = { kind: 'failed', reason: 'This write was to fail.' } as const;

type ConnectionVerbs = Pick<MemoryKeyValueStore, 'reconnect' | 'hang' | 'hold' | 'letGo' | 'asked' | 'reconnections'>;

type Connection = { readonly verbs: ConnectionVerbs; readonly untilAnswered: () => Promise<void> };

/** The way to the device, over which it may answer late or never. */
function createConnection(): Connection {
  let reconnections = 0;
  let hanging: Silence | null = null;
  let held: Silence | null = null;
  return {
    async untilAnswered() {
      if (hanging) await hanging.wait();
      if (held) await held.wait();
    },
    verbs: {
      reconnect() {
        hanging = null;
        reconnections += 1;
      },
      hang() {
        hanging = createSilence();
      },
      hold() {
        held ??= createSilence();
      },
      letGo() {
        held?.end();
        held = null;
      },
      asked: async () => (hanging ?? held)?.asked,
      reconnections: () => reconnections,
    },
  };
}

type Silence = { readonly asked: Promise<void>; readonly wait: () => Promise<void>; readonly end: () => void };

function createSilence(): Silence {
  const asked = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  return {
    asked: asked.promise,
    wait() {
      asked.resolve();
      return over.promise;
    },
    end: over.resolve,
  };
}

/** Reads a text that is there again as what it was the last time. */
function createParsing() {
  const known = new Map<string, { readonly text: string; readonly value: unknown }>();
  return (key: string, text: string | undefined): unknown => {
    if (text === undefined) return null;
    const before = known.get(key);
    if (before?.text === text) return before.value;
    const value: unknown = JSON.parse(text);
    known.set(key, { text, value });
    return value;
  };
}
