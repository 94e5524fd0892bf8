import type { Patch } from './patch.ts';

/** A change that a tab has shown and that may not be on the device yet. */
export type JournalEntry = {
  readonly tab: string;
  /** The changes of a tab are counted, so that each is made once (`Marks`). */
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whose it is; null for a guest's, and for what is the device's. */
  readonly owner: string | null;
  readonly patch: Patch;
  /** Changes of other tabs that its own had taken in by then, and that the device had not. */
  readonly after?: Marks;
};

/** Which change of which tab. */
export type Mark = Pick<JournalEntry, 'tab' | 'count'>;

/** How many changes of each tab are in a kept value; the tab that was there last comes last. */
export type Marks = Readonly<Record<string, number>>;

/**
 * What was shown is written down here before anything is waited for, and forgotten when it is on the device: a page may be
 * left at any moment. What a page has left here is taken in by whichever tab has the next turn of the area.
 */
export interface Journal {
  /** The name of this tab, which no other one has or had. */
  readonly tab: string;
  /** Counts a change, and writes it down where there is one to tell. False when that could not be done. */
  note(area: string, change: Noting): Noted;
  /** What is written down of an area, in the order in which it was done. */
  pending(area: string): readonly JournalEntry[];
  forget(area: string, entries: readonly Mark[]): void;
}

export type Noting = Pick<JournalEntry, 'owner' | 'after'> & { readonly patch: Patch | null };

/** `isSafe`: it is written down, or there was nothing to write. */
export type Noted = { readonly count: number; readonly isSafe: boolean };

const MOST_TABS = 30;

/** The marks of a value once these changes are in it. Tabs that were there long ago have nothing left to be taken in. */
export function marksWith(marks: Marks, entries: readonly Mark[]): Marks {
  const latest = new Map(Object.entries(marks));
  for (const { tab, count } of entries) {
    const known = latest.get(tab) ?? 0;
    latest.delete(tab);
    latest.set(tab, Math.max(known, count));
  }
  return Object.fromEntries([...latest].slice(-MOST_TABS));
}

export function isSameMark(one: Mark, other: Mark): boolean {
  return one.tab === other.tab && one.count === other.count;
}

/** Whether a value has this change in it. */
export function isIn(marks: Marks, { tab, count }: Mark): boolean {
  return count <= (marks[tab] ?? 0);
}
