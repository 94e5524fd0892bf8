import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLObjectType, getNamedType, isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { askGraphql } from '#api/testing/ask-graphql.ts';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';

const schema = buildSchema(readFileSync(new URL('../../docs/api/schema.graphql', import.meta.url), 'utf8'));

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
}, OPENING_MS);
afterAll(() => shop.api.close());

/** Every field of a type, down to its leaves. */
function everyField(type: GraphQLObjectType): string {
  const fields = Object.values(type.getFields()).map(({ name, type: of }) => {
    const inner = getNamedType(of);
    return isObjectType(inner) ? `${name} ${everyField(inner)}` : name;
  });
  return `{ ${fields.join(' ')} }`;
}

type Entity = Readonly<Record<string, unknown>>;
type Answered = { readonly items: readonly Entity[]; readonly total_count: number };

async function ask<T = Readonly<Record<string, Answered>>>(query: string, variables?: object, more = {}): Promise<T> {
  const { status, body } = await askGraphql<T>(shop.api, { query, ...(variables ? { variables } : {}), ...more });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data as T;
}

const queries = [
  ['products', 'product'],
  ['categories', 'category'],
  ['customAttributeMetadata', 'attribute'],
  ['taxrule', 'taxrule'],
  ['cmsPages', 'cms_page'],
  ['cmsBlocks', 'cms_block'],
  ['cmsHierarchies', 'cms_hierarchy'],
  ['reviews', 'review'],
] as const;

test.each(queries)('%s tells every field of the schema, as GET /api/catalog does', async (name, type) => {
  const answered = schema.getQueryType()?.getFields()[name]?.type;
  const whole = answered && getNamedType(answered);
  if (!isObjectType(whole)) throw new Error(`no query ${name}`);
  const data = await ask(`{ ${name}(pageSize: 300) ${everyField(whole)} }`, undefined, { country: 'US' });
  const address = `/api/catalog?type=${type}&size=300`;
  const { result } = await shop.call<{ items: readonly Entity[]; total: number }>('catalogSearch', address, {
    headers: { 'country-id': 'US' },
  });
  expect(data[name]?.total_count).toBe(result.total);
  const fields = Object.keys(data[name]?.items[0] ?? {}).filter((field) => field !== 'custom_attributes');
  const known = result.items.map((item) => Object.fromEntries(fields.map((field) => [field, item[field] ?? null])));
  expect(data[name]?.items.map(({ custom_attributes: _, ...named }) => named)).toEqual(known);
});

test('one request may ask everything at once, under names of its own', async () => {
  const data = await ask(`{
    shirts: products(filter: { sku: { eq: "RT-TE-220" } }) { items { sku } page_info { page_size current_page } }
    kurtas: products(filter: { sku: { eq: "AJ-KS-1042" } }, pageSize: 5, currentPage: 0) { ...page }
    women: categories(filter: { id: { eq: 3 } }) { items { name } page_info { page_size } }
  }
  fragment page on Products { items { code: sku } page_info { page_size current_page } }`);
  expect(data).toEqual({
    shirts: { items: [{ sku: 'RT-TE-220' }], page_info: { page_size: 24, current_page: 1 } },
    kurtas: { items: [{ code: 'AJ-KS-1042' }], page_info: { page_size: 5, current_page: 1 } },
    women: { items: [{ name: 'Women' }], page_info: { page_size: 4000 } },
  });
});

test('amounts are those of the country, and a page follows the one before', async () => {
  const query = `query P($page: Int!) { products(sort: { price: DESC }, pageSize: 7, currentPage: $page) {
    items { id discount } page_info { page_size current_page } } }`;
  for (const country of ['IN', 'US', 'GB']) {
    for (const page of [1, 3]) {
      const address = `/api/catalog?type=product&sort=price:desc&size=7&from=${(page - 1) * 7}`;
      const { result } = await shop.call<Answered>('catalogSearch', address, { headers: { 'country-id': country } });
      const { products } = await ask(query, { page }, { country });
      expect(products).toEqual({
        items: result.items.map(({ id, discount }) => ({ id, discount })),
        page_info: { page_size: 7, current_page: page },
      });
    }
  }
});

test.each([
  ['below 1', 0, 24],
  ['negative', -3, 24],
  ['null', null, 24],
  ['beyond the limit', 99_999, 4000],
])('a page size %s', async (_what, size, effective) => {
  const { products } = await ask(`query P($size: Int) { products(pageSize: $size) { page_info { page_size } } }`, {
    size,
  });
  expect(products).toEqual({ page_info: { page_size: effective } });
});

const ties = `{ items { id } }`;

test.each<[string, string, object | undefined, string]>([
  ['in the query', `{ products(sort: { discount: ASC, price: DESC }) ${ties} }`, undefined, 'discount:asc,price:desc'],
  [
    'in the query, the other way round',
    `{ products(sort: { price: DESC, discount: ASC }) ${ties} }`,
    undefined,
    'price:desc,discount:asc',
  ],
  [
    'in variables',
    `query P($s: ProductSortInput) { products(sort: $s) ${ties} }`,
    { s: { stock_is_in_stock: 'DESC', price: 'ASC' } },
    'stock.is_in_stock:desc,price:asc',
  ],
  [
    'in variables, the other way round',
    `query P($s: ProductSortInput) { products(sort: $s) ${ties} }`,
    { s: { price: 'ASC', stock_is_in_stock: 'DESC' } },
    'price:asc,stock.is_in_stock:desc',
  ],
  [
    'as what a variable stands for when it is not given',
    `query P($s: ProductSortInput = { name: DESC, id: ASC }) { products(sort: $s) ${ties} }`,
    undefined,
    'name:desc,id:asc',
  ],
  [
    'with variables as directions',
    `query P($a: SortEnum!, $b: SortEnum) { products(sort: { stock_qty: $a, created_at: $b }) ${ties} }`,
    { a: 'DESC', b: 'DESC' },
    'stock.qty:desc,created_at:desc',
  ],
  [
    'without a direction',
    `{ products(sort: { price: null, updated_at: DESC }) ${ties} }`,
    undefined,
    'updated_at:desc',
  ],
  ['not at all', `{ products(sort: null) ${ties} }`, undefined, ''],
])('sort keys count in the order in which they are written: %s', async (_where, query, variables, sort) => {
  const { result } = await shop.call<Answered>('catalogSearch', `/api/catalog?type=product&sort=${sort}`);
  const { products } = await ask(query, variables);
  expect(products?.items).toEqual(result.items.map(({ id }) => ({ id })));
});

test('a document may hold several queries, of which one is named', async () => {
  const query = 'query A { taxrule { total_count } } query B { categories { total_count } }';
  expect(Object.keys(await ask(query, undefined, { operationName: 'B' }))).toEqual(['categories']);
});

test('parts are left out and taken in by directives', async () => {
  const query = `query P($no: Boolean!) {
    taxrule { total_count @skip(if: $no) items @include(if: $no) { id } }
  }`;
  expect(await ask(query, { no: true })).toEqual({ taxrule: { items: expect.any(Array) } });
});

test('the schema tells about itself', async () => {
  const data = await ask<{ __schema: { types: readonly { name: string }[] } }>('{ __schema { types { name } } }');
  expect(data.__schema.types.map(({ name }) => name)).toEqual(expect.arrayContaining(['Product', 'FilterTypeInput']));
});

test('a score is told with a text alone', async () => {
  const query = 'query P($t: String!) { products(search: $t, pageSize: 1) { items { _score } } }';
  expect((await ask(query, { t: 'kurta' }))['products']?.items[0]?.['_score']).toBeGreaterThan(0);
  expect((await ask(query, { t: '' }))['products']?.items[0]?.['_score']).toBeNull();
});

test('a fault of the server is told as that and nothing more', async () => {
  const query = '{ products { items { sku } } }';
  const broken = vi.spyOn(shop.clock, 'now').mockImplementation(() => {
    throw new Error('select secret from users');
  });
  const { status, body } = await askGraphql(shop.api, { query }).finally(() => broken.mockRestore());
  expect([status, body]).toEqual([
    200,
    { data: null, errors: [expect.objectContaining({ message: 'Internal server error', path: ['products'] })] },
  ]);
  expect(JSON.stringify(body)).not.toMatch(/secret|\.ts|stack/);
});
