import { expect, test } from 'vitest';
import { createMemorySearchIndex } from '#adapters/memory/memory-search-index.ts';
import { filterCodes } from '#domain/catalog/filters.ts';
import { type PriceFit, priceFit } from '#domain/catalog/price-fit.ts';
import { type Product, skuOf } from '#domain/catalog/product.ts';
import { PAGE_SIZE, type SearchIndex } from '#domain/catalog/search-query.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { kurta } from '#viewmodels/product/product-for-tests.ts';
import { createFindList, createFindMore } from './find-list.ts';
import { firstPlace } from './first-place-for-tests.ts';

const scope = { text: '', conditions: [] };
const shopRules = { useUrlPaths: true, listOutOfStockProducts: true };

const labels: Readonly<Record<string, readonly [id: number, label: string]>> = {
  ivory: [1, 'Ivory'],
  indigo: [2, 'Indigo'],
  s: [10, 'S'],
  m: [11, 'M'],
};

/** A product with one variant. */
function sold(id: number, color: string, size: string): Product {
  const [colorId = 0, colorLabel = ''] = labels[color] ?? [];
  const [sizeId = 0, sizeLabel = ''] = labels[size] ?? [];
  const [variant] = kurta().variants;
  return kurta({
    id,
    sku: skuOf(`P${id}`),
    options: [
      { attributeId: 93, code: 'color', label: 'Colour', values: [{ id: colorId, label: colorLabel }] },
      { attributeId: 142, code: 'size', label: 'Size', values: [{ id: sizeId, label: sizeLabel }] },
    ],
    variants: variant ? [{ ...variant, choice: { color: colorId, size: sizeId } }] : [],
  });
}

function open() {
  const search = createMemorySearchIndex();
  search.put(sold(1, 'ivory', 's'), sold(2, 'indigo', 's'), sold(3, 'indigo', 'm'));
  return { search, ...over(search) };
}

const today = (): string => '2026-11-20';

function over(searchIndex: SearchIndex, day = today, fit: PriceFit | null = null) {
  const market = () => ({ country: 'IN', today: day() }) as const;
  const filterRules = { defaultFilters: filterCodes, isMultiselect: true };
  const ports = { searchIndex, market, shopRules, filterRules, fitPrices: () => fit };
  return { find: createFindList(ports), findMore: createFindMore(ports) };
}

type Find = ReturnType<typeof open>['find'];

/** What a list offers, when all of it is counted. */
async function facetsOf(reply: Awaited<ReturnType<Find>>) {
  return reply.kind === 'ok' ? ((await reply.value.facetsToCome) ?? reply.value.facets) : [];
}

async function counts(find: Find, chosen: Parameters<Find>[1]['chosen'], code: 'color' | 'size') {
  const reply = await find(scope, { ...firstPlace, chosen });
  const values = (await facetsOf(reply)).find((facet) => facet.code === code)?.values;
  return values?.map(({ label, count }) => `${label} ${count}`);
}

test('CAT-071 by availability what is sold out comes after all that is in stock, not of its page alone', async () => {
  const search = createMemorySearchIndex();
  const newest = {
    ...sold(25, 'ivory', 's'),
    createdAt: '2026-11-20',
    stock: { quantity: 0, isInStock: false, status: 0 },
  };
  search.put(...Array.from({ length: 24 }, (_, at) => sold(at + 1, 'ivory', 's')), newest);
  const reply = await over(search).find(scope, { ...firstPlace, sort: 'stock.is_in_stock:desc' });
  const skus = reply.kind === 'ok' ? reply.value.tiles.map(({ sku }) => sku) : [];
  expect([skus.length, skus.includes(newest.sku)]).toEqual([24, false]);
});

test('within an attribute that narrows the list a count says what a further value would add', async () => {
  const { find } = open();
  expect(await counts(find, {}, 'color')).toEqual(['Indigo 2', 'Ivory 1']);
  expect(await counts(find, { color: ['1'] }, 'color')).toEqual(['Indigo 2', 'Ivory 1']);
  expect(await counts(find, { color: ['1'] }, 'size')).toEqual(['S 1', 'M 0']);
  expect(await counts(find, { color: ['2'], size: ['11'] }, 'color')).toEqual(['Indigo 1', 'Ivory 0']);
  expect(await counts(find, { color: ['2'], size: ['11'] }, 'size')).toEqual(['S 1', 'M 1']);
});

test('all prices of a list are of one day, also at midnight', async () => {
  const search = createMemorySearchIndex();
  const prices = { india: { regular: moneyOf(100), special: moneyOf(60) }, us: null, others: null, specialFrom: null };
  for (const id of [1, 2])
    search.put({ ...sold(id, 'ivory', 's'), variants: [], prices: { ...prices, specialTo: '2026-11-20' } });
  const days = ['2026-11-20', '2026-11-21'];
  const reply = await over(search, () => days.shift() ?? '2026-11-21').find(scope, firstPlace);
  expect(reply.kind === 'ok' && reply.value.tiles.map(({ price }) => price.current)).toEqual([
    moneyOf(60),
    moneyOf(60),
  ]);
});

test('a list that nobody narrowed is one search', async () => {
  const { find, search } = open();
  await find(scope, firstPlace);
  expect(search.calls().length).toBe(1);
});

test('the products of a narrowed list are there while what it could be narrowed by is still being counted', async () => {
  const { search } = open();
  const counted = Promise.withResolvers<void>();
  const asked: number[] = [];
  const { find } = over({
    ...search,
    async products(query) {
      asked.push(query.size);
      if (query.size === 1) await counted.promise;
      return search.products(query);
    },
  });
  const finding = find(scope, { ...firstPlace, chosen: { color: ['2'] } });
  const waited = new Promise<'waited'>((resolve) => setTimeout(() => resolve('waited'), 200));
  const reply = await Promise.race([finding, waited]);
  if (reply === 'waited') throw new Error('The products waited for the counts.');
  expect(reply).toMatchObject({ kind: 'ok', value: { total: 2 } });
  expect(asked.toSorted()).toEqual([1, PAGE_SIZE]); // at once, not one after the other
  counted.resolve();
  expect((await facetsOf(reply)).find(({ code }) => code === 'color')?.values).toHaveLength(2);
});

test('nothing is to come of a list that nobody narrowed', async () => {
  const reply = await open().find(scope, firstPlace);
  expect(reply.kind === 'ok' && 'facetsToCome' in reply.value).toBe(false);
});

test('a list stands when what it could be narrowed by cannot be counted', async () => {
  const { search } = open();
  const { find } = over({
    ...search,
    products: async (query) => (query.size === 1 ? { kind: 'unreachable' } : search.products(query)),
  });
  expect(await counts(find, { color: ['2'] }, 'size')).toEqual(['S 1', 'M 1']);
  search.cut();
  expect(await find(scope, firstPlace)).toEqual({ kind: 'unreachable' });
});

test('CONF-04 a deep list is one search over all of its pages of 24, and goes on below', async () => {
  const { find, findMore, search } = open();
  const reply = await find(scope, { ...firstPlace, lastPage: 2 });
  expect(search.calls()[0]?.args[0]).toMatchObject({ start: 0, size: 72 });
  if (reply.kind === 'ok') await findMore(reply.value);
  expect(search.calls()[1]?.args[0]).toMatchObject({ start: 72, size: 24, facets: [] });
});

test('ranges that fit the prices of a list are those of all it holds, counted among what is chosen', async () => {
  const search = createMemorySearchIndex();
  const priced = (id: number, color: string, regular: number): Product => ({
    ...sold(id, color, 's'),
    prices: {
      india: { regular: moneyOf(regular), special: nothing },
      us: null,
      others: null,
      specialFrom: null,
      specialTo: null,
    },
  });
  search.put(priced(1, 'ivory', 900), priced(2, 'ivory', 4_000), priced(3, 'indigo', 4_500), priced(4, 'ivory', 9_000));
  const { find } = over(search, today, priceFit('INR'));
  const prices = async (chosen: Parameters<Find>[1]['chosen']) => {
    const reply = await find(scope, { ...firstPlace, chosen });
    const values = (await facetsOf(reply)).find(({ code }) => code === 'price')?.values;
    return values?.map(({ id, count }) => `${id} ${count}`).join(', ');
  };
  const all = await prices({});
  expect(all).toBe('*-4000 1, 4000-5000 2, 5000-* 1');
  expect(await prices({ color: ['1'] })).toBe('*-4000 1, 4000-5000 1, 5000-* 1');
  expect(await prices({ price: ['5000-*'] })).toBe(all);
});
