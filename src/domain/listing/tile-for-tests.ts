import type { Tile } from './tile.ts';

/** The tile of a product that a test tells nothing more of. */
export function tileForTests(sku: string): Tile {
  return {
    sku,
    name: `Piece ${sku}`,
    designer: '',
    address: `/p/${sku}/x`,
    image: '',
    price: { current: 100, regular: 100, discount: 0 },
    colours: 0,
    isNew: false,
    isOnSale: false,
    isOutOfStock: false,
  };
}
