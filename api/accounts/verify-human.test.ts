import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createShopClock } from '#api/process/shop-clock.ts';
import { createVerify } from './verify-human.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const GOOD = {
  success: true,
  action: 'register',
  hostname: 'shop.example',
  score: 0.9,
  challenge_ts: '2026-11-20T09:59:00Z',
};

let verdict: unknown;
let status = 200;
let asked = '';
const service = createServer((request, response) => {
  request.setEncoding('utf8').on('data', (chunk: string) => {
    asked += chunk;
  });
  request.on('end', () => response.writeHead(status, { location: '/else' }).end(JSON.stringify(verdict)));
});
beforeAll(() => new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve)));
afterAll(() => service.close());
beforeEach(() => {
  [verdict, status, asked] = [GOOD, 200, ''];
});

function verifyWith() {
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`;
  return createVerify(
    { clock: createShopClock(() => NOW) },
    { url, secret: 's&1', host: 'shop.example', minScore: 0.5 },
  );
}

test('the service is asked once about each challenge', async () => {
  const verify = verifyWith();
  expect(await verify('c=1')).toBe(true);
  expect(asked).toBe('secret=s%261&response=c%3D1');
  expect(await verify('c=1')).toBe(false);
});

test.each([
  ['failed', { ...GOOD, success: false }],
  ['another action', { ...GOOD, action: 'login' }],
  ['another host', { ...GOOD, hostname: 'evil.example' }],
  ['a low score', { ...GOOD, score: 0.4 }],
  ['a score that is no number', { ...GOOD, score: '0.9' }],
  ['an old challenge', { ...GOOD, challenge_ts: '2026-11-20T09:57:59Z' }],
  ['no time', { ...GOOD, challenge_ts: undefined }],
  ['nothing', null],
])('%s is no human', async (_what, said) => {
  verdict = said;
  expect(await verifyWith()('c')).toBe(false);
});

test('a service without scores is believed', async () => {
  verdict = { ...GOOD, score: undefined };
  expect(await verifyWith()('c')).toBe(true);
});

test('nothing to show is not asked about', async () => {
  expect(await verifyWith()('')).toBe(false);
  expect(await verifyWith()('c'.repeat(5_000))).toBe(false);
  expect(asked).toBe('');
});

test.each([500, 302])('a service that answers %i leaves nobody in', async (code) => {
  status = code;
  await expect(verifyWith()('c')).rejects.toThrow('Nobody can say');
});
