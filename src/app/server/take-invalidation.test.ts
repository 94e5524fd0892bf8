import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask, createServersForTests, page, type ServersForTests } from './servers-for-tests.ts';

const KEY = 'key-of-the-tests-and-of-nobody-else';
const authorization = `Bearer ${KEY}`;

let servers: ServersForTests;
beforeEach(() => {
  servers = createServersForTests();
});
afterEach(() => servers.close());

async function openShop(invalidationKey: string | null = KEY, now = () => 0) {
  const invalidated: string[] = [];
  const key = invalidationKey === null ? {} : { invalidationKey };
  const port = await servers.openShop(async () => page('never'), undefined, { ...key, invalidated, now });
  const post = (body: string, headers: Record<string, string> = { authorization }) =>
    ask(port, '/invalidate', { method: 'POST', headers, body });
  return { port, invalidated, post };
}

test('CACHE-17 who has the key invalidates tags of the list', async () => {
  const { invalidated, post } = await openShop();
  const tags = ['home', 'P12', 'C304'];
  const { status, body } = await post(JSON.stringify({ tags }));
  expect([status, JSON.parse(body)]).toEqual([200, { invalidated: tags }]);
  expect(invalidated).toEqual(tags);
});

test.each(['search', 'P', 'C0', 'P12,P13', 'Home', ''])(
  'CACHE-17 the tag "%s" is not in the list and refused, with all that is beside it',
  async (tag) => {
    const { invalidated, post } = await openShop();
    const { status, body } = await post(JSON.stringify({ tags: ['home', tag] }));
    expect([status, JSON.parse(body)]).toEqual([400, { error: 'A tag is not in the list of available tags.', tag }]);
    expect(invalidated).toEqual([]);
  },
);

test.each(['', '{', 'null', '[]', '{"tags":"home"}', '{"tags":[]}', '{"tags":[7]}', '{"tags":{"0":"home"}}'])(
  'the body %s tells no tags',
  async (body) => {
    const { invalidated, post } = await openShop();
    expect((await post(body)).status).toBe(400);
    expect(invalidated).toEqual([]);
  },
);

test('nobody else does, and nobody where there is no key', async () => {
  const { port, invalidated, post } = await openShop();
  const body = '{"tags":["home"]}';
  const wrong = [
    {},
    { authorization: KEY },
    { authorization: `Bearer ${'x'.repeat(KEY.length)}` },
    { authorization: 'Bearer ' },
  ];
  for (const headers of wrong) expect((await post(body, headers as Record<string, string>)).status).toBe(401);
  const unkeyed = await openShop(null);
  expect((await unkeyed.post(body, { authorization: 'Bearer ' })).status).toBe(401);
  const read = await ask(port, '/invalidate', { headers: { authorization } });
  expect([read.status, read.headers['allow'], read.headers['cache-control']]).toEqual([405, 'POST', 'no-store']);
  expect((await post(`{"tags":["home"],"x":"${'x'.repeat(20_000)}"}`)).status).toBe(413);
  expect([...invalidated, ...unkeyed.invalidated]).toEqual([]);
});

test('a client does so sixty times in a minute, right or wrong', async () => {
  const { post } = await openShop();
  const statuses = [];
  for (let at = 0; at < 61; at += 1)
    statuses.push((await post('{"tags":["home"]}', at % 2 ? {} : { authorization })).status);
  expect(statuses.slice(0, 60).every((status) => status === 200 || status === 401)).toBe(true);
  expect(statuses[60]).toBe(429);
});
