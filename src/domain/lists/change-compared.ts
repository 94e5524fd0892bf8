import type { Tile } from '#domain/listing/tile.ts';
import type { Notify } from '#domain/notices/notify.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { type Compared, isCompared, isFull, withCompared, withoutCompared } from './compared.ts';

/** Puts a product beside those that are compared, or takes it out again, and says so; also that one more does not fit. */
export type ToggleCompared = (tile: Tile) => Promise<void>;

/** Takes a product out of the comparison, and says so. */
export type RemoveFromCompare = (tile: Pick<Tile, 'sku' | 'name'>) => void;

type Ports = { readonly compared: Cell<Compared>; readonly notify: Notify };

export function createToggleCompared(ports: Ports): ToggleCompared {
  const { compared, notify } = ports;
  const remove = createRemoveFromCompare(ports);
  return async (tile) => {
    if (isCompared(compared.get(), tile.sku)) return remove(tile);
    if (isFull(compared.get())) return notify({ code: 'compare-full' });
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
