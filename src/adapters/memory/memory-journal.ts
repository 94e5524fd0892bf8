import type { Journal, JournalEntry } from '#domain/storage/journal.ts';
import { createPlannedFailures } from './memory-failures.ts';

export interface MemoryJournal extends Journal {
  /** So many changes are not written down. */
  failNext(count: number): void;
}

/** What tabs have written down, each entry a copy: hand the same list to all tabs of a device. */
export type JournalPages = { readonly entries: { readonly area: string; readonly entry: JournalEntry }[] };

type Options = { readonly pages?: JournalPages; readonly tab?: string };

/** A journal that the tabs of a test share. */
export function createMemoryJournal({ pages = { entries: [] }, tab = 'tab' }: Options = {}): MemoryJournal {
  const failures = createPlannedFailures();
  const { entries } = pages;
  let count = 0;

  return {
    tab,
    failNext: failures.plan,
    note(area, { patch, owner }) {
      count += 1;
      if (patch === null) return { count, isSafe: true };
      if (failures.take()) return { count, isSafe: false };
      const entry: JournalEntry = { tab, count, at: 0, owner, patch: JSON.parse(JSON.stringify(patch)) };
      entries.push({ area, entry });
      return { count, isSafe: true };
    },
    pending: (area) => entries.filter((each) => each.area === area).map(({ entry }) => entry),
    forget(area, marks) {
      for (const { tab: ofTab, count: ofCount } of marks) {
        const at = entries.findIndex(
          (each) => each.area === area && each.entry.tab === ofTab && each.entry.count === ofCount,
        );
        if (at >= 0) entries.splice(at, 1);
      }
    },
  };
}
