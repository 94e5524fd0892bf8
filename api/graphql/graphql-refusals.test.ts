import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

test.each<[string, string, string | RegExp]>([
  ['nothing', '', 'Syntax Error: Unexpected <EOF>.'],
  ['no query', '{', /^Syntax Error/],
  ['what is no token', '{ products ? }', /^Syntax Error/],
  ['a text without an end', '{ products(search: "abc) { total_count } }', /^Syntax Error/],
  ['an unknown query', '{ foo }', 'Cannot query field "foo" on type "Query".'],
  ['an unknown field', '{ products { items { skuu } } }', 'Cannot query field "skuu" on type "Product".'],
  [
    'an unknown argument',
    '{ products(size: 3) { total_count } }',
    'Unknown argument "size" on field "Query.products".',
  ],
  ['an unknown filter', '{ products(filter: { shoe: { eq: 1 } }) { total_count } }', /shoe/],
  ['an unknown operator', '{ products(filter: { id: { about: 1 } }) { total_count } }', /about/],
  ['an unknown sort key', '{ products(sort: { shoe: ASC }) { total_count } }', /shoe/],
  ['an unknown direction', '{ products(sort: { price: DOWN }) { total_count } }', /DOWN/],
  ['a page size that is no number', '{ products(pageSize: "a") { total_count } }', /Int cannot represent/],
  ['a missing variable', 'query ($n: Int!) { products(pageSize: $n) { total_count } }', /"\$n" has invalid value/],
  ['no fields of an object', '{ products }', /must have a selection of subfields/],
  ['fields of a leaf', '{ products { total_count { x } } }', /must not have a selection/],
  [
    'a circle of fragments',
    '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }',
    /Cannot spread fragment "a" within itself/,
  ],
  ['a change', 'mutation { products { total_count } }', /mutation/],
  ['a subscription', 'subscription { products { total_count } }', /subscription/],
  [
    'two queries and no name',
    'query A { taxrule { total_count } } query B { taxrule { total_count } }',
    /Must provide operation name/,
  ],
])('faulty query: %s', async (_what, query, message) => {
  const [status, [first]] = (await messages(query)) as [number, string[]];
  expect(status).toBe(400);
  expect(first).toMatch(message);
});

test('a query that is not in the document, a variable of the wrong type, and a store that nobody knows', async () => {
  const query = 'query A($n: Int) { products(pageSize: $n) { total_count } }';
  expect(await messages(query, { operationName: 'B' })).toEqual([400, ['Unknown operation named "B".']]);
  const [status, [message]] = (await messages(query, { variables: { n: 'x' } })) as [number, string[]];
  expect([status, message]).toEqual([400, expect.stringContaining('$n')]);
  expect(await messages('{ taxrule { total_count } }', { address: '?storeCode=xx' })).toEqual([
    400,
    ['Unknown store code xx'],
  ]);
  expect(await messages('{ taxrule { total_count } }', { address: '?storeCode=de' })).toEqual([200, []]);
});

describe('a search that GET /api/catalog would refuse is refused in the same words', () => {
  const invalid = [200, ['Invalid search request']];
  test.each<[string, string, unknown, unknown]>([
    ['an operator without operand', '{ products(filter: { id: {} }) { total_count } }', {}, invalid],
    ['null as operand', '{ products(filter: { id: { eq: null } }) { total_count } }', {}, invalid],
    ['two plain operators', '{ products(filter: { id: { eq: 1, in: [1] } }) { total_count } }', {}, invalid],
    ['a plain one and a range', '{ products(filter: { id: { eq: 1, gt: 0 } }) { total_count } }', {}, invalid],
    ['an operand that is an object', '{ products(filter: { id: { eq: { a: 1 } } }) { total_count } }', {}, invalid],
    ['an operand that is a list', '{ products(filter: { id: { eq: [1] } }) { total_count } }', {}, invalid],
    ['a range of words', '{ products(filter: { price: { gte: "cheap" } }) { total_count } }', {}, invalid],
    ['another scope', '{ products(filter: { color: { eq: 1, scope: "world" } }) { total_count } }', {}, invalid],
    ['no buckets', '{ products(aggregations: [{ field: "color", size: 0 }]) { total_count } }', {}, invalid],
    ['too many buckets', '{ products(aggregations: [{ field: "color", size: 1001 }]) { total_count } }', {}, invalid],
    ['a text that is too long', `{ products(search: "${'a'.repeat(201)}") { total_count } }`, {}, invalid],
    ['a NUL', '{ products(search: "a\\u0000b") { total_count } }', {}, invalid],
    ['a group below 0', '{ products(groupId: -1) { total_count } }', {}, invalid],
    [
      'a group token that nobody has',
      'query ($t: String) { products(groupToken: $t) { total_count } }',
      { t: 'x' },
      [200, ["The consumer isn't authorized to access self."]],
    ],
  ])('%s', async (_what, query, variables, answer) => {
    expect(await messages(query, { variables })).toEqual(answer);
  });
});

type Sent = { readonly method?: string; readonly type?: string; readonly body?: string };

async function send({ method = 'POST', type = 'application/json', body }: Sent) {
  const headers: Record<string, string> = type === '' ? {} : { 'content-type': type };
  const response = await shop.api.fetch(
    new Request('http://api.test/graphql', { method, headers, ...(body === undefined ? {} : { body }) }),
  );
  return { status: response.status, body: response.status === 204 ? null : await response.json() };
}

const QUERY = JSON.stringify({ query: '{ taxrule { total_count } }' });

test.each<[string, Sent, number, unknown]>([
  ['GET', { method: 'GET', type: '' }, 405, { code: 405, result: 'Method not allowed' }],
  ['PUT', { method: 'PUT', body: QUERY }, 405, { code: 405, result: 'Method not allowed' }],
  ['OPTIONS', { method: 'OPTIONS', type: '' }, 204, null],
  [
    'a form',
    { type: 'application/x-www-form-urlencoded', body: 'query={x}' },
    415,
    { code: 415, result: 'Content type must be application/json' },
  ],
  [
    'a bare query',
    { type: 'application/graphql', body: '{ x }' },
    415,
    { code: 415, result: 'Content type must be application/json' },
  ],
  ['no type', { type: 'text/plain', body: QUERY }, 415, { code: 415, result: 'Content type must be application/json' }],
  [
    'a body of 101 kB',
    { body: JSON.stringify({ query: '{ x }', pad: Array.from({ length: 11 }, () => 'x'.repeat(9_300)) }) },
    413,
    { code: 413, result: 'Request body is too large' },
  ],
  ['no JSON', { body: '{' }, 400, { errors: [{ message: 'Request body is not valid JSON' }] }],
  [
    'a query of 10 kB',
    { body: JSON.stringify({ query: `#${'x'.repeat(10_000)}` }) },
    400,
    { errors: [{ message: 'query must have at most 10000 characters' }] },
  ],
  ['no query', { body: '{}' }, 400, { errors: [{ message: expect.stringMatching(/^query /) }] }],
  ['several at once', { body: `[${QUERY},${QUERY}]` }, 400, { errors: [{ message: expect.any(String) }] }],
  [
    'variables that are a list',
    { body: '{"query":"{ x }","variables":[]}' },
    400,
    { errors: [{ message: expect.stringMatching(/^variables /) }] },
  ],
  [
    'a query and its type',
    { type: 'application/json; charset=utf-8', body: QUERY },
    200,
    { data: { taxrule: { total_count: expect.any(Number) } } },
  ],
])('transport: %s', async (_what, sent, status, body) => {
  expect(await send(sent)).toEqual({ status, body });
});
