import { type Product, skuOf, type Variant } from '#domain/catalog/product.ts';
import { standsAlone } from '#domain/catalog/product-for-tests.ts';
import { moneyOf } from '#domain/shared/money.ts';

const INDIGO = 49;
const IVORY = 54;
const S = 166;
const M = 167;

/** A kurta in indigo (S, M) and ivory (M alone); what differs from a usual one is given. */
export function kurta(change: Partial<Product> = {}): Product {
  return {
    id: 1,
    sku: skuOf('K'),
    parentSku: skuOf('K'),
    type: 'configurable',
    name: 'Kurta',
    slug: 'kurta',
    urlPath: 'women/kurta',
    designer: 'Anjora',
    description: '<p>Soft <b>mulmul</b>.</p>',
    status: 1,
    visibility: 4,
    prices: pricesOf(2000, 1500),
    taxClass: null,
    stock: { quantity: 19, isInStock: true, status: 1 },
    image: 'indigo.jpg',
    gallery: [
      { path: 'indigo.jpg', alt: 'Front' },
      { path: 'ivory.jpg', alt: '' },
    ],
    celebrityImage: '',
    banner: '',
    options: kurtaOptions,
    variants: kurtaVariants(),
    attributes: { fabric: ['7'] },
    categoryIds: [3],
    isNew: true,
    isOnSale: false,
    tag: null,
    readyToShip: null,
    ...standsAlone,
    createdAt: '',
    error: null,
    rating: null,
    ...change,
  };
}

const kurtaOptions: Product['options'] = [
  {
    attributeId: 93,
    code: 'color',
    label: 'Colour',
    values: [
      { id: INDIGO, label: 'Indigo' },
      { id: IVORY, label: 'Ivory' },
    ],
  },
  {
    attributeId: 142,
    code: 'size',
    label: 'Size',
    values: [
      { id: S, label: 'S' },
      { id: M, label: 'M' },
      { id: 168, label: 'L' },
    ],
  },
];

function kurtaVariants(): readonly Variant[] {
  return [variant('INDIGO-S', INDIGO, S, 12), variant('INDIGO-M', INDIGO, M, 2), variant('IVORY-M', IVORY, M, 5)];
}

function variant(sku: string, color: number, size: number, quantity: number): Variant {
  return {
    id: quantity,
    sku: skuOf(sku),
    name: 'Kurta',
    status: 1,
    prices: color === IVORY ? pricesOf(1800, 0) : pricesOf(2000, 1500),
    stock: { quantity, isInStock: true, status: 1 },
    choice: { color, size },
    image: color === IVORY ? 'ivory.jpg' : 'indigo.jpg',
    readyQuantity: null,
  };
}

function pricesOf(regular: number, special: number): Product['prices'] {
  return {
    india: { regular: moneyOf(regular), special: moneyOf(special) },
    us: null,
    others: null,
    specialFrom: null,
    specialTo: null,
  };
}
