import type { Cell } from '#domain/shared/cell.ts';

/** A cell that is a variable: for the server, where nobody watches, and for tests. */
export function createMemoryCell<T>(initial: T): Cell<T> {
  let value = initial;
  return {
    get: () => value,
    update(change) {
      value = change(value);
    },
  };
}
