import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askGraphql } from '#api/testing/ask-graphql.ts';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
}, OPENING_MS);
afterAll(() => shop.api.close());

async function messages(query: string, more: { variables?: unknown; operationName?: string; address?: string } = {}) {
  const { status, body } = await askGraphql(shop.api, { query, ...more });
  expect(JSON.stringify(body)).not.toMatch(/"stack"|node_modules|select |\.ts/);
  return [status, (body.errors ?? []).map(({ message }) => message)];
}

const aliases = (count: number, field: string) =>
  Array.from({ length: count }, (_, at) => `a${at}: ${field}`).join(' ');

test('tokens', async () => {
  const words = (count: number) => `{ ${Array.from({ length: count }, () => 'x').join(' ')} }`;
  expect((await messages(words(998)))[1]).not.toContain('Query has more than 1000 tokens');
  expect(await messages(words(999))).toEqual([400, ['Query has more than 1000 tokens']]);
});

test('searches, under whatever names and in whatever fragments', async () => {
  const one = 'taxrule { total_count }';
  expect(await messages(`{ ${aliases(10, one)} }`)).toEqual([200, []]);
  const refused = [400, ['Query has more than 10 searches']];
  expect(await messages(`{ ${aliases(11, one)} }`)).toEqual(refused);
  expect(
    await messages(
      `{ ${aliases(5, one)} ...more } fragment more on Query { ${aliases(5, one).replaceAll('a', 'b').replaceAll('tbxrule', 'taxrule').replaceAll('totbl', 'total')} ... { z: ${one} } }`,
    ),
  ).toEqual(refused);
});

test('fields, fragments written out, even where they double each other', async () => {
  const wide = (count: number) => `{ products(pageSize: 1) { items { ${aliases(count, 'sku')} } } }`;
  expect(await messages(wide(300))).toEqual([200, []]);
  const doubled = Array.from(
    { length: 40 },
    (_, at) => `fragment f${at} on Product { ...f${at + 1} ... on Product { ...f${at + 1} } }`,
  );
  const query = `{ products { items { ...f0 } } } ${doubled.join(' ')} fragment f40 on Product { sku }`;
  expect(await messages(query)).toEqual([400, ['Query has more than 500 fields']]);
});

test('depth, before anything walks down into it', async () => {
  const list = (depth: number) =>
    `{ products(filter: { id: { eq: ${'['.repeat(depth)}${']'.repeat(depth)} } }) { total_count } }`;
  expect(await messages(list(27))).toEqual([200, ['Invalid search request']]);
  expect(await messages(list(30))).toEqual([400, ['Query is nested deeper than 32 levels']]);
  expect(await messages('{a'.repeat(400))).toEqual([400, ['Query is nested deeper than 32 levels']]);
  expect(await messages('{a('.repeat(300))).toEqual([400, ['Query is nested deeper than 32 levels']]);
});

test('values: rows that are found times their fields, of all searches together, and lists more than plain ones', async () => {
  const all = (count: number, field: string) => `products(pageSize: 4000) { items { ${aliases(count, field)} } }`;
  const tooMuch = 'Query asks for more than 300000 values';
  expect(await messages(`{ ${all(300, 'sku')} }`)).toEqual([200, []]);
  expect(await messages(`{ ${all(8, 'configurable_children')} }`)).toEqual([200, []]);
  expect(await messages(`{ ${all(12, 'configurable_children')} }`)).toEqual([200, [tooMuch]]);
  const one = all(8, 'configurable_children');
  expect((await messages(`{ a: ${one} b: ${one} }`))[1]).toContain(tooMuch);
});

test('the schema may be asked about in full, but not in circles', async () => {
  expect(await messages(getIntrospectionQuery())).toEqual([200, []]);
  const circle = 'fields { type { '.repeat(4);
  const [status, [message]] = (await messages(`{ __schema { types { ${circle} name ${'} }'.repeat(4)} } } }`)) as [
    number,
    string[],
  ];
  expect([status, message]).toEqual([400, 'Maximum introspection depth exceeded']);
});

test('the worst that is let through to validation is answered soon', async () => {
  const before = process.threadCpuUsage();
  await messages(`{ products { items { ${Array.from({ length: 980 }, () => 'sku').join(' ')} } } }`);
  expect(process.threadCpuUsage(before).user).toBeLessThan(5_000_000);
});
