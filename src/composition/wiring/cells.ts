import type { Cell } from '#domain/shared/cell.ts';

/** JSON-ready values of state areas, by the area's name. */
export type Snapshot = Readonly<Record<string, unknown>>;

/** Makes the cells of a visit: observable ones in the browser, plain ones on the server. */
export type CreateCell = <T>(initial: T) => Cell<T>;

/** The state of a visit, by area. */
export type Cells = {
  /** The cell of an area; `initial` is its value before anything has happened. */
  readonly of: <T>(area: string, initial: T) => Cell<T>;
  /** The present values of the areas that were touched. */
  readonly snapshot: () => Snapshot;
  /** Sets the areas of a kind back to their first value. */
  readonly forget: (isForgotten: (area: string) => boolean) => void;
};

type Kept = { readonly cell: Cell<unknown>; readonly initial: unknown };

/** `saved` are first values that are known already. */
export function createCells(createCell: CreateCell, saved: Snapshot = {}): Cells {
  const cells = new Map<string, Kept>();
  return {
    of<T>(area: string, initial: T) {
      const first = (area in saved ? saved[area] : initial) as T;
      const known = cells.get(area) ?? { cell: createCell(first) as Cell<unknown>, initial };
      cells.set(area, known);
      return known.cell as Cell<T>; // an area has one type of value, by the one place that lists it
    },
    snapshot: () => Object.fromEntries([...cells].map(([area, { cell }]) => [area, cell.get()])),
    forget(isForgotten) {
      for (const [area, { cell, initial }] of cells) if (isForgotten(area)) cell.update(() => initial);
    },
  };
}

/** Lists the cell of an area. It bears the name that it is listed under, or the one that devices know it by. */
export function state<T>(initial: T, area?: string) {
  return ({ cells }: { readonly cells: Cells }, name: string): Cell<T> => cells.of(area ?? name, initial);
}
