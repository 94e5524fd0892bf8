import type { AreaPorts } from './area-ports.ts';
import { isIn, type Mark, type Marks } from './journal.ts';
import { type Patch, patchOf } from './patch.ts';

/** A change that this page shows. `isSafe`: the journal has it. */
export type Change<T> = Mark & { readonly make: (current: T) => T; readonly isSafe: boolean };

/** The changes of this page that are shown and wait to be stored. */
export interface PendingChanges<T> {
  waiting(): readonly Change<T>[];
  /** Shows a change, and writes it down before anything is waited for: the page may be left at any moment. */
  add(make: (current: T) => T): void;
  /** What others have done is shown from now on: what the journal did not take is told apart from that no more. */
  shown(): void;
  /** What of others is shown and not on the device yet: a change that is made meanwhile comes after it. */
  seen(others: Marks): void;
  /** Drops what the device has with these marks, and says whether that was any. */
  dropIn(marks: Marks): boolean;
  /** Drops so many, the first ones: they are stored. */
  dropFirst(count: number): void;
  forget(): void;
  /** How often they were forgotten. */
  forgettings(): number;
}

/** The value as these changes leave it. */
export function made<T>(value: T, changes: readonly Change<T>[]): T {
  return changes.reduce((now, { make }) => make(now), value);
}

type Ports<T> = Pick<Required<AreaPorts<T>>, 'cell' | 'key' | 'journal' | 'rules' | 'write'>;

export function createPendingChanges<T>({ cell, key, journal, rules, write }: Ports<T>): PendingChanges<T> {
  let waiting: readonly Change<T>[] = [];
  let seen: Marks = {};
  let unwritten: { readonly value: T } | null = null; // before what the journal did not take: the next change tells of that, too
  let forgotten = 0;

  return {
    waiting: () => waiting,
    add(make) {
      const before = unwritten?.value ?? cell.get();
      cell.update(make);
      const { count, isSafe } = journal.note(key, write(patchOf(before, cell.get(), rules)) as Patch | null, seen);
      unwritten = isSafe ? null : { value: before };
      if (isSafe) waiting = waiting.map((change) => ({ ...change, isSafe }));
      waiting = [...waiting, { tab: journal.tab, count, make, isSafe }];
    },
    shown() {
      unwritten = null;
    },
    seen(others) {
      seen = others;
    },
    dropIn(marks) {
      const { length } = waiting;
      waiting = waiting.filter((change) => !isIn(marks, change));
      return waiting.length < length;
    },
    dropFirst(count) {
      waiting = waiting.slice(count);
    },
    forget() {
      journal.forget(key, waiting);
      [waiting, unwritten] = [[], null];
      forgotten += 1;
    },
    forgettings: () => forgotten,
  };
}
