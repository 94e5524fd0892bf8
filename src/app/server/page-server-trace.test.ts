import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask, createServersForTests, page, type ServersForTests } from './servers-for-tests.ts';

let servers: ServersForTests;
beforeEach(() => {
  servers = createServersForTests();
});
afterEach(() => servers.close());

const FOLLOWED = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

test.each([
  ['a proxy that is trusted', ['127.0.0.1', '::1'], /^00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01$/],
  ['anybody else', [], /^00-(?!4bf92f)[0-9a-f]{32}-[0-9a-f]{16}-00$/],
])(
  'a request that %s follows is followed to the API, and the log ends with its trace',
  async (_who, trustedProxies, told) => {
    const api = await servers.open((request, answer) => {
      answer.setHeader('content-type', 'application/json').end(JSON.stringify(request.headers['traceparent']));
    });
    const port = await servers.openShop(async () => page('never'), `http://127.0.0.1:${api}`, { trustedProxies });
    const heard = JSON.parse(
      (await ask(port, '/api/home/data', { headers: { traceparent: FOLLOWED } })).body,
    ) as string;
    expect(heard).toMatch(told);
    expect(servers.lines).toEqual([`GET /api/home/data 200 0ms ${heard.split('-')[1]}`]);
  },
);

test('a page is drawn under the trace of its request', async () => {
  const port = await servers.openShop(async (_address, _signal, _storeView, trace) => page(trace?.id ?? 'none'));
  const { body } = await ask(port, '/');
  expect(body).toMatch(/[0-9a-f]{32}/);
  expect(servers.lines.at(-1)).toContain(/[0-9a-f]{32}/.exec(body)?.[0]);
});
