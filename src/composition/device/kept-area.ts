import type { ServiceIdentifier } from 'inversify';
import {
  createOwnedJournal,
  createOwnedStore,
  createUnownedJournal,
  type Ownership,
} from '#domain/session/owned-store.ts';
import { askedOnce } from '#domain/shared/asked-once.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { DeviceNewsChannel } from '#domain/storage/device-news.ts';
import type { Journal } from '#domain/storage/journal.ts';
import type { MergeRules } from '#domain/storage/patch.ts';
import { createPersistedCell, type PersistedCell } from '#domain/storage/persisted-cell.ts';
import type { ResilientStore } from '#domain/storage/resilient-store.ts';
import { type Bind, provide, provideState } from '../provide.ts';
import { token } from '../token.ts';
import { DEVICE_NEWS } from './storage-tokens.ts';
import {
  CLOCK,
  DEVICE_JOURNAL,
  DRAFT_JOURNAL,
  DRAFT_STORE,
  type KeptCell,
  LOG,
  OWNERSHIP,
  SIGNALS,
  TURNS,
} from './tokens.ts';

/** Whose an area is: the device's whoever uses it, or the person's, so that it goes when they sign out. */
type Whose = 'person' | 'device';

type Kept<T> = {
  readonly name: ServiceIdentifier<Cell<T>>;
  readonly area: string;
  readonly initial: T;
  /** For good, or with the tab. */
  readonly store: ServiceIdentifier<() => Promise<ResilientStore>>;
  /** Reads what was stored; null for what cannot be read. */
  readonly parse: (stored: unknown) => T | null | Promise<T | null>;
  /** How a change is made again that a page has left; the area as a whole when not said. */
  readonly rules?: MergeRules;
  /** Whether a value is still to be had; what is not is removed when a page opens. Always where that is not said. */
  readonly isAtHand?: (value: T, now: number) => boolean;
  /** What screens say is done: its shopper is told when it is kept nowhere. */
  readonly isPromised?: boolean;
  /** A person's when not said, so that none can be forgotten. */
  readonly whose?: Whose;
  /** The cell with its further verbs, for whom that concerns. */
  readonly keptAs?: ServiceIdentifier<PersistedCell<T>>;
};

/** A state area that outlives a reload, on a device that keeps it and where nothing is kept. */
export type KeptArea = {
  readonly area: string;
  readonly whose: Whose;
  /** Binds the area's cell to the device; the name that is returned gives it with what can be done with it there. */
  readonly keep: (bind: Bind) => ServiceIdentifier<KeptCell>;
  /** Binds the same cell where it stays as it is, as on the server. */
  readonly forget: (bind: Bind) => void;
};

export function keptArea<T>({ name, area, initial, store, parse, whose = 'person', ...further }: Kept<T>): KeptArea {
  const { keptAs, rules = {}, isPromised = false, isAtHand = () => true } = further;
  const inMemory = token<Cell<T>>(`${area}-in-memory`);
  const persisted = keptAs ?? token<PersistedCell<T>>(`${area}-kept`);
  const journal = store === DRAFT_STORE ? DRAFT_JOURNAL : DEVICE_JOURNAL;
  const beside = { clock: CLOCK, deviceNews: DEVICE_NEWS };
  const ports = { cell: inMemory, store, journal, locks: TURNS, tabMessages: SIGNALS, log: LOG, ...beside };
  const make = ({ deviceNews, clock, remove, ...given }: Made<T>) =>
    createPersistedCell({
      ...given,
      ...{ key: area, rules },
      async parse(stored) {
        const value = await parse(stored);
        const isShown = given.cell.get() !== initial; // what a page shows does not go from under the hands
        if (value === null || isShown || isAtHand(value, clock.now())) return value;
        await remove(area);
        return null;
      },
      onUnkept: () => isPromised && deviceNews.tell({ kind: 'keeps-nothing' }),
    });
  return {
    area,
    whose,
    keep(bind) {
      provideState(bind, inMemory, area, initial);
      if (whose === 'device') provide(bind, persisted, (given: Given<T>) => make(unownedBy(given)), ports);
      else provide(bind, persisted, (given: Owned<T>) => make(ownedBy(given)), { ...ports, ownership: OWNERSHIP });
      provide(bind, name, ({ persisted: cell }) => cell, { persisted });
      return persisted;
    },
    forget: (bind) => provideState(bind, name, area, initial),
  };
}

type Made<T> = Omit<Parameters<typeof createPersistedCell<T>>[0], 'key' | 'parse' | 'rules' | 'onUnkept'> & {
  readonly deviceNews: DeviceNewsChannel;
  readonly clock: Pick<Clock, 'now'>;
  readonly remove: (key: string) => Promise<void>;
};

type Given<T> = Omit<Made<T>, 'store' | 'journal' | 'remove'> & {
  readonly store: () => Promise<ResilientStore>;
  readonly journal: Journal;
};

type Owned<T> = Given<T> & { readonly ownership: Ownership };

function unownedBy<T>({ journal, ...given }: Given<T>): Made<T> {
  return { ...given, journal: createUnownedJournal(journal), remove: removing(given.store) };
}

function ownedBy<T>({ ownership, journal, ...given }: Owned<T>): Made<T> {
  return {
    ...given,
    store: askedOnce(async () => createOwnedStore({ store: await given.store(), ownership })),
    journal: createOwnedJournal({ journal, ownership }),
    remove: removing(given.store),
  };
}

function removing(store: () => Promise<ResilientStore>): Made<never>['remove'] {
  return async (key) => (await store()).remove(key);
}
