import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Answered } from '#shared/metrics.ts';
import { ask, createServersForTests, page, type ServersForTests } from './servers-for-tests.ts';

let servers: ServersForTests;
beforeEach(() => {
  servers = createServersForTests();
});
afterEach(() => servers.close());

test.each([
  ['/women/sarees?page=2', 'GET', 'page', 200],
  ['/api/cart/pull', 'GET', 'api', 503],
  ['/img/a.jpg', 'GET', 'picture', 503],
  ['/static/a.0123456789.js', 'GET', 'other', 200],
  ['/%zz', 'GET', 'other', 400],
  ['/women', 'PROPFIND', 'page', 405],
])('%s by %s is counted as %s', async (path, method, route, status) => {
  const counted: Answered[] = [];
  const port = await servers.openShop(async () => page('<p>'), undefined, {
    onAnswer: (answered) => counted.push(answered),
  });
  await ask(port, path, { method });
  expect(counted).toEqual([{ method: method === 'GET' ? 'GET' : 'other', route, status, milliseconds: 0 }]);
});
