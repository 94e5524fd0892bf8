import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi, TODAY } from '#api/testing/open-test-api.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi({ limits: { readsPerMinute: 40, writesPerMinute: 40 }, introspection: false });
}, OPENING_MS);
afterAll(() => shop.api.close());

function ask(client: string, query: string): Promise<Response> {
  return shop.api.fetch(
    new Request('http://api.test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
      body: JSON.stringify({ query }),
    }),
  );
}

/** How many of the queries are answered in a minute, of as many as there are reads in it. */
async function answered(client: string, query: string): Promise<number> {
  const statuses: number[] = [];
  for (let at = 0; at < 40; at += 1) statuses.push((await ask(client, query)).status);
  return statuses.filter((status) => status === 200).length;
}

const aliases = (count: number) => Array.from({ length: count }, (_, at) => `a${at}: sku`).join(' ');

test('small queries are as many as other reads', async () => {
  expect(await answered('203.0.113.1', '{ products { items { id sku name } } }')).toBe(40);
});

test('who has all rows loaded has soon spent a minute, and nobody else has', async () => {
  const query = `{ products(pageSize: 4000) { items { ${aliases(60)} } } }`;
  const few = await answered('203.0.113.2', query);
  expect(few).toBeGreaterThan(5);
  expect(few).toBeLessThan(20);
  const refused = await ask('203.0.113.2', '{ taxrule { total_count } }');
  expect(refused.status).toBe(429);
  expect(await refused.json()).toEqual({ code: 429, result: 'Too many requests' });
  expect(Number(refused.headers.get('retry-after'))).toBe(60);
  expect((await ask('203.0.113.3', query)).status).toBe(200);
  shop.clock.stopAt(TODAY + 60_000);
  expect((await ask('203.0.113.2', query)).status).toBe(200);
  shop.clock.stopAt(null);
});

test('what is paid for is what was loaded, not what could have been', async () => {
  const query = `{ products(pageSize: 4000, filter: { sku: { eq: "AJ-KS-1042" } }) { items { ${aliases(60)} } } }`;
  expect(await answered('203.0.113.4', query)).toBe(40);
});

test('the schema is closed, and the names of types are not', async () => {
  const answer = await ask('203.0.113.5', getIntrospectionQuery());
  expect(answer.status).toBe(400);
  const { errors } = (await answer.json()) as { readonly errors: readonly { readonly message: string }[] };
  expect(errors[0]?.message).toContain('introspection has been disabled');
  expect((await ask('203.0.113.5', '{ __type(name: "Product") { name } }')).status).toBe(400);
  expect((await ask('203.0.113.5', '{ __typename taxrule { __typename total_count } }')).status).toBe(200);
});
