import { describe, expect, test } from 'vitest';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { allCategories, type Condition, searchQuery } from '#domain/catalog/search-query.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { createMemorySearchIndex } from './memory-search-index.ts';
import { findInIndex, IVORY, openIndex } from './search-index-for-tests.ts';

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
    expect((await findInIndex({ conditions: [condition], sort: 'id:asc' })).ids).toEqual(ids);
  });

  test('all of them count', async () => {
    const onSale: Condition = { field: 'sale', kind: 'is', value: 'true' };
    const isNew: Condition = { field: 'new', kind: 'is', value: 'true' };
    expect([
      (await findInIndex({ conditions: [onSale] })).ids,
      (await findInIndex({ conditions: [onSale, isNew] })).ids,
    ]).toEqual([[2], []]);
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
    expect((await findInIndex({ sort: 'price:asc' }, 'US')).ids).toEqual([3, 2, 1]);
  });

  test('categories stand as the merchant has put them', async () => {
    const reply = await openIndex().categories(allCategories);
    expect(reply).toMatchObject({ kind: 'ok', value: { items: [{ id: 4 }, { id: 3 }, { id: 2 }], total: 3 } });
  });
});

describe('text', () => {
  test('a name that says more of it comes first, and a plural is the same word', async () => {
    expect((await findInIndex({ text: 'shawl' })).ids).toEqual([1, 3]);
    expect((await findInIndex({ text: 'shawls' })).ids).toEqual([3, 1]);
  });

  test('an article number is found as it stands, in any case', async () => {
    expect((await findInIndex({ text: 'ku-2-i' })).ids[0]).toBe(2);
  });

  test('the deepest categories of a product are words for it', async () => {
    expect([(await findInIndex({ text: 'wraps' })).ids, (await findInIndex({ text: 'root' })).ids]).toEqual([[1], []]);
  });

  test('a mistyped word is taken for the nearest one, and that is said', async () => {
    const found = await findInIndex({ text: 'kurda' });
    expect([found.ids, found.corrections]).toEqual([[2, 3], [{ typed: 'kurda', meant: 'kurta' }]]);
    expect((await findInIndex({ text: 'kurta' })).corrections).toEqual([]);
  });
});

describe('pages', () => {
  test('follow one another, and all that was found is counted', async () => {
    const { ids, total, start } = await findInIndex({ sort: 'id:asc', start: 1, size: 1 });
    expect([ids, total, start]).toEqual([[2], 3, 1]);
  });

  test('are of the usual size where none is asked for', async () => {
    const index = createMemorySearchIndex();
    index.put(...Array.from({ length: 30 }, (_each, at) => productForTests(`P${at}`, { id: at + 1 })));
    const reply = await index.products({ ...searchQuery({}), size: 0, start: -5 });
    expect(reply.kind === 'ok' && [reply.value.items.length, reply.value.start]).toEqual([24, 0]);
  });
});
