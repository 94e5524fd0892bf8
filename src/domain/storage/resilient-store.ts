import { type Clock, within } from '#domain/shared/clock.ts';
import type { Log } from '#domain/shared/log.ts';
import type { Marks } from './journal.ts';
import type { KeptPair, KeyValueStore, StoreAnswer } from './key-value-store.ts';
import type { MakeRoom } from './make-room.ts';
import { writtenWithRoom } from './with-room.ts';

// Source: specification §4 local cache, §8 cache not responding (CACHE-04 to CACHE-09).
const READ_FAILURES = 1;
const WRITE_FAILURES = 30;
const ANSWER_WITHIN_MS = 800;
const ENTRIES_WITHIN_MS = 2_000;

/** After a failure the device is tried again, at first almost at once: most failures are over by then. */
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 60_000;
/** A device that refuses so often in a row is not waited for. One that is slow always is. */
const REFUSALS = 3;
/** So often in a row it is late before anybody is told. */
const LATE_ANSWERS = 2;

const nothing = { kind: 'ok', value: null } as const;
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

type Verb = 'reads' | 'writes';

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
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a store of four verbs and what they count together
export function createResilientStore(ports: Ports): ResilientStore {
  let readFailures = 0;
  const { store, clock, log, patience = 1, makeRoom = noRoom, onAttention, onLate = () => undefined } = ports;
  const memory = new Map<string, unknown>();
  const marksInMemory = new Map<string, Marks>(); // of what came into each value
  const listeners = new Set<() => void>();
  let writeFailures = 0;
  const refusals = { reads: 0, writes: 0 };
  let lateAnswers = 0;
  let pause = FIRST_PAUSE_MS;
  let isMarked = false;
  let stopWaiting: (() => void) | null = null;
  const isPersistent = (): boolean => readFailures < READ_FAILURES && writeFailures < WRITE_FAILURES;
  onAttention?.(() => stopWaiting && tryAgain());

  return {
    isPersistent,
    isLate: () => lateAnswers > 0,
    refuses: (what) => refusals[what] >= REFUSALS,
    onReturn: (listener) => void listeners.add(listener),
    get,
    async set(key, value, marks) {
      const beside: readonly KeptPair[] = [...(marks ? [[marksOf(key), marks] as const] : []), ...unmarked(marks)];
      const write = () => asked('writes', () => store.set(key, value, beside));
      const answer = await writtenWithRoom(write, makeRoom);
      countWrite(answer);
      const isTaken = answer.kind === 'ok';
      isMarked ||= isTaken && marks !== undefined;
      if (isTaken || !isPersistent()) remember(key, value, marks);
      return isTaken;
    },
    async remove(key) {
      memory.delete(key);
      countWrite(await asked('writes', () => store.remove(key)));
    },
    async entries() {
      const answer = await asked('reads', () => store.entries(), ENTRIES_WITHIN_MS);
      return answer.kind === 'ok' ? answer.value : failedRead(answer.reason, () => [...memory]);
    },
  };

  async function get(key: string, wantsMarks = false): Promise<Kept> {
    const answer = await asked('reads', () => both(key, wantsMarks));
    if (answer.kind === 'failed') return silent(key, answer.reason);
    const [value, stored] = answer.value;
    isMarked ||= stored !== null; // also where the answer to its own writing came late
    if (value === null && isMarked && memory.has(key)) {
      const mark = await markOrAnew();
      if (mark.kind === 'failed') return silent(key, mark.reason);
      if (mark.value === null) return get(key, wantsMarks);
    }
    const marks = marksIn(stored);
    if (value !== null) remember(key, value, wantsMarks ? marks : undefined);
    return { kind: 'kept', value, marks };
  }

  /**
   * The store's own mark. Where it is missing the browser has cleared the store: what this visit remembers is kept anew, unless
   * another page has kept something since. A mark that cannot be read is no missing one.
   */
  async function markOrAnew(): Promise<StoreAnswer<unknown>> {
    const mark = await asked('reads', () => store.get(MARK));
    if (mark.kind === 'failed' || mark.value !== null) return mark;
    log.error('What was stored has been cleared, and is stored anew.');
    for (const [key, value] of memory) {
      const marks = [marksOf(key), marksInMemory.get(key) ?? {}] as const;
      const kept = await asked('writes', () => store.setMissing(key, value, [marks]));
      if (kept.kind === 'failed') return kept;
    }
    const marked = await asked('writes', () => store.set(MARK, true)); // last: until then it is done again
    return marked.kind === 'failed' ? marked : mark;
  }

  function remember(key: string, value: unknown, marks: Marks | undefined): void {
    memory.set(key, value);
    if (marks) marksInMemory.set(key, marks);
  }

  function silent(key: string, reason: string): Kept {
    return failedRead(reason, () => ({ kind: 'silent', value: memory.get(key) ?? null }));
  }

  function unmarked(marks: Marks | undefined): readonly KeptPair[] {
    return isMarked || !marks ? [] : [[MARK, true]];
  }

  async function both(key: string, wantsMarks: boolean): Promise<StoreAnswer<readonly [unknown, unknown]>> {
    const [value, marks] = await Promise.all([store.get(key), wantsMarks ? store.get(marksOf(key)) : nothing]);
    if (value.kind === 'failed') return value;
    return marks.kind === 'failed' ? marks : { kind: 'ok', value: [value.value, marks.value] };
  }

  async function asked<T>(
    what: Verb,
    ask: () => Promise<StoreAnswer<T>>,
    specified: number = ANSWER_WITHIN_MS,
  ): Promise<StoreAnswer<T>> {
    if (!isPersistent()) return { kind: 'failed', reason: 'not persistent' };
    const limit = specified * patience;
    const late: StoreAnswer<T> = { kind: 'failed', reason: `no answer within ${limit} ms` };
    const asking = ask();
    const answer = await within(clock, limit, asking, late);
    if (answer === late) {
      store.reconnect();
      lateAnswers += 1;
      if (lateAnswers === LATE_ANSWERS) onLate(true);
      void asking.then((answered) => hear(what, answered)); // a late answer is still one
    } else hear(what, answer);
    return answer;
  }

  /** What the device says when it says something. */
  function hear(what: Verb, { kind }: StoreAnswer<unknown>): void {
    if (lateAnswers >= LATE_ANSWERS) onLate(false);
    lateAnswers = 0;
    refusals[what] = kind === 'ok' ? 0 : refusals[what] + 1;
    if (kind === 'failed') return;
    if (refusals.reads + refusals.writes === 0) pause = FIRST_PAUSE_MS;
    if (!isPersistent()) tryAgain();
  }

  /** Begun where a failure is counted: what the count keeps from the device is asked for again. */
  function tryLater(): void {
    if (stopWaiting) return;
    stopWaiting = clock.after(pause, tryAgain);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }

  function tryAgain(): void {
    stopWaiting?.();
    stopWaiting = null;
    if (!isPersistent()) [readFailures, writeFailures] = [0, 0];
    for (const listener of listeners) listener();
  }

  /** A device that goes on refusing is not logged each time. */
  function isOldNews(what: Verb): boolean {
    return refusals[what] > REFUSALS;
  }

  function failedRead<T>(reason: string, remembered: () => T): T {
    if (isPersistent() && !isOldNews('reads')) log.error(`A stored value could not be read: ${reason}`);
    readFailures += 1;
    tryLater();
    return remembered();
  }

  function countWrite(answer: StoreAnswer<void>): void {
    if (answer.kind === 'ok' || !isPersistent()) return;
    writeFailures += 1;
    tryLater();
    if (!isOldNews('writes')) log.error(`A value could not be stored: ${answer.reason}`);
  }
}

/** The store's own mark, there from its first value on. */
const MARK = '#mark';

/** The key of the marks of a value. Builds that know none leave them alone. */
function marksOf(key: string): string {
  return `${key}#marks`;
}

function marksIn(stored: unknown): Marks {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, count]) => Number.isSafeInteger(count)));
}
