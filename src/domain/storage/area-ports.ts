import type { Cell } from '#domain/shared/cell.ts';
import type { Log } from '#domain/shared/log.ts';
import type { Locks, TabMessages } from './across-tabs.ts';
import type { Journal, JournalEntry, Marks } from './journal.ts';
import type { MergeRules, patchOf } from './patch.ts';
import type { ResilientStore } from './resilient-store.ts';

/** Where an area is kept, and where what is on its way there is written down meanwhile. */
export type AreaStore = Pick<ResilientStore, 'get' | 'set' | 'refuses' | 'isLate' | 'onReturn'>;
export type AreaJournal = Pick<Journal, 'tab' | 'forget'> & {
  note(area: string, patch: ReturnType<typeof patchOf>, after?: Marks): ReturnType<Journal['note']>;
  pending(area: string): readonly JournalEntry[] | Promise<readonly JournalEntry[]>;
};

/** What an area that outlives a reload needs. */
export type AreaPorts<T> = {
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
  readonly write?: (what: unknown) => unknown;
  /** Reads a change of a value as the journal has it. */
  readonly read?: (change: unknown) => unknown;
  /** How a change that a page has left in the journal is made again. */
  readonly rules?: MergeRules;
  /** Hears of a change that is kept nowhere, since the device takes nothing. */
  readonly onUnkept?: () => void;
};
