import { describe, expect, test } from 'vitest';
import type { Product } from '#domain/catalog/product.ts';
import { allCategories, type Condition, type SearchIndex, searchQuery } from '#domain/catalog/search-query.ts';
import { type Market, priceOf } from '#domain/pricing/price-tag.ts';
import { answered } from './answered.ts';

export type SearchWorld = {
  readonly index: SearchIndex;
  /** The market the index prices for. */
  readonly market: Market;
};

const is = (field: string, value: string | number): Condition => ({ field, kind: 'is', value });
const anyOf = (field: string, ...values: (string | number)[]): Condition => ({ field, kind: 'any-of', values });

/** What every index does over a catalogue with the contract's reference data (section 9). */
export function searchIndexContract(name: string, makeWorld: () => Promise<SearchWorld>): void {
  describe(`${name} finds products`, () => {
    async function find(conditions: readonly Condition[], more: { sort?: string; size?: number; start?: number } = {}) {
      const { index, market } = await makeWorld();
      const found = answered(await index.products(searchQuery({ conditions, ...more })));
      const price = (product: Product): number => priceOf(product.prices, market).current;
      return { ...found, skus: found.items.map(({ sku }) => sku), price };
    }

    test.each([
      is('sku', 'AJ-KS-1042'),
      is('url_path', 'women/kurta-sets/indigo-block-print-kurta-set'),
      is('configurable_children.sku', 'AJ-KS-1042-M'),
      is('id', 1042),
    ])('one product by %j', async (condition) => {
      const { items, total, start } = await find([condition]);
      expect({ total, start }).toEqual({ total: 1, start: 0 });
      expect(items).toMatchObject([{ id: 1042, sku: 'AJ-KS-1042', parentSku: 'AJ-KS-1042', type: 'configurable' }]);
      expect(items[0]?.variants.find(({ sku }) => sku === 'AJ-KS-1042-M')).toMatchObject({
        choice: { color: 49, size: 167 },
        stock: { pieces: 7, isInStock: true, status: 1 },
      });
    });

    test('nothing is found in silence', async () => {
      expect(await find([is('sku', 'NO-SUCH')])).toMatchObject({ items: [], total: 0 });
      expect(await find([anyOf('sku')])).toMatchObject({ items: [], total: 0 });
      expect(await find([is('no_such_field', 'x')])).toMatchObject({ items: [], total: 0 });
    });

    test('all conditions hold together', async () => {
      const { items, total } = await find([anyOf('category_ids', 41), anyOf('status', 0, 1), is('type_id', 'simple')]);
      expect(total).toBeGreaterThan(0);
      expect(items.every(({ categoryIds, type }) => categoryIds.includes(41) && type === 'simple')).toBe(true);
    });

    test('CAT-090 a lower bound is part of the range, an upper one is not', async () => {
      const all = await find([], { size: 4_000, sort: 'price:asc' });
      const [from = 0, below = 0] = [all.items[3], all.items.at(-4)].map((product) => product && all.price(product));
      const found = await find([{ field: 'price', kind: 'between', from, below }], { size: 4_000 });
      const expected = all.items.filter((product) => all.price(product) >= from && all.price(product) < below);
      expect(found.items.length).toBeLessThan(all.items.length);
      expect(found.skus.toSorted()).toEqual(expected.map(({ sku }) => sku).toSorted());
    });

    test.each(['price:asc', 'price:desc', 'created_at:desc', 'name:asc', ''])(
      'pages in the order %o follow each other',
      async (sort) => {
        const all = await find([], { size: 4_000, sort });
        const first = await find([], { size: 5, sort });
        const second = await find([], { size: 5, start: 5, sort });
        expect([...first.skus, ...second.skus]).toEqual(all.skus.slice(0, 10));
        expect(second).toMatchObject({ total: all.total, start: 5 });
      },
    );

    test('prices go up and down, and equal ones keep the direction by id', async () => {
      const keys = (found: Awaited<ReturnType<typeof find>>) =>
        found.items.map((product) => [found.price(product), product.id] as const);
      const up = keys(await find([], { size: 4_000, sort: 'price:asc' }));
      expect(up).toEqual(up.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
      const down = keys(await find([], { size: 4_000, sort: 'price:desc' }));
      expect(down).toEqual(up.toReversed());
    });

    test('what can be had comes first, ties go down by id', async () => {
      const { items } = await find([], { size: 4_000, sort: 'stock.is_in_stock:desc' });
      const flags = items.map(({ stock }) => stock.isInStock);
      expect(flags).toEqual(flags.toSorted((a, b) => Number(b) - Number(a)));
      expect(new Set(flags).size).toBe(2);
      const ids = items.filter(({ stock }) => stock.isInStock).map(({ id }) => id);
      expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    });

    test('a very long list of values finds the same as a short one', async () => {
      const many = Array.from({ length: 400 }, (_, at) => `NO-SUCH-SKU-${at}`);
      expect((await find([anyOf('sku', ...many, 'RT-TE-220')])).skus).toEqual(['RT-TE-220']);
    });
  });

  describe(`${name} finds categories`, () => {
    test('all of them in the order of their position, the root among them', async () => {
      const { index } = await makeWorld();
      const { items, total } = answered(await index.categories(allCategories));
      expect(items.length).toBe(total);
      const keys = items.map(({ position, id }) => [position, id] as const);
      expect(keys).toEqual(keys.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
      expect(items.find(({ id }) => id === 304)).toMatchObject({
        name: 'New Arrivals',
        slug: 'new-arrivals',
        isActive: true,
      });
      expect(items.some(({ id, level }) => id === 2 && level === 1)).toBe(true);
    });

    test('one by its address', async () => {
      const { index } = await makeWorld();
      const { items } = answered(await index.categories(searchQuery({ conditions: [is('id', 304)] })));
      const found = answered(
        await index.categories(searchQuery({ conditions: [is('url_path', items[0]?.urlPath ?? '')] })),
      );
      expect(found.items).toEqual(items);
    });
  });
}
