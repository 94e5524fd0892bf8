import { describe, expect, test } from 'vitest';
import { skuOf, type Variant } from '#domain/catalog/product.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { allAttributes, allCategories, type Condition, searchQuery } from '#domain/catalog/search-query.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import type { CountryId } from '#domain/storeview/store-view.ts';
import { createMemorySearchIndex } from './memory-search-index.ts';

const INDIGO = 49;
const IVORY = 54;

function variant(sku: string, color: number, status = 1): Variant {
  const { prices } = productForTests(sku);
  const stock = { pieces: 1, isInStock: true, status: 1 };
  return { id: color, sku: skuOf(sku), name: sku, status, prices, stock, choice: { color }, image: '' };
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
  ...{ stock: { pieces: 0, isInStock: false, status: 0 }, isOnSale: true },
});
const shawls = productForTests('SH-3', {
  ...{ id: 3, name: 'Kurta for shawls', prices: priced(100), categoryIds: [], createdAt: '2026-01-02', isNew: true },
});

const category = {
  ...{ slug: 'women', description: '', image: '', wideImage: '', narrowImage: '', metaTitle: '', metaDescription: '' },
  ...{ isActive: true, isInMenu: true, productCount: 1 },
};
const categories = [
  { ...category, id: 2, parentId: 1, name: 'Root', urlPath: '', level: 1, path: '1/2', position: 3 },
  { ...category, id: 3, parentId: 2, name: 'Women', urlPath: 'women', level: 2, path: '1/2/3', position: 2 },
  { ...category, id: 4, parentId: 3, name: 'Wraps', urlPath: 'women/wraps', level: 3, path: '1/2/3/4', position: 1 },
];

function openIndex(country: CountryId = 'IN') {
  const index = createMemorySearchIndex({ market: () => ({ country, today: '2026-11-20' }) });
  index.put(shawl, kurta, shawls);
  index.putCategories(...categories);
  return index;
}

async function find(wanted: Parameters<typeof searchQuery>[0], country: CountryId = 'IN') {
  const reply = await openIndex(country).products(searchQuery(wanted));
  if (reply.kind !== 'ok') throw new Error('There was no answer.');
  return { ...reply.value, ids: reply.value.items.map(({ id }) => id) };
}

describe('conditions', () => {
  test.each<readonly [string, Condition, readonly number[]]>([
    ['a number as text', { field: 'id', kind: 'is', value: '2' }, [2]],
    ['one of several values', { field: 'category_ids', kind: 'is', value: 4 }, [1]],
    ['any of some', { field: 'sku', kind: 'any-of', values: ['FH-1', 'SH-3'] }, [1, 3]],
    ['a variant', { field: 'configurable_children.sku', kind: 'is', value: 'KU-2-V' }, [2]],
    ['a value of an enabled variant', { field: 'color', kind: 'is', value: IVORY }, [2]],
    ['a value of a variant that is switched off', { field: 'color', kind: 'is', value: 7 }, []],
    ['what the merchant says of it', { field: 'fabric', kind: 'is', value: 7 }, [1]],
    ['ready to ship', { field: 'rts', kind: 'is', value: 1 }, [1]],
    ['a field that does not exist', { field: 'toString', kind: 'is', value: 1 }, []],
    ['a category below the first', { field: 'category', kind: 'any-of', values: [2, 4] }, [1]],
    ['what is in stock', { field: 'stock.is_in_stock', kind: 'is', value: 'true' }, [1, 3]],
    ['from a price on', { field: 'price', kind: 'priced', from: moneyOf(100), below: null }, [1, 2, 3]],
    ['below a price', { field: 'price', kind: 'priced', from: null, below: moneyOf(300) }, [2, 3]],
    ['between prices', { field: 'price', kind: 'priced', from: moneyOf(101), below: moneyOf(301) }, [1]],
    ['a discount', { field: 'discount', kind: 'is', value: 50 }, [2]],
    ['the start of a word', { field: 'name', kind: 'begins', start: 'sha' }, [1, 3]],
  ])('%s', async (_name, condition, ids) => {
    expect((await find({ conditions: [condition], sort: 'id:asc' })).ids).toEqual(ids);
  });

  test('all of them count', async () => {
    const onSale: Condition = { field: 'sale', kind: 'is', value: 'true' };
    const isNew: Condition = { field: 'new', kind: 'is', value: 'true' };
    expect([(await find({ conditions: [onSale] })).ids, (await find({ conditions: [onSale, isNew] })).ids]).toEqual([
      [2],
      [],
    ]);
  });
});

describe('order', () => {
  test.each<readonly [string, readonly number[]]>([
    ['price:asc', [2, 3, 1]],
    ['price:desc', [1, 3, 2]],
    ['created_at:asc', [2, 3, 1]],
    ['name:asc', [1, 2, 3]],
    ['discount:desc', [2, 3, 1]],
    ['stock.is_in_stock:desc,price:asc', [3, 1, 2]],
    ['stock.qty:asc', [2, 1, 3]],
    ['id:desc', [3, 2, 1]],
    ['sku:desc', [1, 2, 3]],
  ])('by %s', async (sort, ids) => {
    const reply = await openIndex().products({ ...searchQuery({}), sort });
    expect(reply.kind === 'ok' && reply.value.items.map(({ id }) => id)).toEqual(ids);
  });

  test('prices are those of the country', async () => {
    expect((await find({ sort: 'price:asc' }, 'US')).ids).toEqual([3, 2, 1]);
  });

  test('categories stand as the merchant has put them', async () => {
    const reply = await openIndex().categories(allCategories);
    expect(reply).toMatchObject({ kind: 'ok', value: { items: [{ id: 4 }, { id: 3 }, { id: 2 }], total: 3 } });
  });
});

describe('text', () => {
  test('a name that says more of it comes first, and a plural is the same word', async () => {
    expect((await find({ text: 'shawl' })).ids).toEqual([1, 3]);
    expect((await find({ text: 'shawls' })).ids).toEqual([3, 1]);
  });

  test('an article number is found as it stands, in any case', async () => {
    expect((await find({ text: 'ku-2-i' })).ids[0]).toBe(2);
  });

  test('the deepest categories of a product are words for it', async () => {
    expect([(await find({ text: 'wraps' })).ids, (await find({ text: 'root' })).ids]).toEqual([[1], []]);
  });

  test('a mistyped word is taken for the nearest one, and that is said', async () => {
    const found = await find({ text: 'kurda' });
    expect([found.ids, found.corrections]).toEqual([[2, 3], [{ typed: 'kurda', meant: 'kurta' }]]);
    expect((await find({ text: 'kurta' })).corrections).toEqual([]);
  });
});

describe('what a list can be narrowed by', () => {
  test('is counted once for each product, the most frequent first, and without a word it is left out', async () => {
    const { facets } = await find({ facets: ['category', 'color', 'discount', 'rts', 'gender'] });
    expect(facets).toEqual([
      {
        code: 'category',
        values: [
          { id: '3', label: 'Women', count: 2 },
          { id: '4', label: 'Wraps', count: 1 },
        ],
      },
      { code: 'color', values: [{ id: String(INDIGO), label: 'Indigo', count: 1 }] },
      { code: 'discount', values: [{ id: '50', label: '50%', count: 1 }] },
      {
        code: 'rts',
        values: [
          { id: '0', label: 'Made to order', count: 2 },
          { id: '1', label: 'Ready to ship', count: 1 },
        ],
      },
    ]);
  });

  test('prices are counted from the lower bound on, and below the upper one', async () => {
    const priceRanges = [
      { from: null, below: moneyOf(100) },
      { from: moneyOf(100), below: moneyOf(300) },
      { from: moneyOf(300), below: null },
    ];
    const { facets } = await find({ facets: ['price'], priceRanges });
    expect(facets[0]?.values.map(({ count }) => count)).toEqual([0, 2, 1]);
  });

  test('the words of an attribute count before those of a product', async () => {
    const index = openIndex();
    index.putAttributes({
      ...{ code: 'color', label: 'Colour', input: 'choice', isVisible: true, isUserDefined: true },
      ...{ isVisibleOnFront: true, isComparable: true, options: [{ id: String(INDIGO), label: 'Deep indigo' }] },
    });
    const reply = await index.products(searchQuery({ facets: ['color'] }));
    expect(reply).toMatchObject({ value: { facets: [{ values: [{ label: 'Deep indigo' }] }] } });
    expect(await index.attributes(allAttributes)).toMatchObject({
      value: { items: [{ code: 'color' }], total: 1 },
    });
  });
});

describe('pages', () => {
  test('follow one another, and all that was found is counted', async () => {
    const { ids, total, start } = await find({ sort: 'id:asc', start: 1, size: 1 });
    expect([ids, total, start]).toEqual([[2], 3, 1]);
  });

  test('are of the usual size where none is asked for', async () => {
    const index = createMemorySearchIndex();
    index.put(...Array.from({ length: 30 }, (_each, at) => productForTests(`P${at}`, { id: at + 1 })));
    const reply = await index.products({ ...searchQuery({}), size: 0, start: -5 });
    expect(reply.kind === 'ok' && [reply.value.items.length, reply.value.start]).toEqual([24, 0]);
  });
});
