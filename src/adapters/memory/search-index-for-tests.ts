import { skuOf, type Variant } from '#domain/catalog/product.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { searchQuery } from '#domain/catalog/search-query.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import type { CountryId } from '#domain/storeview/store-view.ts';
import { createMemorySearchIndex } from './memory-search-index.ts';

export const INDIGO = 49;
export const IVORY = 54;

function variant(sku: string, color: number, status = 1): Variant {
  const { prices } = productForTests(sku);
  const stock = { quantity: 1, isInStock: true, status: 1 };
  const made = { readyQuantity: null, tiers: [] };
  return { id: color, sku: skuOf(sku), name: sku, status, prices, stock, choice: { color }, image: '', ...made };
}

const priced = (regular: number, special = 0) => ({
  india: { regular: moneyOf(regular), special: moneyOf(special) },
  us: { regular: moneyOf(regular * 2), special: nothing },
  ...{ others: null, specialFrom: null, specialTo: null },
});

const colour = {
  attributeId: 93,
  code: 'color',
  label: 'Colour',
  values: [
    { id: INDIGO, label: ' Indigo ' },
    { id: IVORY, label: '' },
  ],
};

const shawl = productForTests('FH-1', {
  ...{ id: 1, name: 'Felt Shawl', prices: priced(300), categoryIds: [2, 3, 4], createdAt: '2026-01-03' },
  ...{ readyToShip: '', attributes: { fabric: ['7'] }, designer: 'Anjora' },
});

const kurta = productForTests('KU-2', {
  ...{
    id: 2,
    type: 'configurable',
    name: 'Kurta',
    prices: priced(200, 100),
    categoryIds: [2, 3],
    createdAt: '2026-01-01',
  },
  ...{ options: [colour], variants: [variant('KU-2-I', INDIGO), variant('KU-2-V', IVORY), variant('KU-2-X', 7, 2)] },
  ...{ stock: { quantity: 0, isInStock: false, status: 0 }, isOnSale: true },
});

const shawls = productForTests('SH-3', {
  ...{ id: 3, name: 'Kurta for shawls', prices: priced(100), categoryIds: [], createdAt: '2026-01-02', isNew: true },
});

const category = {
  ...{ slug: 'women', description: '', image: '', wideImage: '', narrowImage: '', banner: '' },
  ...{ metaTitle: '', metaDescription: '' },
  ...{ isActive: true, isInMenu: true, productCount: 1 },
};
const categories = [
  { ...category, id: 2, parentId: 1, name: 'Root', urlPath: '', level: 1, path: '1/2', position: 3 },
  { ...category, id: 3, parentId: 2, name: 'Women', urlPath: 'women', level: 2, path: '1/2/3', position: 2 },
  { ...category, id: 4, parentId: 3, name: 'Wraps', urlPath: 'women/wraps', level: 3, path: '1/2/3/4', position: 1 },
];

export function openIndex(country: CountryId = 'IN') {
  const index = createMemorySearchIndex({ market: () => ({ country, today: '2026-11-20' }) });
  index.put(shawl, kurta, shawls);
  index.putCategories(...categories);
  return index;
}

export async function findInIndex(wanted: Parameters<typeof searchQuery>[0], country: CountryId = 'IN') {
  const reply = await openIndex(country).products(searchQuery(wanted));
  if (reply.kind !== 'ok') throw new Error('There was no answer.');
  return { ...reply.value, ids: reply.value.items.map(({ id }) => id) };
}
