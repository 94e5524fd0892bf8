import { type Composition, type Product, skuOf } from '#domain/catalog/product.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';

/** The composition of a product that stands alone. */
export const standsAlone: Composition = { links: [], bundle: [], files: [] };

/** A simple product named like its sku, a hundred rupees a piece, five in stock. */
export function productForTests(sku: string, changes: Partial<Product> = {}): Product {
  return {
    id: 7,
    sku: skuOf(sku),
    parentSku: skuOf(sku),
    type: 'simple',
    name: sku,
    slug: sku,
    urlPath: sku,
    designer: 'Anjora',
    description: '',
    status: 1,
    visibility: 4,
    prices: {
      india: { regular: moneyOf(100), special: nothing },
      us: null,
      others: null,
      specialFrom: null,
      specialTo: null,
    },
    taxClass: null,
    stock: { quantity: 5, isInStock: true, status: 1 },
    image: '/a.jpg',
    gallery: [],
    ...{ celebrityImage: '', banner: '' },
    options: [],
    variants: [],
    attributes: {},
    categoryIds: [],
    isNew: false,
    isOnSale: false,
    tag: null,
    readyToShip: null,
    ...standsAlone,
    createdAt: '',
    error: null,
    rating: null,
    ...changes,
  };
}
