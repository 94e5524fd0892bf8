import type { Tile } from '#domain/listing/tile.ts';
import type { Notify } from '#domain/notices/notify.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { type Compared, withCompared, withoutCompared } from './compared.ts';

/** Puts a product beside those that are compared, and says so. */
export type AddToCompare = (tile: Tile) => void;

/** Takes a product out of the comparison, and says so. */
export type RemoveFromCompare = (tile: Pick<Tile, 'sku' | 'name'>) => void;

type Ports = { readonly compared: Cell<Compared>; readonly notify: Notify };

export function createAddToCompare({ compared, notify }: Ports): AddToCompare {
  return (tile) => {
    if (withCompared(compared.get(), tile) === compared.get()) return;
    compared.update((now) => withCompared(now, tile));
    notify({ code: 'compare-added', productName: tile.name });
  };
}

export function createRemoveFromCompare({ compared, notify }: Ports): RemoveFromCompare {
  return ({ sku, name }) => {
    if (withoutCompared(compared.get(), sku) === compared.get()) return;
    compared.update((now) => withoutCompared(now, sku));
    notify({ code: 'compare-removed', productName: name });
  };
}
