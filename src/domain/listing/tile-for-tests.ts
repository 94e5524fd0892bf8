import { moneyOf, type Percent } from '#domain/shared/money.ts';
import type { Tile } from './tile.ts';

/** The tile of a product that a test tells nothing more of. */
export function tileForTests(sku: string): Tile {
  return {
    sku,
    name: `Piece ${sku}`,
    designer: '',
    address: `/p/${sku}/x`,
    image: '',
    price: { current: moneyOf(100), regular: moneyOf(100), discount: 0 as Percent },
    colours: 0,
    isNew: false,
    isOnSale: false,
    isOutOfStock: false,
  };
}
