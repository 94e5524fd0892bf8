import type { ServiceIdentifier } from 'inversify';
import type { Cell } from '#domain/shared/cell.ts';
import { createPersistedCell, type PersistedCell } from '#domain/storage/persisted-cell.ts';
import type { ResilientStore } from '#domain/storage/resilient-store.ts';
import { type Bind, provide, provideState } from '../provide.ts';
import { token } from '../token.ts';
import { LOG, SIGNALS, TURNS } from './tokens.ts';

type Kept<T> = {
  readonly name: ServiceIdentifier<Cell<T>>;
  readonly area: string;
  readonly initial: T;
  /** For good, or with the tab. */
  readonly store: ServiceIdentifier<() => Promise<ResilientStore>>;
  /** Reads what was stored; null for what cannot be read. */
  readonly parse: (stored: unknown) => T | null;
};

/** A state area that outlives a reload, on a device that keeps it and where nothing is kept. */
export type KeptArea = {
  readonly area: string;
  /** Binds the area's cell to the device; the name that is returned gives it with its verbs to open and to settle. */
  readonly keep: (bind: Bind) => ServiceIdentifier<Pick<PersistedCell<never>, 'open' | 'settled'>>;
  /** Binds the same cell where it stays as it is, as on the server. */
  readonly forget: (bind: Bind) => void;
};

export function keptArea<T>({ name, area, initial, store, parse }: Kept<T>): KeptArea {
  const inMemory = token<Cell<T>>(`${area}-in-memory`);
  const persisted = token<PersistedCell<T>>(`${area}-kept`);
  const ports = { cell: inMemory, store, turns: TURNS, signals: SIGNALS, log: LOG };
  return {
    area,
    keep(bind) {
      provideState(bind, inMemory, area, initial);
      provide(bind, persisted, (given: PortsOf<T>) => createPersistedCell({ ...given, key: area, parse }), ports);
      provide(bind, name, ({ persisted: cell }) => cell, { persisted });
      return persisted;
    },
    forget: (bind) => provideState(bind, name, area, initial),
  };
}

type PortsOf<T> = Omit<Parameters<typeof createPersistedCell<T>>[0], 'key' | 'parse'>;
