import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask, createServersForTests, page, type ServersForTests } from './servers-for-tests.ts';
import type { StaticFiles } from './static-files.ts';

let servers: ServersForTests;
beforeEach(() => {
  servers = createServersForTests();
});
afterEach(() => servers.close());

const file = (text: string) => ({
  type: 'text/javascript; charset=utf-8',
  etag: `"${text}"`,
  isImmutable: false,
  bodies: { identity: Buffer.from(text) },
});
const files: StaticFiles = new Map([
  ['/service-worker.js', file('keeps')],
  ['/no-service-worker.js', file('leaves')],
  ['/background-sync.js', file('sends')],
]);

test('PWA-01 the worker is fetched at /service-worker.js, asked for anew each time, and may reach the shop alone', async () => {
  const port = await servers.openShop(async () => page('home'), undefined, { files });
  expect(await ask(port, '/service-worker.js')).toMatchObject({
    status: 200,
    body: 'keeps',
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
      'x-content-type-options': 'nosniff',
    },
  });
});

test('where the shop shall not be kept on devices, the worker that leaves with everything stands in its place', async () => {
  const port = await servers.openShop(async () => page('home'), undefined, {
    files,
    workerFile: '/no-service-worker.js',
  });
  const answer = await ask(port, '/service-worker.js');
  expect([answer.status, answer.body, answer.headers['cache-control']]).toEqual([200, 'leaves', 'no-cache']);
});

test('PWA-02 a workbench has no worker, so that browsers drop one', async () => {
  const port = await servers.openShop(async () => page('home'), undefined, { files: new Map() });
  expect((await ask(port, '/service-worker.js')).status).toBe(404);
});

test('the part of the worker that sends is asked for anew as the worker is', async () => {
  const port = await servers.openShop(async () => page('home'), undefined, { files });
  const answer = await ask(port, '/background-sync.js');
  expect([answer.status, answer.body, answer.headers['cache-control']]).toEqual([200, 'sends', 'no-cache']);
});
