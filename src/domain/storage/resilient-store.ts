import { type Clock, within } from '#domain/shared/clock.ts';
import type { Log } from '#domain/shared/log.ts';
import type { KeyValueStore, StoreAnswer } from './key-value-store.ts';
import type { MakeRoom } from './make-room.ts';
import { writtenWithRoom } from './with-room.ts';

// Source: specification §4 local cache, §8 cache not responding (CACHE-04 to CACHE-09).
const READ_FAILURES = 1;
const WRITE_FAILURES = 30;
const ANSWER_WITHIN_MS = 800;
const ENTRIES_WITHIN_MS = 2_000;

const noRoom: MakeRoom = async () => false;

type Ports = {
  readonly store: KeyValueStore;
  readonly clock: Pick<Clock, 'after'>;
  readonly log: Log;
  /** How many times the specified time a store may take; 1 unless the merchant says otherwise. */
  readonly patience?: number;
  /** Gives up what can be had again, for when the device is full. */
  readonly makeRoom?: MakeRoom;
};

/** A store that may stop keeping things, but never stops answering within the visit. */
export interface ResilientStore {
  get(key: string): Promise<unknown>;
  /** False when the value was not taken, so that what was there before is read and the caller still has to keep it. */
  set(key: string, value: unknown): Promise<boolean>;
  remove(key: string): Promise<void>;
  entries(): Promise<readonly (readonly [string, unknown])[]>;
  /** False once repeated failures made this store forget at the end of the visit. */
  isPersistent(): boolean;
}

/**
 * Keeps every value in memory too, and goes on from memory alone after one failed read or thirty failed writes.
 * A store that does not answer in time is made anew; that counts as one failure. Failures are logged, never shown.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a store of four verbs and what they count together
export function createResilientStore({ store, clock, log, patience = 1, makeRoom = noRoom }: Ports): ResilientStore {
  const memory = new Map<string, unknown>();
  let readFailures = 0;
  let writeFailures = 0;
  const isPersistent = (): boolean => readFailures < READ_FAILURES && writeFailures < WRITE_FAILURES;

  return {
    isPersistent,
    async get(key) {
      const answer = await asked(() => store.get(key), ANSWER_WITHIN_MS);
      if (answer.kind === 'failed') return failedRead(answer.reason, () => memory.get(key) ?? null);
      if (answer.value !== null) memory.set(key, answer.value);
      return answer.value;
    },
    async set(key, value) {
      const answer = await writtenWithRoom(() => asked(() => store.set(key, value), ANSWER_WITHIN_MS), makeRoom);
      countWrite(answer);
      const isTaken = answer.kind === 'ok' || !isPersistent();
      if (isTaken) memory.set(key, value);
      return isTaken;
    },
    async remove(key) {
      memory.delete(key);
      countWrite(await asked(() => store.remove(key), ANSWER_WITHIN_MS));
    },
    async entries() {
      const answer = await asked(() => store.entries(), ENTRIES_WITHIN_MS);
      return answer.kind === 'ok' ? answer.value : failedRead(answer.reason, () => [...memory]);
    },
  };

  async function asked<T>(ask: () => Promise<StoreAnswer<T>>, specified: number): Promise<StoreAnswer<T>> {
    if (!isPersistent()) return { kind: 'failed', reason: 'not persistent' };
    const limit = specified * patience;
    const late: StoreAnswer<T> = { kind: 'failed', reason: `no answer within ${limit} ms` };
    const answer = await within(clock, limit, ask(), late);
    if (answer === late) await store.recreate();
    return answer;
  }

  function failedRead<T>(reason: string, remembered: () => T): T {
    if (isPersistent()) log.error(`A stored value could not be read: ${reason}`);
    readFailures += 1;
    return remembered();
  }

  function countWrite(answer: StoreAnswer<void>): void {
    if (answer.kind === 'ok' || !isPersistent()) return;
    writeFailures += 1;
    log.error(`A value could not be stored: ${answer.reason}`);
  }
}
