import type { Journal, JournalEntry } from '#domain/storage/journal.ts';
import { createPlannedFailures } from './memory-failures.ts';

export interface MemoryJournal extends Journal {
  /** So many changes are not written down. */
  failNext(count: number): void;
}

/** What tabs have written down, each change as text: hand the same list to all tabs of a device. */
export type JournalPages = { readonly entries: Written[] };

type Written = Omit<JournalEntry, 'patch'> & { readonly area: string; readonly text: string };

type Options = { readonly pages?: JournalPages; readonly tab?: string };

/** A journal that the tabs of a test share. */
export function createMemoryJournal({ pages = { entries: [] }, tab = 'tab' }: Options = {}): MemoryJournal {
  const failures = createPlannedFailures();
  const { entries } = pages;
  let count = 0;

  return {
    tab,
    failNext: failures.plan,
    note(area, { patch, owner, after = {} }) {
      count += 1;
      if (patch === null) return { count, isSafe: true };
      if (failures.take()) return { count, isSafe: false };
      entries.push({ area, tab, count, at: 0, owner, after, text: JSON.stringify(patch) });
      return { count, isSafe: true };
    },
    pending(area) {
      const found = entries.filter((each) => each.area === area);
      return found.map(({ text, area: _, ...entry }) => ({ ...entry, patch: JSON.parse(text) }));
    },
    forget(area, marks) {
      for (const { tab: ofTab, count: ofCount } of marks) {
        const at = entries.findIndex((each) => each.area === area && each.tab === ofTab && each.count === ofCount);
        if (at >= 0) entries.splice(at, 1);
      }
    },
  };
}
