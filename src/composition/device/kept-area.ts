import type { ServiceIdentifier } from 'inversify';
import { createOwnedStore, type Ownership } from '#domain/session/owned-store.ts';
import { askedOnce } from '#domain/shared/asked-once.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { createPersistedCell, type PersistedCell } from '#domain/storage/persisted-cell.ts';
import type { ResilientStore } from '#domain/storage/resilient-store.ts';
import { type Bind, provide, provideState } from '../provide.ts';
import { token } from '../token.ts';
import { type KeptCell, LOG, OWNERSHIP, SIGNALS, TURNS } from './tokens.ts';

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

export function keptArea<T>({ name, area, initial, store, parse, whose = 'person', keptAs }: Kept<T>): KeptArea {
  const inMemory = token<Cell<T>>(`${area}-in-memory`);
  const persisted = keptAs ?? token<PersistedCell<T>>(`${area}-kept`);
  const ports = { cell: inMemory, store, turns: TURNS, signals: SIGNALS, log: LOG };
  const make = (given: Omit<Parameters<typeof createPersistedCell<T>>[0], 'key' | 'parse'>) =>
    createPersistedCell({ ...given, key: area, parse });
  return {
    area,
    whose,
    keep(bind) {
      provideState(bind, inMemory, area, initial);
      if (whose === 'device') provide(bind, persisted, make, ports);
      else provide(bind, persisted, (given: Owned<T>) => make(ownedBy(given)), { ...ports, ownership: OWNERSHIP });
      provide(bind, name, ({ persisted: cell }) => cell, { persisted });
      return persisted;
    },
    forget: (bind) => provideState(bind, name, area, initial),
  };
}

type PortsOf<T> = Omit<Parameters<typeof createPersistedCell<T>>[0], 'key' | 'parse' | 'store'> & {
  readonly store: () => Promise<Pick<ResilientStore, 'get' | 'set' | 'remove'>>;
};

type Owned<T> = PortsOf<T> & { readonly ownership: Ownership };

function ownedBy<T>({ ownership, ...ports }: Owned<T>) {
  return { ...ports, store: askedOnce(async () => createOwnedStore({ store: await ports.store(), ownership })) };
}
