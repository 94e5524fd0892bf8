import type { Area } from './area.ts';
import { isIn, type JournalEntry, type Marks } from './journal.ts';
import { type Patch, patchedAll } from './patch.ts';

/** What the device has of an area. */
export type Found<T> = {
  /** Null when there is nothing. */
  readonly stored: T | null;
  /** Null where nothing was to be written when the device was asked. */
  readonly marks: Marks | null;
  /** What is in the journal and not on the device. */
  readonly entries: readonly JournalEntry[];
};

/** Null when the device does not answer. */
export async function look<T>({ key, store, journal, parse, changes }: Area<T>): Promise<Found<T> | null> {
  const pending = await journal.pending(key);
  const isToWrite = pending.length > 0 || changes.waiting().length > 0;
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

/** Pages that may be gone by now have written down what nobody has stored yet. */
export async function leftBehind<T>({ key, journal }: Area<T>): Promise<readonly JournalEntry[]> {
  return (await journal.pending(key)).filter(({ tab }) => tab !== journal.tab);
}

/** What comes out as no such value is as good as not written down. */
export async function withEntries<T>(
  { initial, parse, write, read, rules }: Area<T>,
  stored: T | null,
  entries: readonly JournalEntry[],
): Promise<T | null> {
  if (entries.length === 0) return stored;
  const patches = entries.map(({ patch }) => read(patch) as Patch);
  return (await parse(write(patchedAll(stored ?? initial, patches, rules)))) ?? stored;
}
