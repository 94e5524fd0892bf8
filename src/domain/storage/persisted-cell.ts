import type { Cell } from '#domain/shared/cell.ts';
import type { Log } from '#domain/shared/log.ts';
import type { ResilientStore } from './resilient-store.ts';
import type { Signals, Turns } from './turn-taking.ts';
import { withSameParts } from './with-same-parts.ts';

/** A cell that survives a reload and is shared by all tabs. */
export interface PersistedCell<T> extends Cell<T> {
  /** Reads what the device kept, once, and follows the other tabs from then on. */
  open(): Promise<void>;
  /** Reads once more what the device keeps now. Never rejects. */
  read(): Promise<void>;
  /** Resolves when all that another tab was heard to have changed is read. Never rejects. */
  caughtUp(): Promise<void>;
  /** What the device keeps now, whatever this tab shows; null when that is nothing, or cannot be read. */
  stored(): Promise<T | null>;
  /** Resolves when every change so far is stored, or was found not to be storable now. Never rejects. */
  settled(): Promise<void>;
  /**
   * Goes back to the first value, and drops the changes that wait and what is being read; what is stored stays as it is.
   */
  forget(): void;
  /** How often it was forgotten: what was begun before is of somebody who has left. */
  forgettings(): number;
}

type Ports<T> = {
  readonly cell: Cell<T>;
  readonly key: string;
  readonly store: () => Promise<Pick<ResilientStore, 'get' | 'set'>>;
  readonly turns: Turns;
  readonly signals: Signals;
  readonly log: Log;
  /** Reads a stored value; null when it is missing or not of this shape. */
  readonly parse: (stored: unknown) => T | null | Promise<T | null>;
};

/**
 * Never writes a whole from one tab's memory: under the area's lock it reads the stored value, applies the changes
 * that wait, writes, and tells the other tabs. So two tabs never overwrite each other, and a change made before
 * the device was read is not lost. Nor is one that a full device did not take, or whose turn was refused: it waits for
 * the next write. A fault is logged and ends nothing that comes after it.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: six short steps over two variables; apart, each would hand both on
export function createPersistedCell<T>(ports: Ports<T>): PersistedCell<T> {
  const { cell, key, store, turns, signals, log, parse } = ports;
  const initial = cell.get();
  let waiting: readonly ((current: T) => T)[] = [];
  let storing: Promise<void> = Promise.resolve();
  let forgotten = 0;
  let opening: Promise<void> | null = null;
  let reading: Promise<void> | null = null; // has its turn yet to come
  let heard: Promise<void> = Promise.resolve();

  return {
    get: () => cell.get(),
    update(change) {
      cell.update(change);
      waiting = [...waiting, change];
      storing = storing.then(storeWaiting).catch(logFault);
    },
    open() {
      opening ??= open();
      return opening;
    },
    read,
    caughtUp,
    stored: readStored,
    settled: () => storing,
    forget() {
      waiting = [];
      forgotten += 1;
      cell.update(() => initial);
    },
    forgettings: () => forgotten,
  };

  function open(): Promise<void> {
    signals.listen(key, () => {
      heard = read();
    });
    return read();
  }

  /**
   * In turn, too: a value read before this tab's own change was stored must not take its place afterwards. Whoever asks
   * while a reading waits for its turn is served by that one, so that tabs on a slow device do not queue for each asker.
   */
  function read(): Promise<void> {
    reading ??= turns
      .take(key, async () => {
        reading = null;
        const before = forgotten;
        const stored = await readStored();
        if (stored !== null && before === forgotten) show(applied(stored));
      })
      .catch((fault) => {
        reading = null;
        logFault(fault);
      });
    return reading;
  }

  async function caughtUp(): Promise<void> {
    const last = heard;
    await last;
    if (last !== heard) await caughtUp();
  }

  async function storeWaiting(): Promise<void> {
    if (waiting.length === 0) return;
    await turns.take(key, async () => {
      const before = forgotten;
      const base = (await readStored()) ?? initial;
      if (before !== forgotten) return;
      const applying = waiting;
      const next = applied(base);
      show(next);
      const isStored = await (await store()).set(key, next);
      if (isStored && before === forgotten) waiting = waiting.slice(applying.length);
    });
    signals.send(key);
  }

  function logFault(fault: unknown): void {
    log.error(`What is kept as "${key}" had no turn: ${String(fault)}`);
  }

  /** What a device gives back is a copy. What of it is shown already stays, so that a screen draws only what is new. */
  function show(next: T): void {
    cell.update((shown) => withSameParts(shown, next));
  }

  /** Changes that are not stored yet stay visible on top of what is stored. */
  function applied(stored: T): T {
    return waiting.reduce((value, change) => change(value), stored);
  }

  async function readStored(): Promise<T | null> {
    return parse(await (await store()).get(key));
  }
}
