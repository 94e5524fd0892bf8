import { buildSchema, execute, parse } from 'graphql';
import { expect, test } from 'vitest';
import { itemFields } from './item-fields.ts';

const schema = buildSchema(`
  type Query { products: Page }
  type Page { total_count: Int items: [Product] }
  type Product { id: Int sku: String stock: Stock }
  type Stock { qty: Int }
`);

/** The fields that a query asks of products. */
async function fieldsOf(query: string): Promise<readonly string[]> {
  let found: readonly string[] = [];
  const products = (_given: unknown, _asked: unknown, info: Parameters<typeof itemFields>[0]) => {
    found = itemFields(info);
    return null;
  };
  await execute({ schema, document: parse(query), rootValue: { products } });
  return found;
}

test.each<[string, string, readonly string[]]>([
  ['the count alone', '{ products { total_count } }', ['id']],
  ['the type alone', '{ products { items { __typename } } }', ['id']],
  ['some fields', '{ products { items { sku stock { qty } } } }', ['sku', 'stock']],
  ['other names', '{ products { list: items { number: sku } } }', ['sku']],
  ['items twice', '{ products { items { sku } items { stock { qty } } } }', ['sku', 'stock']],
  ['the search twice', '{ products { items { sku } } products { items { stock { qty } } } }', ['sku', 'stock']],
  [
    'fragments in fragments',
    '{ ...a } fragment a on Query { products { ...b } } fragment b on Page { items { ... { id ...c } } } fragment c on Product { sku }',
    ['id', 'sku'],
  ],
])('%s', async (_what, query, fields) => {
  expect(await fieldsOf(query)).toEqual(fields);
});

test('fragments that double each other are looked at once', async () => {
  const doubled = Array.from(
    { length: 30 },
    (_, at) => `fragment f${at} on Product { ...f${at + 1} ...g${at} } fragment g${at} on Product { ...f${at + 1} }`,
  );
  expect(
    await fieldsOf(`{ products { items { ...f0 } } } ${doubled.join(' ')} fragment f30 on Product { sku }`),
  ).toEqual(['sku']);
});
