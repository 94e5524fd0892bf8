import { makeAutoObservable } from 'mobx';
import type { ProductView } from '#domain/catalog/product-view.ts';
import { type TileRules, tileOf } from '#domain/listing/tile.ts';
import type { AddToCompare, RemoveFromCompare } from '#domain/lists/change-compared.ts';
import { type Compared, isCompared, isFull } from '#domain/lists/compared.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';

type Ports = {
  readonly view: ReadonlyCell<ProductView>;
  readonly compared: ReadonlyCell<Compared>;
  readonly market: () => Market;
  readonly rules: TileRules;
  readonly addToCompare: AddToCompare;
  readonly removeFromCompare: RemoveFromCompare;
};

/** Puts the open product beside those that are compared, and takes it out again. */
export class ComparePieceModel {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** How many pieces are compared. */
  get count(): number {
    return this.#ports.compared.get().length;
  }

  get isCompared(): boolean {
    const view = this.#ports.view.get();
    return view.kind === 'ready' && isCompared(this.#ports.compared.get(), view.product.sku);
  }

  /** It is not compared, and one more would not fit: another one has to go first. */
  get isFull(): boolean {
    return !this.isCompared && isFull(this.#ports.compared.get());
  }

  toggle(): void {
    const { view, market, rules, addToCompare, removeFromCompare } = this.#ports;
    const shown = view.get();
    if (shown.kind !== 'ready') return;
    const change = this.isCompared ? removeFromCompare : addToCompare;
    change(tileOf(shown.product, market(), rules));
  }
}

export function createComparePiece(ports: Ports): ComparePieceModel {
  return new ComparePieceModel(ports);
}
