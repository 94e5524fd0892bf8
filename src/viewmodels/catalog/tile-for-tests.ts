import type { Category } from '#domain/catalog/category.ts';
import { firstPlace } from '#domain/listing/first-place-for-tests.ts';
import type { ProductList } from '#domain/listing/product-list.ts';
import type { Tile } from '#domain/listing/tile.ts';
import { moneyOf, type Percent } from '#domain/shared/money.ts';

export function tileForTests(change: Partial<Tile> = {}): Tile {
  return {
    sku: 'A',
    name: 'Kurta',
    designer: 'Anjora',
    address: '/women/kurta',
    image: 'kurta.jpg',
    price: { current: moneyOf(1500), regular: moneyOf(2000), discount: 25 as Percent },
    colours: 2,
    isNew: false,
    isOnSale: false,
    isOutOfStock: false,
    ...change,
  };
}

/** One page of a list of sarees. */
export function listForTests(change: Partial<ProductList> = {}): ProductList {
  return {
    ...firstPlace,
    scope: { text: '', conditions: [] },
    facets: [],
    corrections: null,
    sizes: null,
    tiles: [],
    total: 0,
    renewal: 'none',
    ...change,
  };
}

export function categoryForTests(name: string, id = 7): Category {
  return {
    id,
    parentId: 2,
    name,
    slug: name.toLowerCase(),
    urlPath: name.toLowerCase(),
    description: '<p>Woven by hand.</p>',
    image: '',
    wideImage: 'wide.jpg',
    banner: '',
    narrowImage: 'narrow.jpg',
    metaTitle: '',
    metaDescription: '',
    level: 2,
    path: `2/${id}`,
    position: 1,
    isActive: true,
    isInMenu: true,
    productCount: 1,
  };
}
