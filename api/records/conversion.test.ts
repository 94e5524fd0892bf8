import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';
import { type ConversionEvent, hashed, isConsented } from './conversion.ts';

const PATH = '/api/fbconversion/callFbConversionApi';
const lines: string[] = [];
const seen: unknown[] = [];
let answers: (() => number | null)[] = [];
/** Until when the network keeps its answers back. */
let mayAnswer: Promise<void> = Promise.resolve();
let network: Server;
let shop: TestApi;
let mute: TestApi;

beforeAll(async () => {
  network = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    seen.push(JSON.parse(text));
    await mayAnswer;
    const code = answers.shift()?.() ?? 200;
    if (code > 0) response.writeHead(code, { location: 'http://127.0.0.1:1/' }).end('{"secret":"meera"}');
  }).listen(0, '127.0.0.1');
  await once(network, 'listening');
  const url = `http://127.0.0.1:${(network.address() as AddressInfo).port}/events`;
  const log = (line: string) => void lines.push(line);
  shop = await openTestApi({ conversions: { url, token: 'network-token' }, log });
  mute = await openTestApi();
}, 2 * OPENING_MS);
afterAll(async () => {
  await Promise.all([shop.api.close(), mute.api.close()]);
  network.closeAllConnections();
  network.close();
});
afterEach(() => {
  seen.length = 0;
  lines.length = 0;
  answers = [];
});

const event: ConversionEvent = {
  event_name: 'Purchase',
  event_id: 'Purchase9f03c',
  event_time: 1_795_168_800,
  user_data: {
    em: ' Meera.Iyer@Mail.test ',
    fbc: null,
    fbp: 'fb.1.1795100000000.123456789',
    fn: 'Meera-Devi',
    ln: 'O’Iyer',
    zp: '400 050',
    ph: '+91 98200-00000',
  },
  event_source_url: 'https://shop.test/confirmation?orderId=secret#top',
  action_source: 'website',
  custom_data: { content_ids: ['AJ-KS-1042'], value: 8960, currency: 'INR', email: 'meera.iyer@mail.test' },
};
const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const send = (api: TestApi, body: unknown, query = '') => api.call('fbConversion', `${PATH}${query}`, { body });
const kept = async (api: TestApi) =>
  (await api.bench<readonly { event_id: string }[]>('/workbench/conversions')).result;

test('TRACK-02 TRACK-03 nothing that names a person is kept or leaves the shop', () => {
  expect(hashed(event)).toEqual({
    event_name: 'Purchase',
    event_id: 'Purchase9f03c',
    event_time: 1_795_168_800,
    event_source_url: 'https://shop.test/confirmation',
    action_source: 'website',
    user_data: {
      em: sha('meera.iyer@mail.test'),
      fn: sha('meeradevi'),
      ln: sha('oiyer'),
      zp: sha('400050'),
      ph: sha('919820000000'),
      fbp: 'fb.1.1795100000000.123456789',
    },
    custom_data: { content_ids: ['AJ-KS-1042'], value: 8960, currency: 'INR' },
  });
});

test.each([
  [{ fbp: 'fb.1.1795100000000.123456789' }, true],
  [{ fbc: 'fb.1.1795100000000.IwAR2F4-dbP0l7' }, true],
  [{ fbp: null, fbc: null, em: 'a@mail.test' }, false],
  [{}, false],
  [{ fbp: 'yes' }, false],
  [{ fbp: 7 }, false],
  [{ fbp: 'fb.1.1795100000000.<script>' }, false],
])('with %j the shopper has agreed: %s', (user_data, agreed) => {
  expect(isConsented({ ...event, user_data })).toBe(agreed);
});

test('a US zip code has five digits, and an empty name is no name', () => {
  const { user_data } = hashed({ ...event, user_data: { zp: '94536-1234', fn: ' ', ph: '00 91 5', em: 7 } });
  expect(user_data).toEqual({ zp: sha('94536'), ph: sha('915') });
});

test('TRACK-01 an event is taken, kept and forwarded', async () => {
  expect(await send(shop, event)).toMatchObject({ status: 200, result: { events_received: 1 } });
  await shop.api.settled();
  expect((await kept(shop)).at(-1)).toMatchObject({ ...hashed(event), isForwarded: true });
  expect(seen).toEqual([{ data: [hashed(event)], access_token: 'network-token' }]);
});

test('without agreement, or without a network, the event is forgotten', async () => {
  const before = (await kept(shop)).length;
  const without = { ...event, user_data: { em: 'a@mail.test' } };
  expect((await send(shop, without)).result).toEqual({ events_received: 0 });
  expect((await send(mute, event)).result).toEqual({ events_received: 0 });
  expect((await kept(shop)).length).toBe(before);
  expect(await kept(mute)).toEqual([]);
  expect(seen).toEqual([]);
});

test.each([
  ['refuses', () => 500, /Purchase refused: 500/],
  ['leads elsewhere', () => 307, /Purchase not forwarded: TypeError/],
  ['never answers', () => 0, /Purchase not forwarded: TimeoutError/],
])('TRACK-09 a network that %s is only logged, and nobody waits for it', async (_what, answer, line) => {
  answers = [answer];
  const { promise, resolve: answerNow } = Promise.withResolvers<void>();
  mayAnswer = promise;
  expect((await send(shop, event)).result).toEqual({ events_received: 1 });
  expect(lines.join('\n')).not.toMatch(line); // the network has not answered yet
  answerNow();
  await shop.api.settled();
  expect(lines.join('\n')).toMatch(line);
  expect((await kept(shop)).at(-1)).toMatchObject({ isForwarded: false });
  expect(lines.join('\n')).not.toMatch(/meera|network-token|secret|98200/i);
});

test.each([
  [{ event_name: 'Login' }, 'event_name', 'enum'],
  [{ event_id: 'Purchase' }, 'event_id', 'pattern'],
  [{ event_time: 'now' }, 'event_time', 'type'],
  [{ event_source_url: 'shop' }, 'event_source_url', 'format'],
  [{ action_source: 'app' }, 'action_source', 'enum'],
  [{ user_data: undefined }, 'user_data', 'required'],
  [{ custom_data: 'x' }, 'custom_data', 'type'],
])('%j is refused by its field', async (part, field, keyword) => {
  const { status, result } = await send(shop, { ...event, ...part });
  expect(status).toBe(400);
  expect(result).toMatchObject([{ field, keyword }]);
});

test('an unknown store view is refused', async () => {
  expect(await send(shop, event, '?storeCode=xx')).toMatchObject({ status: 400, result: 'Unknown store code xx' });
});
