import { askedOnce } from '#domain/shared/asked-once.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Log } from '#domain/shared/log.ts';
import type { Locks, TabMessages } from './across-tabs.ts';
import { isIn, isSameMark, type Journal, type JournalEntry, type Mark, type Marks, marksWith } from './journal.ts';
import { type MergeRules, patchedAll, patchOf } from './patch.ts';
import type { ResilientStore } from './resilient-store.ts';
import { withSameParts } from './with-same-parts.ts';

/** A cell that survives a reload and is shared by all tabs. */
export interface PersistedCell<T> extends Cell<T> {
  /**
   * Reads what the device kept, once, and follows the other tabs from then on. Waits for a device that is slow, however
   * long that takes: until then nobody knows what it keeps. One that refuses again and again is not waited for.
   */
  open(): Promise<void>;
  /** Reads once more what the device keeps now. Never rejects. */
  read(): Promise<void>;
  /** Resolves when all that another tab was heard to have changed is read. Never rejects. */
  caughtUp(): Promise<void>;
  /** What the device keeps now, whatever this tab shows. */
  stored(): Promise<Stored<T>>;
  /**
   * Resolves when what other pages have done is read and the device has every change so far, or the journal has it because the device
   * takes nothing: what others hear of before that they may hear twice. Waits for a device that is late.
   */
  untilStored(): Promise<void>;
  /** Calls whenever this tab has taken in what another page had left in the journal, of which no signal tells it. */
  onTakenIn(listener: () => void): void;
  /** Resolves when every change so far is stored, or was found not to be storable now. Never rejects. */
  settled(): Promise<void>;
  /**
   * Goes back to the first value, and drops the changes that wait and what is being read; what is stored stays as it is.
   */
  forget(): void;
  /** How often it was forgotten: what was begun before is of somebody who has left. */
  forgettings(): number;
}

/**
 * `value` is null when there is nothing. Where the device does not say, nothing is sure, and it is what this tab shows with
 * what other pages have left in the journal.
 */
export type Stored<T> = { readonly value: T | null; readonly isSure: boolean };

/** Where an area is kept, and where what is on its way there is written down meanwhile. */
export type AreaStore = Pick<ResilientStore, 'get' | 'set' | 'refuses' | 'isLate' | 'onReturn'>;
export type AreaJournal = Pick<Journal, 'tab' | 'forget'> & {
  note(area: string, patch: ReturnType<typeof patchOf>, after?: Marks): ReturnType<Journal['note']>;
  pending(area: string): readonly JournalEntry[] | Promise<readonly JournalEntry[]>;
};

type Ports<T> = {
  readonly cell: Cell<T>;
  readonly key: string;
  readonly store: () => Promise<AreaStore>;
  readonly journal: AreaJournal;
  readonly locks: Locks;
  readonly tabMessages: TabMessages;
  readonly log: Log;
  /** Reads a stored value; null when it is missing or not of this shape. */
  readonly parse: (stored: unknown) => T | null | Promise<T | null>;
  /** How a device keeps a value, and the journal a change of one; as they are when not said. */
  readonly write?: <What>(what: What) => What;
  /** How a change that a page has left in the journal is made again. */
  readonly rules?: MergeRules;
  /** Hears of a change that is kept nowhere, since the device takes nothing. */
  readonly onUnkept?: () => void;
};

const same = <What>(what: What): What => what;

type Change<T> = Mark & { readonly make: (current: T) => T; readonly isSafe: boolean };

/** What the device has of an area. */
type Found<T> = {
  /** Null when there is nothing. */
  readonly stored: T | null;
  /** Null where nothing was to be written when the device was asked. */
  readonly marks: Marks | null;
  /** What is in the journal and not on the device. */
  readonly entries: readonly JournalEntry[];
};

/** `silent`: the device gave no answer; `no-turn`: the browser gives none to a page that is put aside. */
type Turn = 'read' | 'written' | 'silent' | 'no-turn';

/** More changes than that are written together, for a device that never takes any. */
const LONG_JOURNAL = 100;

/**
 * Never writes a whole from one tab's memory: under the area's lock it reads the stored value, applies the changes
 * that wait, writes, and tells the other tabs. So two tabs never overwrite each other, and a change made before
 * the device was read is not lost. Each change is in the journal before anything is waited for, so that a page may be left
 * at any moment: whoever has the next turn takes it in, and the marks of what is stored tell who has done so already.
 * While the device fails, nothing is taken for empty: changes wait, and are stored when it works again. A fault is logged
 * and ends nothing that comes after it.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: short steps over a few variables; apart, each would hand all on
export function createPersistedCell<T>(ports: Ports<T>): PersistedCell<T> {
  const { cell, key, journal, locks, tabMessages, log, parse, rules = {}, onUnkept = () => undefined } = ports;
  const { write = same } = ports;
  const initial = cell.get();
  let waiting: readonly Change<T>[] = [];
  let storing: Promise<void> = Promise.resolve();
  let forgotten = 0;
  let opening: Promise<void> | null = null;
  let reading: Promise<Turn> | null = null; // has its turn yet to come
  let heard: Promise<unknown> = Promise.resolve();
  let seen: Marks = {}; // of others, taken in and not on the device yet
  let unwritten: { readonly value: T } | null = null; // before what the journal did not take: the next change tells of that, too
  let isBehind = false; // the device was silent when it was asked last
  const listeners = new Set<() => void>();
  let returned = Promise.withResolvers<void>();
  const store = askedOnce(async () => {
    const opened = await ports.store();
    opened.onReturn(comeBack);
    return opened;
  });

  return {
    get: () => cell.get(),
    update(make) {
      const before = unwritten?.value ?? cell.get();
      cell.update(make);
      const { count, isSafe } = journal.note(key, write(patchOf(before, cell.get(), rules)), seen);
      unwritten = isSafe ? null : { value: before };
      if (isSafe) waiting = waiting.map((change) => ({ ...change, isSafe }));
      waiting = [...waiting, { tab: journal.tab, count, make, isSafe }];
      storing = storing.then(storeWaiting).catch(logFault);
    },
    open() {
      opening ??= open();
      return opening;
    },
    async read() {
      await read();
    },
    caughtUp,
    async stored() {
      const found = await look();
      const { stored, entries } = found ?? { stored: cell.get(), entries: await leftBehind() };
      return { value: await withEntries(stored, entries), isSure: found !== null };
    },
    untilStored,
    onTakenIn: (listener) => void listeners.add(listener),
    settled: () => storing,
    forget() {
      journal.forget(key, waiting);
      waiting = [];
      unwritten = null;
      forgotten += 1;
      cell.update(() => initial);
    },
    forgettings: () => forgotten,
  };

  async function open(): Promise<void> {
    tabMessages.listen(key, () => {
      heard = readInTheEnd();
    });
    if ((await readInTheEnd()) === 'silent') await takeJournal();
  }

  /** However long that takes; `silent` where the device refuses to be read. */
  async function readInTheEnd(): Promise<Turn> {
    const device = await store();
    for (;;) {
      const { promise } = returned; // before it is asked, which may take until then
      const turn = await read();
      if (turn !== 'silent' || device.refuses('reads')) return turn;
      await promise;
    }
  }

  /**
   * In turn, too: a value read before this tab's own change was stored must not take its place afterwards. Whoever asks
   * while a reading waits for its turn is served by that one, so that tabs on a slow device do not queue for each asker.
   */
  function read(): Promise<Turn> {
    reading ??= inTurn(() => {
      reading = null;
    }).catch((fault): Turn => {
      reading = null;
      logFault(fault);
      return 'no-turn';
    });
    return reading;
  }

  async function caughtUp(): Promise<void> {
    const last = heard;
    await last;
    if (last !== heard) await caughtUp();
  }

  async function storeWaiting(): Promise<void> {
    if (waiting.length > 0) await inTurn();
  }

  async function untilStored(): Promise<void> {
    await opening;
    const device = await store();
    for (;;) {
      const { promise } = returned;
      await storing;
      await caughtUp();
      if (isBehind || (await leftBehind()).length > 0) await read();
      const isStored =
        !isBehind && (waiting.length === 0 || (!device.isLate() && waiting.every(({ isSafe }) => isSafe)));
      if (isStored || device.refuses('reads') || device.refuses('writes')) return;
      await promise;
    }
  }

  /** Pages that may be gone by now have written down what nobody has stored yet. */
  async function leftBehind(): Promise<readonly JournalEntry[]> {
    return (await journal.pending(key)).filter(({ tab }) => tab !== journal.tab);
  }

  /** The device may answer again. */
  function comeBack(): void {
    returned.resolve();
    returned = Promise.withResolvers();
    if (isBehind || waiting.length > 0) void read();
  }

  async function inTurn(begin: () => void = () => undefined): Promise<Turn> {
    const turn = await locks.runExclusive(key, () => {
      begin();
      return bringTogether();
    });
    if (turn === 'written') tabMessages.send(key);
    isBehind = turn === 'silent';
    const device = await store();
    const isRefused = device.refuses('reads') || device.refuses('writes');
    if (isRefused && waiting.some(({ isSafe }) => !isSafe)) onUnkept();
    return turn;
  }

  /** Changes that are not stored yet stay visible on top of what is stored. */
  async function bringTogether(): Promise<Turn> {
    const before = forgotten;
    const found = await look();
    if (!found) return 'silent';
    const { stored, marks, entries } = found;
    const own = marks ? waiting.filter((change) => !isIn(marks, change)) : [];
    const taken = entries.filter((entry) => !own.some((change) => isSameMark(change, entry)));
    const next = await changed(stored, taken, own);
    if (before !== forgotten) return 'read';
    const { length } = waiting;
    if (marks) waiting = waiting.filter((change) => !isIn(marks, change));
    const unchanged = waiting.length < length ? 'written' : 'read'; // taken late, so that nobody has heard of it
    const brought = [...taken, ...own];
    const isNews = brought.length > 0;
    const later = waiting.filter((change) => !own.includes(change));
    if (isNews || later.length > 0 || stored !== null) show(made(next, later));
    unwritten = null; // what others have done is shown from now on
    if (!isNews || !marks) return unchanged;
    seen = marksWith({}, taken);
    if (!(await (await store()).set(key, write(next), marksWith(marks, brought)))) return unchanged;
    seen = {};
    journal.forget(key, brought);
    if (taken.length > 0) for (const listener of listeners) listener();
    if (before === forgotten) waiting = waiting.slice(own.length);
    return 'written';
  }

  /**
   * What is stored with what has been shown since, in pages that were left and then here; but what a page did to a change of
   * this one comes after that.
   */
  async function changed(stored: T | null, taken: readonly JournalEntry[], own: readonly Change<T>[]): Promise<T> {
    let value = stored ?? initial;
    let left = own;
    for (const entry of taken) {
      const before = left.filter((change) => isIn(entry.after ?? {}, change));
      left = left.filter((change) => !before.includes(change));
      value = (await withEntries(made(value, before), [entry])) ?? value;
    }
    return made(value, left);
  }

  /** Null when the device does not answer. */
  async function look(): Promise<Found<T> | null> {
    const pending = await journal.pending(key);
    const isToWrite = pending.length > 0 || waiting.length > 0;
    const kept = await (await store()).get(key, isToWrite);
    if (kept.kind === 'silent') return null;
    const { marks } = kept;
    journal.forget(
      key,
      pending.filter((entry) => isIn(marks, entry)),
    );
    const entries = pending.filter((entry) => !isIn(marks, entry));
    return { stored: await parse(kept.value), marks: isToWrite ? marks : null, entries };
  }

  /** What comes out as no such value is as good as not written down. */
  async function withEntries(stored: T | null, entries: readonly JournalEntry[]): Promise<T | null> {
    if (entries.length === 0) return stored;
    const patches = entries.map(({ patch }) => patch);
    return (await parse(patchedAll(write(stored ?? initial), patches, rules))) ?? stored;
  }

  /** Where the device cannot be read, what pages have left in the journal is all that is known. */
  async function takeJournal(): Promise<void> {
    const entries = await leftBehind();
    const value = await withEntries(null, entries);
    if (value === null) return;
    if (entries.length > LONG_JOURNAL && journal.note(key, write(patchOf(initial, value, rules))).isSafe)
      journal.forget(key, entries);
    show(made(value, waiting));
  }

  function made(value: T, changes: readonly Change<T>[]): T {
    return changes.reduce((now, { make }) => make(now), value);
  }

  function logFault(fault: unknown): void {
    log.error(`What is kept as "${key}" had no turn: ${String(fault)}`);
  }

  /** What a device gives back is a copy. What of it is shown already stays, so that a screen draws only what is new. */
  function show(next: T): void {
    cell.update((shown) => withSameParts(shown, next));
  }
}
