import { once } from 'node:events';
import { Agent, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FaultyProxy, type Moment, openFaultyProxy } from './faulty-proxy.ts';
import { createHandTime, type HandTime } from './hand-time.ts';
import { openNotingServer } from './noting-server-for-tests.ts';
import { cutsAnswer, cutsRequest, delays, drops, losesAnswer, narrows, passes, resets } from './passage.ts';

const LONG = 'm'.repeat(20_000);
const HEAD_BYTES = 400; // more than any head here
const ENDED = /ECONNRESET|EPIPE|aborted|hang up/;

let server: Server;
let proxy: FaultyProxy;
let agent: Agent;
let time: HandTime;
let done: readonly string[];
let broken: Promise<unknown>;

beforeEach(async () => {
  ({ server, done, broken } = await openNotingServer(LONG));
  time = createHandTime();
  proxy = await openFaultyProxy({ port: (server.address() as AddressInfo).port }, time);
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});
afterEach(async () => {
  agent.destroy();
  await proxy.close();
  server.closeAllConnections();
  server.close();
});

/** On the one connection that is kept, as long as it holds. */
async function ask(path: string, body = '', own: Agent = agent): Promise<string> {
  const method = body === '' ? 'GET' : 'POST';
  const asking = request({ port: proxy.port, host: '127.0.0.1', path, method, agent: own });
  const answered = once(asking, 'response');
  asking.end(body);
  const [answer] = await answered;
  return text(answer);
}

/** Resolves with the moment for which the test waits. */
function moment(kind: Moment['kind'], path: string): Promise<Moment> {
  return new Promise((resolve) => {
    const stop = proxy.watch((each) => {
      if (each.kind !== kind || !each.line.includes(` ${path} `)) return;
      stop();
      resolve(each);
    });
  });
}

/** Lets the time pass that it takes. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  for (;;) {
    const next = await Promise.race([time.awaited(), answer.then(() => null)]);
    if (next === null) return answer;
    time.pass(next);
  }
}

test('everything gets through, one request after the other on a connection', async () => {
  const seen: string[] = [];
  proxy.watch(({ kind, line }) => seen.push(`${kind} ${line}`));
  expect(await ask('/first')).toBe(LONG);
  expect(await ask('/second', LONG)).toBe(LONG);
  expect(done).toEqual(['GET /first 0', `POST /second ${LONG.length}`]);
  expect(seen).toEqual(
    ['GET /first', 'POST /second'].flatMap((line) => [`asked ${line} HTTP/1.1`, `answered ${line} HTTP/1.1`]),
  );
});

test('a connection that is open at one end alone says nothing until it is ended', async () => {
  proxy.all(drops);
  const asked = moment('asked', '/lost');
  const ended = expect(ask('/lost')).rejects.toThrow(ENDED);
  await asked;
  expect(done).toEqual([]);
  proxy.heal();
  await ended;
  expect(await ask('/again')).toBe(LONG);
  expect(done).toEqual(['GET /again 0']);
});

test('a request that is under way falls silent with all others', async () => {
  const stop = proxy.watch(({ kind }) => kind === 'answered' && proxy.all(drops));
  const answered = moment('answered', '/late');
  const answer = ask('/late', 'x');
  const ended = expect(answer).rejects.toThrow(ENDED);
  await answered;
  const beside = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/beside`); // as long as it would take
  expect(await Promise.race([answer, beside.then(() => 'nothing yet')])).toBe('nothing yet');
  stop();
  proxy.heal();
  await ended;
});

test('a reset ends the connection before anything arrives', async () => {
  proxy.all(resets);
  await expect(ask('/reset')).rejects.toThrow(ENDED);
  expect(done).toEqual([]);
});

test.each(['closed', 'reset'] as const)(
  'the answer gets lost when the server has done what was asked: %s',
  async (end) => {
    proxy.next(/POST \/order/, losesAnswer(end));
    await expect(ask('/order', 'one silk tee')).rejects.toThrow(ENDED);
    expect(done).toEqual(['POST /order 12']);
    expect(await ask('/order', 'one silk tee')).toBe(LONG);
  },
);

test('the answer gets lost and nobody is told', async () => {
  proxy.next(/POST \/order/, losesAnswer('silent'));
  const answered = moment('answered', '/order');
  const answer = ask('/order', 'one silk tee');
  const ended = expect(answer).rejects.toThrow(ENDED);
  await answered;
  expect(done).toEqual(['POST /order 12']);
  proxy.heal();
  await ended;
});

test('a request is cut after so many bytes, and nothing comes of it', async () => {
  proxy.next(/POST \/order/, cutsRequest(HEAD_BYTES));
  await expect(ask('/order', LONG)).rejects.toThrow(ENDED);
  await broken;
  expect(done).toEqual([]);
});

test('an answer is cut after so many bytes', async () => {
  proxy.next(/GET \/page/, cutsAnswer(HEAD_BYTES));
  await expect(ask('/page')).rejects.toThrow(ENDED);
  expect(done).toEqual(['GET /page 0']);
});

test('only the next request that fits is met, also beside others', async () => {
  proxy.next(/ \/page /, resets);
  const beside = new Agent({ keepAlive: true });
  expect(await ask('/other', '', beside)).toBe(LONG);
  await expect(ask('/page')).rejects.toThrow(ENDED);
  expect(await ask('/page')).toBe(LONG);
  beside.destroy();
});

test('what is delayed arrives so much later each way, and a new connection takes a round trip more', async () => {
  proxy.all(delays(100));
  const answer = ask('/slow');
  expect(await time.awaited()).toBe(300);
  expect(done).toEqual([]);
  time.pass(300);
  expect(await time.awaited()).toBe(100);
  expect(done).toEqual(['GET /slow 0']);
  time.pass(100);
  expect(await answer).toBe(LONG);
  const next = ask('/slow');
  expect(await time.awaited()).toBe(100);
  time.pass(100);
  await time.awaited();
  time.pass(100);
  expect(await next).toBe(LONG);
});

test('a narrow line takes its time for all connections together', async () => {
  proxy.all({ ...passes, downPerSecond: 10_000 });
  const beside = new Agent({ keepAlive: true });
  expect(await inTime(Promise.all([ask('/one'), ask('/two', '', beside)]))).toEqual([LONG, LONG]);
  expect(time.now()).toBeGreaterThanOrEqual(4_000);
  expect(time.now()).toBeLessThan(4_200);
  beside.destroy();
});

test('a narrow line is as narrow on the way to the server', async () => {
  proxy.all(narrows(10_000));
  expect(await inTime(ask('/order', LONG))).toBe(LONG);
  expect(time.now()).toBeGreaterThanOrEqual(4_000); // both ways
  expect(done).toEqual([`POST /order ${LONG.length}`]);
});

test('where nobody listens the connection ends', async () => {
  server.closeAllConnections();
  server.close();
  await expect(ask('/gone')).rejects.toThrow(ENDED);
});
