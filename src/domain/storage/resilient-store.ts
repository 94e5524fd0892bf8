import type { Clock } from '#domain/shared/clock.ts';
import type { Log } from '#domain/shared/log.ts';
import { createDeviceFailures, type DeviceFailures, type Verb } from './device-failures.ts';
import { createDeviceQuestions, type DeviceQuestions } from './device-questions.ts';
import type { Marks } from './journal.ts';
import type { KeptPair, KeyValueStore, StoreAnswer } from './key-value-store.ts';
import type { MakeRoom } from './make-room.ts';
import { marksBeside, marksIn, marksKeyOf, STORE_MARK } from './stored-marks.ts';
import { createVisitMemory, type VisitMemory } from './visit-memory.ts';
import { writtenWithRoom } from './with-room.ts';

// Source: specification §8 cache not responding (CACHE-09).
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
  /** Calls when the page comes before its shopper again, or is about to go. */
  readonly onAttention?: (listener: () => void) => void;
  /** Hears when the device is late again and again, and when it answers after that. */
  readonly onLate?: (isLate: boolean) => void;
};

/**
 * `silent`: the device has not answered; the value is what this visit remembers, null where it remembers none.
 */
export type Kept =
  | { readonly kind: 'kept'; readonly value: unknown; readonly marks: Marks }
  | { readonly kind: 'silent'; readonly value: unknown };

/** A store that may stop keeping things for a while, but never stops answering within the visit. */
export interface ResilientStore {
  /** `wantsMarks`: else there are none, and the device is asked for one value less. */
  get(key: string, wantsMarks?: boolean): Promise<Kept>;
  /** False when the value is not on the device, so that what was there before is read and the caller still has to keep it. */
  set(key: string, value: unknown, marks?: Marks): Promise<boolean>;
  remove(key: string): Promise<void>;
  entries(): Promise<readonly KeptPair[]>;
  /** False while failures make this store answer from memory. */
  isPersistent(): boolean;
  /** Whether its last answer did not come in time. */
  isLate(): boolean;
  /** What the device has refused again and again, so that nobody need wait for it. */
  refuses(what: Verb): boolean;
  /** Calls whenever it is worth trying the device again. */
  onReturn(listener: () => void): void;
}

/**
 * Keeps every value in memory too, and goes on from memory alone after one failed read or thirty failed writes, until the
 * device is tried again: after growing pauses, when the page is shown or about to go, and when a late answer comes after
 * all. A store that does not answer in time gets a new connection, which counts as one failure; what it keeps stays.
 * Failures are logged, never shown.
 */
export function createResilientStore(ports: Ports): ResilientStore {
  const { store, log, makeRoom = noRoom } = ports;
  const memory = createVisitMemory();
  const failures = createDeviceFailures(ports);
  const device = createDeviceQuestions({ ...ports, failures, reconnect: () => store.reconnect() });
  const parts: Parts = { store, log, makeRoom, memory, failures, device };

  return {
    isPersistent: failures.isPersistent,
    isLate: device.isLate,
    refuses: device.refuses,
    onReturn: failures.onReturn,
    get: (key, wantsMarks = false) => read(parts, key, wantsMarks),
    set: (key, value, marks) => write(parts, key, value, marks),
    async remove(key) {
      memory.forget(key);
      countWrite(parts, await device.ask('writes', () => store.remove(key)));
    },
    async entries() {
      const answer = await device.ask('reads', () => store.entries(), ENTRIES_WITHIN_MS);
      return answer.kind === 'ok' ? answer.value : failedRead(parts, answer.reason, () => [...memory.entries()]);
    },
  };
}

type Parts = Required<Pick<Ports, 'store' | 'log' | 'makeRoom'>> & {
  readonly memory: VisitMemory;
  readonly failures: DeviceFailures;
  readonly device: DeviceQuestions;
};

async function read(parts: Parts, key: string, wantsMarks: boolean): Promise<Kept> {
  const { store, device, memory } = parts;
  // Together: marks that are younger than the value would say that what it lacks is in it.
  const wanted = wantsMarks ? [key, marksKeyOf(key)] : [key];
  const answer = await device.ask('reads', () => store.getTogether(wanted));
  if (answer.kind === 'failed') return silent(parts, key, answer.reason);
  const [value = null, stored = null] = answer.value;
  if (stored !== null) memory.sawMark(); // also where the answer to its own writing came late
  if (value === null && memory.hasSeenMark() && memory.has(key)) {
    const absence = await absenceOf(parts, key);
    if (absence.kind === 'failed') return silent(parts, key, absence.reason);
    if (absence.value === 'is back') return read(parts, key, wantsMarks);
  }
  const marks = marksIn(stored);
  if (value !== null) memory.remember(key, value, wantsMarks ? marks : undefined);
  return { kind: 'kept', value, marks };
}

/**
 * Why a value that this visit remembers is not there. Where the store's own mark is missing, too, the browser has cleared the
 * store: what this visit remembers is kept anew, unless another page has kept something since. Both are looked at in one and
 * the same moment: another area of this page may be keeping all of it anew just now. A mark that cannot be read is no missing one.
 */
async function absenceOf(parts: Parts, key: string): Promise<StoreAnswer<'is removed' | 'is back'>> {
  const { store, device } = parts;
  const found = await device.ask('reads', () => store.getTogether([key, STORE_MARK]));
  if (found.kind === 'failed') return found;
  const [value = null, mark = null] = found.value;
  if (value !== null) return { kind: 'ok', value: 'is back' };
  if (mark !== null) return { kind: 'ok', value: 'is removed' };
  const kept = await keepAnew(parts);
  return kept.kind === 'failed' ? kept : { kind: 'ok', value: 'is back' };
}

async function keepAnew({ store, log, device, memory }: Parts): Promise<StoreAnswer<void>> {
  log.error('What was stored has been cleared, and is stored anew.');
  for (const [key, value] of memory.entries()) {
    const marks = marksBeside(key, memory.marksOf(key));
    const kept = await device.ask('writes', () => store.setMissing(key, value, [marks]));
    if (kept.kind === 'failed') return kept;
  }
  return device.ask('writes', () => store.set(STORE_MARK, true)); // last: until then it is done again
}

async function write(parts: Parts, key: string, value: unknown, marks: Marks | undefined): Promise<boolean> {
  const { store, makeRoom, device, failures, memory } = parts;
  const storeMark: readonly KeptPair[] = memory.hasSeenMark() ? [] : [[STORE_MARK, true]];
  const beside = marks ? [marksBeside(key, marks), ...storeMark] : [];
  const answer = await writtenWithRoom(() => device.ask('writes', () => store.set(key, value, beside)), makeRoom);
  countWrite(parts, answer);
  const isTaken = answer.kind === 'ok';
  if (isTaken && marks) memory.sawMark();
  if (isTaken || !failures.isPersistent()) memory.remember(key, value, marks);
  return isTaken;
}

function silent(parts: Parts, key: string, reason: string): Kept {
  return failedRead(parts, reason, () => ({ kind: 'silent', value: parts.memory.get(key) ?? null }));
}

function failedRead<T>({ log, failures, device }: Parts, reason: string, remembered: () => T): T {
  if (failures.isPersistent() && !device.isOldNews('reads')) log.error(`A stored value could not be read: ${reason}`);
  failures.count('reads');
  return remembered();
}

function countWrite({ log, failures, device }: Parts, answer: StoreAnswer<void>): void {
  if (answer.kind === 'ok' || !failures.isPersistent()) return;
  failures.count('writes');
  if (!device.isOldNews('writes')) log.error(`A value could not be stored: ${answer.reason}`);
}
