import { makeAutoObservable } from 'mobx';
import type { Tile } from '#domain/listing/tile.ts';
import type { ToggleCompared } from '#domain/lists/change-compared.ts';
import { type Compared, isCompared, isFull } from '#domain/lists/compared.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';

type Ports = { readonly compared: ReadonlyCell<Compared>; readonly toggleCompared: ToggleCompared };

/** What is compared, wherever a piece is shown, and putting it there (CUST-13). */
export class CompareMarks {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get count(): number {
    return this.#ports.compared.get().length;
  }

  has(sku: string): boolean {
    return isCompared(this.#ports.compared.get(), sku);
  }

  /** It is not compared, and one more would not fit: another one has to go first. */
  isFullFor(sku: string): boolean {
    return !this.has(sku) && isFull(this.#ports.compared.get());
  }

  toggle(tile: Tile): void {
    void this.#ports.toggleCompared(tile);
  }
}

export function createCompareMarks(ports: Ports): CompareMarks {
  return new CompareMarks(ports);
}
