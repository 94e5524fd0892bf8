import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReferenceApi } from '#api/open-reference-api.ts';
import { createShopClock } from '#api/process/shop-clock.ts';
import { OPENING_MS, openTestShop, TODAY } from '#api/testing/open-test-api.ts';

const lines: string[] = [];
let api: ReferenceApi;
let port: number;
let isBroken = false;
const clock = createShopClock(() => {
  if (isBroken) throw new TypeError('a defect');
  return TODAY;
});
beforeAll(async () => {
  api = await openTestShop({ clock, showsMail: true, log: (line) => lines.push(line) });
  port = await api.listen(0);
}, OPENING_MS);
afterAll(() => api.close());

test.each(['/api/order', '/img/a.jpg', '/mails', '/nothing'])('a trace of %s is not allowed', async (path) => {
  const socket = connect(port, '127.0.0.1');
  socket.write(`TRACE ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1.1 405 /);
});

test.each(['/api/order', '/account/new-password'])(
  'a caller who leaves in the middle of a body for %s is one line of the log, and no fault',
  async (path) => {
    lines.length = 0;
    const socket = connect(port, '127.0.0.1');
    const fields = 'host: a\r\ncontent-type: application/json\r\ncontent-length: 100';
    socket.write(`POST ${path} HTTP/1.1\r\n${fields}\r\n\r\n{"a":`, () => socket.destroy());
    await expect.poll(() => lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^POST \S+ 499 /);
  },
);

test('a defect behind a call that has arrived whole is a fault, whoever waits for it', async () => {
  lines.length = 0;
  isBroken = true;
  const customer = { email: 'tara@mail.test', firstname: 'Tara', lastname: 'Sen' };
  const answer = await fetch(`http://127.0.0.1:${port}/api/user/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ customer, password: 'a quiet river' }),
  });
  isBroken = false;
  expect(answer.status).toBe(500);
  expect(lines[0]).toMatch(/^error TypeError /);
});
