import type { Area } from './area.ts';
import { type Found, leftBehind, look, withEntries } from './area-on-device.ts';
import { isIn, isSameMark, type Mark, type Marks, marksWith } from './journal.ts';
import { type Patch, patchOf } from './patch.ts';
import { type Change, made } from './pending-changes.ts';
import { withSameParts } from './with-same-parts.ts';

/** `read`: nothing was to be written, or the device did not take it; `silent`: the device gave no answer. */
export type Brought = 'read' | 'written' | 'silent';

/** More changes than that are written together, for a device that never takes any. */
const LONG_JOURNAL = 100;

/**
 * Reads what is stored, applies what waits here and what pages have left in the journal, shows that and writes it; only to be
 * called under the lock of the area. Changes that are not stored yet stay visible on top of what is stored.
 * `onTakenIn` hears when what another page had left is stored.
 */
export async function bringTogether<T>(area: Area<T>, onTakenIn: () => void): Promise<Brought> {
  const { key, store, journal, write, changes } = area;
  const before = changes.forgettings();
  const found = await look(area);
  if (!found) return 'silent';
  const { stored, marks, entries } = found;
  const own = marks ? changes.waiting().filter((change) => !isIn(marks, change)) : [];
  const taken = entries.filter((entry) => !isOwn(entry, own));
  const next = await changed(area, { stored, entries }, own);
  if (before !== changes.forgettings()) return 'read';
  const unchanged = marks && changes.dropIn(marks) ? 'written' : 'read'; // taken late, so that nobody has heard of it
  const brought = [...taken, ...own];
  const isNews = brought.length > 0;
  const later = changes.waiting().filter((change) => !own.includes(change));
  if (isNews || later.length > 0 || stored !== null) show(area, made(next, later));
  changes.shown();
  if (!isNews || !marks) return unchanged;
  changes.seen(marksWith({}, taken));
  if (!(await (await store()).set(key, write(next), marksWith(marks, brought)))) return unchanged;
  changes.seen({});
  journal.forget(key, brought);
  if (taken.length > 0) onTakenIn();
  if (before === changes.forgettings()) changes.dropFirst(own.length);
  return 'written';
}

/**
 * What is stored with what has been shown since, here and in other pages, in the order in which it was done. Where pieces
 * are counted, what this page did comes last, but for what others did to it: made anew it sees what is there already, while
 * a number that was written down would be added twice.
 */
async function changed<T>(
  area: Area<T>,
  { stored, entries }: Pick<Found<T>, 'stored' | 'entries'>,
  own: readonly Change<T>[],
): Promise<T> {
  const { counts } = area.rules;
  let value = stored ?? area.initial;
  let left = own;
  for (const entry of entries) {
    const before: Marks = { ...entry.after, ...(counts === undefined && { [entry.tab]: entry.count }) };
    value = made(
      value,
      left.filter((change) => isIn(before, change)),
    );
    left = left.filter((change) => !isIn(before, change));
    if (!isOwn(entry, own)) value = (await withEntries(area, value, [entry])) ?? value;
  }
  return made(value, left);
}

function isOwn(entry: Mark, own: readonly Mark[]): boolean {
  return own.some((change) => isSameMark(change, entry));
}

/** Where the device cannot be read, what pages have left in the journal is all that is known. */
export async function takeJournal<T>(area: Area<T>): Promise<void> {
  const { key, journal, write, rules, initial, changes } = area;
  const entries = await leftBehind(area);
  const value = await withEntries(area, null, entries);
  if (value === null) return;
  if (entries.length > LONG_JOURNAL && journal.note(key, write(patchOf(initial, value, rules)) as Patch | null).isSafe)
    journal.forget(key, entries);
  show(area, made(value, changes.waiting()));
}

/** What a device gives back is a copy. What of it is shown already stays, so that a screen draws only what is new. */
function show<T>({ cell }: Area<T>, next: T): void {
  cell.update((shown) => withSameParts(shown, next));
}
