import { expect, test } from 'vitest';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { shape, text } from '#adapters/wire/parser.ts';
import type { AccessToken } from '#domain/session/session.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { HttpAnswer } from './http-client.ts';
import { createMemoryHttpClient, jsonAnswer, okAnswer } from './http-client-for-tests.ts';
import { browserLimits, type Call, createTransport, serverLimits } from './transport.ts';

function open(view: StoreView = { country: 'IN', locale: 'en-US', currency: 'INR' }, namedStore = '') {
  const http = createMemoryHttpClient();
  const log = createMemoryLog();
  const storeView = createMemoryCell(view);
  const transport = createTransport({
    http,
    storeView,
    log,
    baseUrl: 'https://api.test',
    namedStore,
    limits: browserLimits,
  });
  return { http, log, storeView, transport };
}

const call: Call<string> = { method: 'GET', url: '/api/cart/pull', auth: 'cart', parse: text };
const withCart = { ...call, cartId: 'a cart/1' };

test('QUEUE-34 QUEUE-35 a token that is missing is empty, and the cart id stands encoded in the address', async () => {
  const { http, transport } = open();
  http.answer(okAnswer('fine'));
  expect(await transport.send(withCart)).toEqual({ kind: 'ok', value: 'fine' });
  expect(http.sent()[0]).toMatchObject({
    method: 'GET',
    url: 'https://api.test/api/cart/pull?token=&cartId=a%20cart%2F1',
    body: null,
    timeoutMs: 10_000,
  });
});

test('what no keyboard writes is left out of a call, since the shop would refuse all of it', async () => {
  const { http, transport } = open();
  const body = { name: 'As\0ha \ud83d', lines: ['1 Rose\nLane\u0007', { city: '\u{1f54c}' }], age: 7, none: null };
  await transport.send({ method: 'POST', url: '/api/a/x%00y?q=%07z', parse: text, body });
  expect(http.sent()[0]?.url).toBe('https://api.test/api/a/xy?q=z');
  expect(JSON.parse(http.sent()[0]?.body ?? '')).toEqual({
    name: 'Asha ',
    lines: ['1 Rose\nLane', { city: '\u{1f54c}' }],
    age: 7,
    none: null,
  });
});

test('STORE-31 a shop with one store view names none to its API', async () => {
  const { http, transport } = open();
  await transport.send({ method: 'GET', url: '/api/home/data', parse: text });
  expect(http.sent()[0]?.url).toBe('https://api.test/api/home/data');
});

test.each([
  ['/api/home/data', undefined, '/api/home/data?storeCode=de'],
  ['/api/cart/pull', 'cart', '/api/cart/pull?token=&cartId=7&storeCode=de'],
  ['/api/a?storeCode=it&b=1', undefined, '/api/a?b=1&storeCode=de'],
] as const)('STORE-30 one shop of several names itself last in %s', async (url, auth, address) => {
  const { http, transport } = open(undefined, 'de');
  await transport.send({ method: 'GET', url, parse: text, cartId: '7', ...(auth && { auth }) });
  expect(http.sent()[0]?.url).toBe(`https://api.test${address}`);
});

test('a call that says itself which store view it is about is left as it is', async () => {
  const { http, transport } = open(undefined, 'de');
  await transport.send({ method: 'GET', url: '/api/catalog?store=de', parse: text, namesStore: true });
  expect(http.sent()[0]?.url).toBe('https://api.test/api/catalog?store=de');
});

test.each([undefined, null, ''])('row 22: QUEUE-36 a call that needs a cart id is not sent with %o', async (cartId) => {
  const { http, transport } = open();
  const reply = await transport.send(cartId === undefined ? call : { ...call, cartId });
  const message = 'the required cartId argument is null: the cart must be re-created';
  expect(reply).toMatchObject({ kind: 'refused', message, isSilent: true });
  expect(http.sent()).toEqual([]);
});

test.each([
  ['IN', 'INR', 'IN'],
  ['US', 'USD', 'US'],
  ['GB', 'GBP', 'GB'],
  ['FR', 'USD', 'ROW'],
] as const)('QUEUE-38 STORE-25 a visit to %s in %s is known as %s', async (country, currency, countryId) => {
  const { http, storeView, transport } = open();
  storeView.update((view) => ({ ...view, country, currency }));
  await transport.send(withCart);
  expect(http.sent()[0]?.headers).toMatchObject({ 'country-id': countryId, currency });
});

test('STORE-05 QUEUE-37 QUEUE-39 a call says that it is JSON, the currency and the language', async () => {
  const { http, storeView, transport } = open();
  storeView.update((view) => ({ ...view, currency: 'GBP', locale: 'hi-IN' }));
  await transport.send(withCart);
  const spoken = { currency: 'GBP', 'accept-language': 'hi-IN' };
  expect(http.sent()[0]?.headers).toMatchObject({ 'content-type': 'application/json', ...spoken });
});

test('a call may belong to another world than the present one', async () => {
  const { http, transport } = open(undefined, 'de');
  await transport.send({ ...withCart, world: { country: 'US', currency: 'USD' } });
  await transport.send({ ...call, auth: 'guest', world: { country: 'US', currency: 'USD', storeCode: 'it' } });
  expect(http.sent()[0]?.headers).toMatchObject({ 'country-id': 'US', currency: 'USD' });
  expect(http.sent().map(({ url }) => url.match(/storeCode=(.*)/)?.[1])).toEqual(['de', 'it']);
});

test('QUEUE-35 the token of who is signed in stands in the address', async () => {
  const { http, log, storeView } = open();
  const transport = createTransport({
    ...{ http, log, storeView, baseUrl: '', limits: browserLimits },
    withAuthorization: (ask) => ask('ut 1/a' as AccessToken),
  });
  http.answer(okAnswer('fine'));
  await transport.send({ ...withCart, url: '/api/cart/pull?page=2' });
  expect(http.sent()[0]?.url).toBe('/api/cart/pull?token=ut%201%2Fa&cartId=a%20cart%2F1&page=2');
});

test('QUEUE-40 a readable refusal keeps its code and message', async () => {
  const { http, transport } = open();
  http.answer(jsonAnswer(404, { code: 404, result: 'No such cart' }));
  const refusal = { kind: 'refused', code: 404, message: 'No such cart', isSilent: false };
  expect(await transport.send(withCart)).toEqual(refusal);
});

test.each([
  ['ERR-03', { code: 500, result: { code: 'ENOTFOUND', message: 'getaddrinfo' } }],
  ['ERR-04', { code: 401, result: "The consumer isn't authorized to access self." }],
  ['ERR-04', { code: 401, result: 'Not Authorized to access the resource SELF' }],
  ['ERR-04', { code: 401, result: { message: 'self: the user is NOT AUTHORIZED TO ACCESS it' } }],
])('%s a refusal that is not for the shopper is silent', async (_id, body) => {
  const { http, transport } = open();
  http.answer(jsonAnswer(body.code, body));
  expect(await transport.send(withCart)).toMatchObject({ kind: 'refused', isSilent: true });
});

test.each([
  'User is not authorized to access the resource',
  'The order itself is not authorized to access',
  'Ask yourself',
])('ERR-04 the refusal "%s" is for the shopper', async (result) => {
  const { http, transport } = open();
  http.answer(jsonAnswer(401, { code: 401, result }));
  expect(await transport.send(withCart)).toMatchObject({ kind: 'refused', isSilent: false });
});

test('ERR-02 a silent call is refused in silence', async () => {
  const { http, transport } = open();
  http.answer(jsonAnswer(500, { code: 500, result: 'Internal server error' }));
  expect(await transport.send({ ...withCart, isSilent: true })).toMatchObject({ isSilent: true });
});

const html: HttpAnswer = { kind: 'answer', status: 200, contentType: 'text/html', text: '<p>Log in to the hotel</p>' };
const half: HttpAnswer = { kind: 'answer', status: 200, contentType: 'application/json', text: '{"code":200,"res' };

test.each([
  ['QUEUE-41', html, 'Error with response - bad content-type!'],
  ['QUEUE-42', half, 'Unhandled error, wrong response format!'],
  ['QUEUE-42', { ...half, text: '' }, 'Unhandled error, wrong response format!'],
])('%s an unreadable answer fails with the words of the specification', async (_id, answer, message) => {
  const { http, transport } = open();
  http.answer(answer);
  expect(await transport.send(withCart)).toEqual({ kind: 'failed', message });
});

test('an answer of another shape fails and names the field', async () => {
  const { http, transport } = open();
  http.answer(okAnswer({ name: 7 }));
  const reply = await transport.send({ ...withCart, parse: shape({ name: text }) });
  expect(reply).toEqual({ kind: 'failed', message: 'The field "name" of the answer is not as agreed.' });
});

test('CAT-055 the log names the call without cart ids, tokens and personal data', async () => {
  const { http, log, transport } = open();
  expect(await transport.send(withCart)).toEqual({ kind: 'unreachable' });
  http.answer(html);
  await transport.send({ ...withCart, body: { email: 'meera.iyer@mail.test' } });
  expect(log.infos()).toEqual(['GET /api/cart/pull: no answer']);
  expect(log.errors()).toEqual(['GET /api/cart/pull: Error with response - bad content-type!']);
});

test('a call that was given up is no news for the log', async () => {
  const { log, transport } = open();
  expect(await transport.send(withCart, AbortSignal.abort())).toEqual({ kind: 'unreachable' });
  expect(log.infos()).toEqual([]);
});

test('row 9: CONF-02 CAT-059 each kind of call has its time', async () => {
  const { http, transport } = open();
  await transport.send({ ...withCart, limit: 'order' });
  await transport.send({ ...withCart, limit: 'search' });
  expect(http.sent().map(({ timeoutMs }) => timeoutMs)).toEqual([20_000, 5_000]);
  expect(serverLimits.search).toBe(10_000);
});
