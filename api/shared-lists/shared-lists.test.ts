import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';

type Shared = { readonly list: string; readonly secret: string; readonly expires_at: string };
type Shown = { readonly title: string; readonly name: string; readonly skus: readonly string[] };

const KURTA = 'AJ-KS-1042';
const TEE = 'RT-TE-220';
const DAY_MS = 86_400_000;
const GONE = { status: 404, result: 'No such list' };

const lines: string[] = [];
let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi({ log: (line) => lines.push(line), limits: { readsPerMinute: 900, writesPerMinute: 900 } });
}, OPENING_MS);
afterAll(() => shop.api.close());

const share = (body: unknown, sent: object = {}) =>
  shop.call<Shared>('wishlistShare', '/api/wishlist/share', { body, ...sent });
const read = (list: string) => shop.call<Shown>('wishlistShared', `/api/wishlist/shared?list=${list}`);
const end = (body: unknown) => shop.call('wishlistUnshare', '/api/wishlist/unshare', { body });

test('a list is read by its link: what is sold, in its order, once, and who shares it where that was said', async () => {
  const skus = [TEE, 'NO-SUCH', KURTA, TEE];
  const { result } = await share({ skus, title: ' For Diwali ', name: 'Meera' });
  const shown = await read(result.list);
  expect(shown.result).toMatchObject({ title: 'For Diwali', name: 'Meera', skus: [TEE, KURTA] });
  expect(shown.headers.get('cache-control')).toContain('no-store');
  const { result: plain } = await share({ skus: [KURTA] });
  expect((await read(plain.list)).result).toMatchObject({ title: '', name: '' });
});

test('a link cannot be guessed, and neither it nor the secret is in the log', async () => {
  const { list, secret } = (await share({ skus: [KURTA] })).result;
  await read(list);
  await end({ list, secret });
  for (const name of [list, secret]) {
    expect(name).toMatch(/^[\w-]{32}$/);
    expect(lines.join()).not.toContain(name);
  }
});

test('whoever has the secret ends a list, as often as they like; nobody else does', async () => {
  const [mine, other] = [(await share({ skus: [KURTA] })).result, (await share({ skus: [KURTA] })).result];
  for (const secret of [other.secret, mine.list, 'guess'])
    expect(await end({ list: mine.list, secret })).toMatchObject(GONE);
  expect(await read(mine.list)).toMatchObject({ status: 200 });
  for (const _time of [1, 2])
    expect(await end({ list: mine.list, secret: mine.secret })).toMatchObject({ status: 200, result: true });
  expect(await read(mine.list)).toMatchObject(GONE);
  expect(await read(other.list)).toMatchObject({ status: 200 });
});

test('ten lists a minute are shared from one address', async () => {
  const port = await shop.api.listen(0);
  const shareAbroad = () =>
    fetch(`http://127.0.0.1:${port}/api/wishlist/share`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
      body: JSON.stringify({ skus: [KURTA] }),
    });
  const statuses: number[] = [];
  for (let at = 0; at < 11; at += 1) statuses.push((await shareAbroad()).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});

test('a list ends by itself after 90 days', async () => {
  const { list, expires_at } = (await share({ skus: [KURTA] })).result;
  expect(Date.parse(expires_at) - shop.clock.now()).toBe(90 * DAY_MS);
  shop.clock.stopAt(Date.parse(expires_at) - 1);
  expect(await read(list)).toMatchObject({ status: 200 });
  shop.clock.stopAt(Date.parse(expires_at));
  expect(await read(list)).toMatchObject(GONE);
  shop.clock.stopAt(null);
});

test.each([
  ['no skus', {}, 'skus'],
  ['an empty list', { skus: [] }, 'skus'],
  ['101 skus', { skus: Array(101).fill(KURTA) }, 'skus'],
  ['what is no sku', { skus: [7] }, 'skus.0'],
  ['a long title', { skus: [KURTA], title: 'x'.repeat(61) }, 'title'],
  ['a title of two lines', { skus: [KURTA], title: 'For\nDiwali' }, 'title'],
  ['a long name', { skus: [KURTA], name: 'x'.repeat(41) }, 'name'],
  ['a name of two lines', { skus: [KURTA], name: 'Meera\tIyer' }, 'name'],
])('%s is refused by its field', async (_case, body, field) => {
  expect(await share(body)).toMatchObject({ status: 400, result: [{ field }] });
});

test('of nothing that is sold there is nothing to share', async () => {
  expect(await share({ skus: ['NO-SUCH'] })).toMatchObject({ status: 400, result: 'Nothing to share' });
});

test.each([
  ['', 'list parameter is required', 400],
  ['nobody', 'No such list', 404],
])('the list "%s" is no list', async (list, result, status) => {
  expect(await read(list)).toMatchObject({ status, result });
});
