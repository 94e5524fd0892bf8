import { Container, type ContainerModule, type ServiceIdentifier } from 'inversify';
import type { Cell } from '#domain/shared/cell.ts';
import { token } from './token.ts';

export type Resolve = <T>(name: ServiceIdentifier<T>) => T;

/** A table of services, each with its name and what it needs. */
export type Module = ContainerModule;

/** JSON-ready values of state areas, by the area's name. */
export type Snapshot = Readonly<Record<string, unknown>>;

/** Makes the cells of a visit: observable ones in the browser, plain ones on the server. */
export type CreateCell = <T>(initial: T) => Cell<T>;

/** One visitor's world: a request on the server, a page in the browser. */
export type Visit = {
  /** The service of that name; made at most once in the visit. */
  readonly get: Resolve;
  /** The present values of the areas that were touched. */
  readonly snapshot: () => Snapshot;
};

/** What the services of a visit are made from; only `provide` and its like see it. */
export type Making = {
  /** The visit's own. */
  readonly get: Resolve;
  readonly cell: <T>(area: string, initial: T) => Cell<T>;
  /** Sets the areas of a kind back to their first value. */
  readonly forget: (isForgotten: (area: string) => boolean) => void;
};

/** Makes a service of a visit; the container has one under the name of each service. */
export type Maker<T> = (making: Making) => T;

export const MAKING = token<Making>('making');

/** The cells of a visit by the name of their area, each with its value before anything had happened. */
export type CellBook = Map<string, { readonly cell: Cell<unknown>; readonly initial: unknown }>;

type Cells = {
  readonly createCell: CreateCell;
  /** First values that are known already. */
  readonly snapshot?: Snapshot;
  /** Cells that another half of the shop has made for the same visitor, or will. */
  readonly book?: CellBook;
};

/** The one container of the process. */
export type Shop = {
  readonly openVisit: (cells: Cells) => Visit;
  /** Adds services later, such as those of a route that loads when it is opened; those that are there already once. */
  readonly load: (...modules: readonly ContainerModule[]) => void;
};

/**
 * Puts a shop together. Visits share the container, which has a maker for each service, and what was bound with
 * `provideShared`, nothing else.
 */
export function createShop(...modules: readonly ContainerModule[]): Shop {
  const container = new Container({ jitless: true }); // its compiler would need `unsafe-eval`
  container.bind<unknown>(MAKING).toConstantValue((making: Making) => making);
  const loaded = new Set(modules);
  container.load(...modules);

  return {
    load: (...more) => {
      const fresh = more.filter((module) => !loaded.has(module));
      for (const module of fresh) loaded.add(module);
      container.load(...fresh);
    },
    openVisit: (cells) => openVisit(makerOf, cells),
  };

  /** By `provide` the maker of a name makes what the name stands for. */
  function makerOf<T>(name: ServiceIdentifier<T>): Maker<T> {
    return container.get<unknown>(name) as Maker<T>;
  }
}

function openVisit(
  makerOf: <T>(name: ServiceIdentifier<T>) => Maker<T>,
  { createCell, snapshot: saved = {}, book: cells = new Map() }: Cells,
): Visit {
  const services = new Map<unknown, unknown>();
  const get: Resolve = (name) => remembered(services, name, () => makerOf(name)(making));
  const making: Making = {
    get,
    cell: (area, initial) => {
      const first = (area in saved ? saved[area] : initial) as typeof initial;
      return cellOf(cells, area, () => ({ cell: createCell(first), initial }));
    },
    forget: (isForgotten) => {
      for (const [area, { cell, initial }] of cells) if (isForgotten(area)) cell.update(() => initial);
    },
  };
  return { get, snapshot: () => Object.fromEntries([...cells].map(([area, { cell }]) => [area, cell.get()])) };
}

/** The types of a service and of its name agree by `provide`, so a remembered value has the type asked for. */
function remembered<K, T>(known: Map<K, unknown>, key: K, make: () => T): T {
  if (!known.has(key)) known.set(key, make());
  return known.get(key) as T;
}

/** An area has one type of value, by `provideState`, so a known cell has the type asked for. */
function cellOf<T>(book: CellBook, area: string, make: () => { readonly cell: Cell<T>; readonly initial: T }): Cell<T> {
  return remembered<string, { readonly cell: Cell<T> }>(book as never, area, make).cell;
}
