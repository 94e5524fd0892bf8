import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryConnectivity } from '#adapters/memory/memory-connectivity.ts';
import { createMemoryIds } from '#adapters/memory/memory-ids.ts';
import { createMemoryJournal, type JournalPages } from '#adapters/memory/memory-journal.ts';
import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryTabMessages } from '#adapters/memory/memory-tab-messages.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { createMemoryLocks } from '#adapters/plain/memory-locks.ts';
import { noWaitingEvents, type WaitingEvent, type WaitingEvents } from '#domain/analytics/waiting-event.ts';
import { createUnownedJournal } from '#domain/session/owned-store.ts';
import { createPersistedCell } from '#domain/storage/persisted-cell.ts';
import { createResilientStore } from '#domain/storage/resilient-store.ts';
import type { WaitingCell } from './keep-waiting.ts';

/** A device on which what is agreed to waits to be told; each tab has the same network and the same time. */
export function createWaitingWorld<Event>() {
  const kept = new Map<string, string>();
  const pages: JournalPages = { entries: [] };
  const tabMessages = createMemoryTabMessages();
  const connectivity = createMemoryConnectivity();
  const [clock, locks, ids, log] = [createMemoryClock(), createMemoryLocks(), createMemoryIds(), createMemoryLog()];
  let tabs = 0;
  /** `keeps: false`: the page is gone before the device has anything, so that the journal alone knows of it. */
  const openTab = ({ keeps = true } = {}): WaitingCell<Event> => {
    tabs += 1;
    const device = createMemoryKeyValueStore(kept);
    if (!keeps) device.failNextWrites(Number.POSITIVE_INFINITY);
    const store = createResilientStore({ store: device, clock, log: createMemoryLog() });
    return createPersistedCell<WaitingEvents<Event>>({
      ...{ cell: createMemoryCell<WaitingEvents<Event>>(noWaitingEvents), key: 'waiting', locks, log },
      store: async () => store,
      journal: createUnownedJournal(createMemoryJournal({ pages, tab: `tab ${tabs}` })),
      tabMessages: tabMessages.otherTab(),
      parse: (stored) => stored as WaitingEvents<Event> | null,
      rules: { keyOf: ({ id }: WaitingEvent<Event>) => id },
    });
  };
  /** What the device has of it; null where nothing was ever written. */
  const stored = (): WaitingEvents<Event> | null => JSON.parse(kept.get('waiting') ?? 'null');
  return { around: { connectivity, clock, locks, ids, log }, kept, pages, openTab, stored };
}
