import { expect } from 'vitest';
import type { Rule } from '#adapters/contracts/rule.ts';
import type { Product } from '#domain/catalog/product.ts';
import { allAttributes, allCategories, type Condition, searchQuery } from '#domain/catalog/search-query.ts';
import { priceOf } from '#domain/pricing/price-tag.ts';
import { type Money, majorOf, nothing, paiseOf } from '#domain/shared/money.ts';
import { answered } from './answered.ts';
import type { ShopPorts } from './shop-ports.ts';

/** An index over the contract's reference data (section 9), and the market it prices for. */
export type SearchWorld = Pick<ShopPorts, 'search' | 'market'>;

export const is = (field: string, value: string | number): Condition => ({ field, kind: 'is', value });
const anyOf = (field: string, ...values: (string | number)[]): Condition => ({ field, kind: 'any-of', values });

export type More = { readonly sort?: string; readonly size?: number; readonly start?: number };

export async function find({ search }: SearchWorld, conditions: readonly Condition[], more: More = {}) {
  const found = answered(await search.products(searchQuery({ conditions, ...more })));
  return { ...found, skus: found.items.map(({ sku }) => sku), ids: found.items.map(({ id }) => id) };
}

/** The whole catalog in an order. */
function findAll(world: SearchWorld, sort: string) {
  return find(world, [], { size: 4_000, sort });
}

export function priceIn({ market }: SearchWorld): (product: Product) => Money {
  return ({ prices }) => priceOf(prices, market()).current;
}

/** What every index does besides what the contract kit asks of it. */
export const searchIndexRules: readonly Rule<SearchWorld>[] = [
  ...[
    is('sku', 'AJ-KS-1042'),
    is('url_path', 'women/kurta-sets/indigo-block-print-kurta-set'),
    is('configurable_children.sku', 'AJ-KS-1042-M'),
    is('id', 1042),
  ].map(findsKurta),
  {
    title: 'CAT-090 a lower bound is part of the range, an upper one is not',
    async prove(world) {
      const price = priceIn(world);
      const all = (await findAll(world, 'price:asc')).items;
      const [from = nothing, below = nothing] = [all[3], all.at(-4)].map((product) => product && price(product));
      const found = await find(world, [{ field: 'price', kind: 'priced', from, below }], { size: 4_000 });
      const expected = all.filter((product) => price(product) >= from && price(product) < below);
      expect(found.items.length).toBeLessThan(all.length);
      expect(found.ids.toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
    },
  },
  {
    title: 'a search that is given up has no answer, before it began and while it is under way',
    async prove({ search }) {
      const under = new AbortController();
      const query = searchQuery({ conditions: [] });
      const asked = [search.products(query, AbortSignal.abort()), search.products(query, under.signal)];
      under.abort();
      expect(await Promise.all(asked)).toEqual([{ kind: 'unreachable' }, { kind: 'unreachable' }]);
    },
  },
  ...['price:asc', 'price:desc', 'created_at:desc', 'name:asc', ''].map(pagesFollow),
  {
    title: 'prices go up and down, and equal ones keep the direction by id',
    async prove(world) {
      const price = priceIn(world);
      const up = (await findAll(world, 'price:asc')).items.map(
        (product) => [paiseOf(price(product)), product.id] as const,
      );
      expect(up).toEqual(up.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
      const down = (await findAll(world, 'price:desc')).items.map(
        (product) => [paiseOf(price(product)), product.id] as const,
      );
      expect(down).toEqual(up.toReversed());
    },
  },
  {
    title: 'CAT-078 each product counts once for each of its values, under the name that shoppers read',
    async prove(world) {
      const { facets } = answered(await world.search.products(searchQuery({ facets: ['color', 'category'] })));
      const colors = facets.find(({ code }) => code === 'color')?.values ?? [];
      expect(colors.length).toBeGreaterThan(3);
      for (const { id, count } of colors.slice(0, 4)) {
        expect((await find(world, [anyOf('color', id)], { size: 1 })).total).toBe(count);
      }
      expect(colors.map(({ label }) => label)).toContain('Indigo');
      const categories = facets.find(({ code }) => code === 'category')?.values ?? [];
      expect(categories.find(({ id }) => id === '304')?.label).toBe('New Arrivals');
      expect(categories.some(({ id }) => id === '2')).toBe(false);
    },
  },
  {
    title: 'CAT-089 the price is counted in four ranges, of what is left of a search',
    async prove(world) {
      const conditions = [anyOf('category_ids', 41)];
      const { facets, total } = answered(await world.search.products(searchQuery({ conditions, facets: ['price'] })));
      const [{ values = [] } = {}] = facets;
      expect(values.map(({ id }) => id)).toEqual(['0-50', '50-100', '100-150', '150-*']);
      expect(values.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    },
  },
  {
    title: 'CAT-090 the price is counted in the ranges that were asked for, lower bounds included',
    async prove(world) {
      const price = (product: Product) => priceIn(world)(product);
      const { items } = await findAll(world, 'price:asc');
      const middle = price(items[Math.floor(items.length / 2)] as Product);
      const priceRanges = [
        { from: null, below: middle },
        { from: middle, below: null },
      ];
      const { facets } = answered(await world.search.products(searchQuery({ facets: ['price'], priceRanges })));
      const below = items.filter((product) => price(product) < middle).length;
      expect(facets[0]?.values.map(({ id, count }) => `${id} ${count}`)).toEqual([
        `*-${majorOf(middle)} ${below}`,
        `${majorOf(middle)}-* ${items.length - below}`,
      ]);
    },
  },
  {
    title: 'what nobody asked to count is not counted',
    async prove(world) {
      expect((await find(world, [])).facets).toEqual([]);
    },
  },
  {
    title: 'a very long list of values finds the same as a short one',
    async prove(world) {
      const many = Array.from({ length: 400 }, (_, at) => `NO-SUCH-SKU-${at}`);
      expect((await find(world, [anyOf('sku', ...many, 'RT-TE-220')])).skus).toEqual(['RT-TE-220']);
    },
  },
  {
    title: 'all categories come in the order of their position, the root among them',
    async prove({ search }) {
      const { items, total } = answered(await search.categories(allCategories));
      expect(items.length).toBe(total);
      const keys = items.map(({ position, id }) => [position, id] as const);
      expect(keys).toEqual(keys.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
      expect(items.find(({ id }) => id === 304)).toMatchObject({ name: 'New Arrivals', isActive: true });
      expect(items.some(({ id, level }) => id === 2 && level === 1)).toBe(true);
    },
  },
  {
    title: 'a category is found by its address',
    async prove({ search }) {
      const byId = answered(await search.categories(searchQuery({ conditions: [is('id', 304)] })));
      const address = is('url_path', byId.items[0]?.urlPath ?? '');
      expect(answered(await search.categories(searchQuery({ conditions: [address] })))).toEqual(byId);
      expect(byId.total).toBe(1);
    },
  },
  {
    title: 'attributes come with what may be chosen of them, by the ids that products carry',
    async prove(world) {
      const { items } = answered(await world.search.attributes(allAttributes));
      const { items: kurtas } = await find(world, [is('sku', 'AJ-KS-1042')]);
      const color = items.find(({ code }) => code === 'color');
      expect(color).toMatchObject({
        input: 'choice',
        isVisible: true,
        isUserDefined: true,
        isVisibleOnFront: true,
        isComparable: true,
      });
      const [id] = kurtas[0]?.attributes['color'] ?? [];
      expect(color?.options.find((option) => option.id === id)).toEqual({ id: '49', label: 'Indigo' });
    },
  },
];

function findsKurta(condition: Condition): Rule<SearchWorld> {
  return {
    title: `one product is found by its ${condition.field}`,
    async prove(world) {
      const { items, total, start } = await find(world, [condition]);
      expect({ total, start }).toEqual({ total: 1, start: 0 });
      expect(items).toMatchObject([{ id: 1042, sku: 'AJ-KS-1042', parentSku: 'AJ-KS-1042', type: 'configurable' }]);
      expect(items[0]?.variants.find(({ sku }) => sku === 'AJ-KS-1042-M')).toMatchObject({
        choice: { color: 49, size: 167 },
        stock: { quantity: 7, isInStock: true, status: 1 },
      });
    },
  };
}

function pagesFollow(sort: string): Rule<SearchWorld> {
  return {
    title: `pages follow each other in the order "${sort}"`,
    async prove(world) {
      const all = await findAll(world, sort);
      const first = await find(world, [], { size: 5, sort });
      const second = await find(world, [], { size: 5, start: 5, sort });
      expect([...first.skus, ...second.skus]).toEqual(all.skus.slice(0, 10));
      expect(second).toMatchObject({ total: all.total, start: 5 });
    },
  };
}
