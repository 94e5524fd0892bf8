import { type Amounts, asKept, fromKept } from '#adapters/stored/kept-form.ts';
import {
  createOwnedJournal,
  createOwnedStore,
  createUnownedJournal,
  type Ownership,
} from '#domain/session/owned-store.ts';
import { askedOnce } from '#domain/shared/asked-once.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Log } from '#domain/shared/log.ts';
import type { Locks, TabMessages } from '#domain/storage/across-tabs.ts';
import type { DeviceNewsChannel } from '#domain/storage/device-news.ts';
import type { Journal } from '#domain/storage/journal.ts';
import { keepsNothing } from '#domain/storage/keeps-nothing.ts';
import type { MergeRules } from '#domain/storage/patch.ts';
import { createPersistedCell, type PersistedCell } from '#domain/storage/persisted-cell.ts';
import type { ResilientStore } from '#domain/storage/resilient-store.ts';
import type { Cells } from '../wiring/cells.ts';

/** What can be done with an area that the device keeps, whatever it holds. */
export type KeptCell = Pick<PersistedCell<never>, 'open' | 'read' | 'untilStored' | 'settled' | 'forget'>;

type Kept<T> = {
  /** The name that devices know it by. */
  readonly area: string;
  readonly initial: T;
  /** Reads what was stored; null for what cannot be read. */
  readonly parse: (stored: unknown) => T | null | Promise<T | null>;
  /** What amounts stand under; none when not said. */
  readonly amounts?: Amounts<T>;
  /** With the tab, instead of for good. */
  readonly isOfTab?: boolean;
  /** How a change is made again that a page has left; the area as a whole when not said. */
  readonly rules?: MergeRules;
  /** Whether a value is still to be had; what is not is removed when a page opens. Always where that is not said. */
  readonly isAtHand?: (value: T, now: number) => boolean;
  /** What screens say is done: its shopper is told when it is kept nowhere. */
  readonly isPromised?: boolean;
  /** Whose it is: the device's whoever uses it, or the person's, so that it goes when they sign out; so that none can be forgotten, a person's when not said. */
  readonly whose?: 'person' | 'device';
};

/** What keeps an area on a device. */
export type Keeping = {
  readonly cells: Cells;
  readonly deviceStore: () => Promise<ResilientStore>;
  readonly draftStore: () => Promise<ResilientStore>;
  readonly deviceJournal: Journal;
  readonly draftJournal: Journal;
  readonly locks: Locks;
  readonly tabMessages: TabMessages;
  readonly deviceNews: DeviceNewsChannel;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
};

type Owned = Keeping & { readonly ownership: Ownership };

/** A state area that outlives a reload. */
export type KeptArea<T, Needs extends Keeping = Owned> = {
  readonly whose: 'person' | 'device';
  /** On a device that keeps it. */
  readonly keep: (services: Needs) => PersistedCell<T>;
  /** Where it stays as it is, as on the server. */
  readonly forget: (services: { readonly cells: Cells }) => PersistedCell<T>;
};

export function personsArea<T>(kept: Kept<T>): KeptArea<T> {
  return {
    ...areaOf(kept),
    whose: 'person',
    keep: (services) => persisted(kept, services, ownedBy(partOf(kept, services), services)),
  };
}

export function devicesArea<T>(kept: Kept<T>): KeptArea<T, Keeping> {
  return {
    ...areaOf(kept),
    whose: 'device',
    keep: (services) => persisted(kept, services, unownedBy(partOf(kept, services))),
  };
}

function areaOf<T>({ area, initial }: Kept<T>): Pick<KeptArea<T>, 'forget'> {
  return { forget: ({ cells }) => ({ ...cells.of(area, initial), ...keepsNothing }) };
}

type Part = { readonly store: () => Promise<ResilientStore>; readonly journal: Journal };

/** Where on the device an area is kept, and what is on its way there. */
function partOf(
  { isOfTab }: Pick<Kept<unknown>, 'isOfTab'>,
  { deviceStore, draftStore, deviceJournal, draftJournal }: Keeping,
): Part {
  return isOfTab ? { store: draftStore, journal: draftJournal } : { store: deviceStore, journal: deviceJournal };
}

type Where<T> = Pick<Parameters<typeof createPersistedCell<T>>[0], 'store' | 'journal'> & {
  readonly remove: (key: string) => Promise<void>;
};

function unownedBy<T>({ store, journal }: Part): Where<T> {
  return { store, journal: createUnownedJournal(journal), remove: removing(store) };
}

function ownedBy<T>({ store, journal }: Part, { ownership }: Owned): Where<T> {
  return {
    store: askedOnce(async () => createOwnedStore({ store: await store(), ownership })),
    journal: createOwnedJournal({ journal, ownership }),
    remove: removing(store),
  };
}

function removing(store: () => Promise<ResilientStore>): Where<never>['remove'] {
  return async (key) => (await store()).remove(key);
}

function persisted<T>(kept: Kept<T>, services: Keeping, { remove, ...where }: Where<T>): PersistedCell<T> {
  const { area, initial, parse, amounts, rules = {}, isPromised = false, isAtHand = () => true } = kept;
  const { cells, locks, tabMessages, log, deviceNews, clock } = services;
  const cell: Cell<T> = cells.of(area, initial);
  return createPersistedCell({
    ...{
      cell,
      key: area,
      rules,
      locks,
      tabMessages,
      log,
      ...(amounts && {
        write: (what: unknown) => asKept(what, amounts),
        read: (change: unknown) => fromKept(change, amounts),
      }),
    },
    ...where,
    async parse(stored) {
      const value = await parse(stored);
      const isShown = cell.get() !== initial; // what a page shows does not go from under the hands
      if (value === null || isShown || isAtHand(value, clock.now())) return value;
      await remove(area);
      return null;
    },
    onUnkept: () => isPromised && deviceNews.tell({ kind: 'keeps-nothing' }),
  });
}
