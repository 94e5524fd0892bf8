import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryJournal, type JournalPages } from '#adapters/memory/memory-journal.ts';
import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryTabMessages } from '#adapters/memory/memory-tab-messages.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { createMemoryLocks } from '#adapters/plain/memory-locks.ts';
import { createUnownedJournal } from '#domain/session/owned-store.ts';
import type { Locks } from './across-tabs.ts';
import { createPersistedCell } from './persisted-cell.ts';
import { createResilientStore } from './resilient-store.ts';

type List = readonly string[];
const parse = (stored: unknown): List | null => (Array.isArray(stored) ? stored.map(String) : null);
export const withItem = (item: string) => (list: List) => [...list, item];

/** One device; each call opens a tab on it. */
export function createDevice(
  kept = new Map<string, string>(),
  locks: Locks = createMemoryLocks(),
  log = createMemoryLog(),
) {
  const tabMessages = createMemoryTabMessages();
  const pages: JournalPages = { entries: [] };
  let tabs = 0;
  const openTab = (
    isFirst = true,
    device = createMemoryKeyValueStore(kept),
    clock = createMemoryClock(),
    own = locks,
  ) => {
    tabs += 1;
    const journal = createMemoryJournal({ pages, tab: `tab ${tabs}` });
    const store = createResilientStore({ store: device, clock, log: createMemoryLog() });
    const ofTab = isFirst ? tabMessages : tabMessages.otherTab();
    let unkept = 0;
    const cell = createPersistedCell({
      cell: createMemoryCell<List>([]),
      key: 'list',
      store: async () => store,
      journal: createUnownedJournal(journal),
      ...{ locks: own, tabMessages: ofTab, log, parse, rules: { keyOf: String } },
      onUnkept: () => {
        unkept += 1;
      },
    });
    return { ...cell, journal, unkept: () => unkept };
  };
  return { openTab, kept, pages };
}

export const quiet = () => new Promise((resolve) => setTimeout(resolve, 5));
