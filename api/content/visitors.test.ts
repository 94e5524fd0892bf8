import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
}, OPENING_MS);
afterAll(() => shop.api.close());

const NEWSLETTER = '/api/ext/mailchimp-subscribe/subscribe';
const status = async (email: string) =>
  (await shop.call('newsletterStatus', `${NEWSLETTER}?email=${encodeURIComponent(email)}`)).result;
const subscribe = (body: unknown) => shop.call('newsletterSubscribe', NEWSLETTER, { body });
const unsubscribe = (body: unknown) => shop.call('newsletterUnsubscribe', NEWSLETTER, { body });

test('CUST-29 CUST-31 CUST-32 an address is subscribed, and is not, as often as one likes', async () => {
  const email = 'Tara+news@mail.test';
  expect(await status(email)).toBe('unsubscribed');
  for (const _again of [1, 2]) {
    expect(await subscribe({ email })).toMatchObject({ status: 200, result: 'subscribed' });
    expect(await status(email.toUpperCase())).toBe('subscribed');
  }
  for (const _again of [1, 2]) {
    expect(await unsubscribe({ email: 'tara+NEWS@mail.test' })).toMatchObject({ status: 200, result: 'unsubscribed' });
    expect(await status(email)).toBe('unsubscribed');
  }
  expect((await subscribe({ email })).headers.get('cache-control')).toBe('no-store');
});

const strange = [undefined, null, 7, '', 'meera', 'a@b@c', 'a@mail.test, b@mail.test', `${'x'.repeat(250)}@mail.test`];

test.each(strange)('an address %j is none', async (email) => {
  const invalid = { status: 400, result: 'Invalid e-mail provided!' };
  expect(await subscribe({ email })).toMatchObject(invalid);
  expect(await unsubscribe({ email })).toMatchObject(invalid);
  const query = email === undefined ? '' : `?email=${encodeURIComponent(String(email))}`;
  expect(await shop.call('newsletterStatus', `${NEWSLETTER}${query}`)).toMatchObject(invalid);
});

test('a newsletter call without JSON, and one for an unknown store view, are refused', async () => {
  for (const method of ['POST', 'DELETE']) {
    const ask = (type: string) =>
      shop.api.fetch(
        new Request(`http://api.test${NEWSLETTER}`, { method, body: '{', headers: { 'content-type': type } }),
      );
    expect(await (await ask('application/json')).json()).toEqual({
      code: 400,
      result: 'Request body is not valid JSON',
    });
    expect((await ask('text/plain')).status).toBe(415);
  }
  const unknown = { status: 400, result: 'Unknown store code xx' };
  const address = `${NEWSLETTER}?storeCode=xx&email=a@mail.test`;
  expect(await shop.call('newsletterStatus', address)).toMatchObject(unknown);
  expect(await shop.call('newsletterSubscribe', address, { body: { email: 'a@mail.test' } })).toMatchObject(unknown);
});

const STATE = '/api/state/send-state';
const tell = (body: unknown, query = '') => shop.call('sendState', `${STATE}${query}`, { body });
const states = async () => (await shop.bench<readonly unknown[]>('/workbench/states')).result;
const state = {
  items: [{ sku: 'AJ-KS-1042-M', qty: 2, price: 8960 }],
  totals: { grand_total: 17_920, currency: 'INR' },
  email: 'meera.iyer@mail.test',
  step: 'shipping',
  note: { of: 'the browser' },
};

test('sendState: TRACK-20 the last write of a cart holds, with what is unknown in it', async () => {
  expect(await tell({ id: 'cart-1', state: { items: [] } })).toMatchObject({ status: 200, result: true });
  expect((await tell({ id: 'cart-1', state }, '?storeCode=de')).status).toBe(200);
  expect(await states()).toEqual([{ id: 'cart-1', state, store_code: 'de' }]);
});

test('sendState: 64 KiB, and no more', async () => {
  const padded = (size: number) => {
    const body = { id: 'large', state: { pad: [] as string[] } };
    while (JSON.stringify(body).length + 9_003 < size) body.state.pad.push('x'.repeat(9_000));
    body.state.pad.push('x'.repeat(size - JSON.stringify(body).length - 3));
    return body;
  };
  expect(JSON.stringify(padded(65_536))).toHaveLength(65_536);
  expect((await tell(padded(65_536))).status).toBe(200);
  expect(await tell(padded(65_537))).toMatchObject({ status: 413, result: 'Request body too large' });
});

test.each([
  ['a long text', { note: 'x'.repeat(60_000) }],
  ['many lines', { items: Array(600).fill({ sku: 'A', qty: 1, price: 1 }) }],
  ['many keys', Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`key${at}`, at]))],
])('sendState: %s is kept as long as it is below 64 KiB', async (_what, large) => {
  expect(await tell({ id: 'large', state: large })).toMatchObject({ status: 200, result: true });
  expect(await states()).toContainEqual({ id: 'large', state: large, store_code: 'default' });
});

test.each([
  [{ state: {} }, 'id', 'required'],
  [{ id: '', state: {} }, 'id', 'minLength'],
  [{ id: 'x'.repeat(201), state: {} }, 'id', 'maxLength'],
  [{ id: 'a' }, 'state', 'required'],
  [{ id: 'a', state: 'full' }, 'state', 'type'],
  [{ id: 'a', state: { items: 'two' } }, 'state.items', 'type'],
  [{ id: 'a', state: { items: [{ qty: 'two' }] } }, 'state.items.0.qty', 'type'],
])('sendState: %j is refused by its field', async (body, field, keyword) => {
  const { status: code, result } = await tell(body);
  expect(code).toBe(400);
  expect(result).toMatchObject([{ field, keyword }]);
});

test('sendState: an unknown store view is refused', async () => {
  expect(await tell({ id: 'a', state: {} }, '?storeCode=xx')).toMatchObject({
    status: 400,
    result: 'Unknown store code xx',
  });
});
