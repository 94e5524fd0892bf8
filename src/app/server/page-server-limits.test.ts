import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask, createServersForTests, page, type ServersForTests } from './servers-for-tests.ts';

let servers: ServersForTests;
beforeEach(() => {
  servers = createServersForTests();
});
afterEach(() => servers.close());

test.each(['/api/order', '/store-choice'])(
  'a caller who leaves in the middle of a %s is one line of the log',
  async (path) => {
    const api = await servers.open((request, answer) => {
      request.on('error', () => undefined).resume();
      request.on('end', () => answer.end('{}'));
    });
    const port = await servers.openShop(async () => page('never'), `http://127.0.0.1:${api}`);
    const socket = connect(port, '127.0.0.1');
    const fields =
      'host: a\r\nsec-fetch-site: same-origin\r\ncontent-type: application/json\r\ntransfer-encoding: chunked';
    socket.write(`POST ${path} HTTP/1.1\r\n${fields}\r\n\r\n5\r\n{"a":`, () => socket.destroy());
    await expect.poll(() => servers.lines).toEqual([expect.stringMatching(` 499 0ms [0-9a-f]{32}$`)]);
  },
);

test('a call that is too large is refused before it is passed on', async () => {
  const port = await servers.openShop(async () => page('never'));
  const answer = await ask(port, '/api/order', { method: 'POST', body: 'a'.repeat(256 * 1_024 + 1) });
  expect(answer).toMatchObject({ status: 413, body: '{"code":413,"result":"Request body is too large"}' });
});

test('TRACE is a method that nothing here has', async () => {
  const port = await servers.openShop(async () => page('never'));
  const answers = await Promise.all(['/', '/api/catalog'].map((path) => ask(port, path, { method: 'TRACE' })));
  expect(answers.map(({ status }) => status)).toEqual([405, 405]);
  expect(answers[1]?.body).toBe('{"code":405,"result":"Method not allowed"}');
});
