import { readStoredEntry } from '#adapters/stored/stored-entry.ts';
import type { Journal, JournalEntry, Mark } from '#domain/storage/journal.ts';

type Options = {
  /** Keeps the journals of several stores apart. */
  readonly name: string;
  /** What no other tab has or had; without a colon. */
  readonly tab: string;
  readonly now: () => number;
  /** A function, since looking at the storage throws where the shopper forbade it. */
  readonly storage: () => Storage;
};

type Named = Omit<Options, 'storage'>;

/** For what outlives the tab. */
export function createLocalJournal(options: Named): Journal {
  return createStorageJournal({ ...options, storage: () => localStorage });
}

/** For what goes with the tab. */
export function createSessionJournal(options: Named): Journal {
  return createStorageJournal({ ...options, storage: () => sessionStorage });
}

/**
 * A journal in a storage of the browser that writes at once, each change under a key of its own. Where it is forbidden or
 * full nothing is written down. What cannot be read is left where it is: a newer build may have written it.
 */
export function createStorageJournal({ name, tab, now, storage }: Options): Journal {
  const prefix = `${name}:journal:`;
  let count = 0;

  return {
    tab,
    note(area, { patch, owner, after }) {
      count += 1;
      const isSafe = patch === null || write(keyOf(area, { tab, count }), { at: now(), owner, patch, after });
      return { count, isSafe };
    },
    pending(area) {
      const keys = attempt(() => Object.keys(storage()), []).filter((key) => key.startsWith(`${prefix}${area}:`));
      return keys.length === 0 ? [] : inOrder(keys.flatMap(entryAt));
    },
    forget(area, entries) {
      for (const entry of entries) attempt(() => storage().removeItem(keyOf(area, entry)), undefined);
    },
  };

  function keyOf(area: string, entry: Mark): string {
    return `${prefix}${area}:${entry.tab}:${entry.count}`;
  }

  function write(key: string, value: object): boolean {
    return attempt(() => {
      storage().setItem(key, JSON.stringify(value));
      return true;
    }, false);
  }

  function entryAt(key: string): readonly JournalEntry[] {
    const found = attempt(() => readStoredEntry(JSON.parse(storage().getItem(key) ?? 'null')), null);
    const [, ofTab = '', ofCount] = key.slice(prefix.length).split(':');
    return found ? [{ ...found, tab: ofTab, count: Number(ofCount) }] : [];
  }
}

/** What was done first comes first. The clock may jump: within a tab nothing comes before what it has counted before. */
function inOrder(entries: readonly JournalEntry[]): readonly JournalEntry[] {
  const latest = new Map<string, number>();
  const timed = entries
    .toSorted((a, b) => a.count - b.count)
    .map((entry) => {
      const at = Math.max(entry.at, latest.get(entry.tab) ?? 0);
      latest.set(entry.tab, at);
      return { at, entry };
    });
  return timed.toSorted((a, b) => a.at - b.at).map(({ entry }) => entry);
}

function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}
