import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PATIENCE } from '#shared/http-server.ts';
import { listen } from './listen.ts';
import { ask, createServersForTests, page, type ServersForTests } from './servers-for-tests.ts';

let servers: ServersForTests;
beforeEach(() => {
  servers = createServersForTests();
});
afterEach(() => servers.close());

test('stopping finishes what is under way', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const arrival = Promise.withResolvers<void>();
  const port = await servers.openShop(() => {
    arrival.resolve();
    return promise.then(() => page('finished'));
  });
  const answer = ask(port, '/');
  await arrival.promise;
  const stopped = servers.close();
  resolve();
  expect((await answer).body).toBe('finished');
  await stopped;
  await expect(ask(port, '/')).rejects.toThrow();
});

test('a server that stops waits for no connection whose request was answered', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] }); // nothing is cut off
  const { promise: asked, resolve } = Promise.withResolvers<ServerResponse>();
  const patience = { ...PATIENCE, keepAliveTimeout: 600_000 };
  const server = await listen((_, response) => resolve(response), { port: 0, patience });
  const answer = fetch(`http://localhost:${server.port}/`);
  const response = await asked;
  const stopped = server.stop();
  response.end('done');
  await stopped;
  vi.useRealTimers();
  expect(await (await answer).text()).toBe('done');
});

test('a connection that rests may bring one more request once the server stops, and is told that it is the last', async () => {
  const never = { headersTimeout: 600_000, requestTimeout: 600_000, keepAliveTimeout: 600_000 };
  const patience = { ...PATIENCE, ...never };
  const server = await listen((_, response) => response.end('done'), { port: 0, patience, lastCallMs: 600_000 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const says = async () => {
    const [answer] = (await once(get({ port: server.port, agent }), 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'close');
    return answer.headers.connection;
  };
  expect(await says()).toBe('keep-alive');
  const stopped = server.stop();
  expect(await says()).toBe('close');
  await stopped;
  await expect(says()).rejects.toThrow('ECONNREFUSED');
});

test('a port that is taken is an error', async () => {
  const port = await servers.open(() => {});
  await expect(listen(() => {}, { port })).rejects.toThrow('EADDRINUSE');
});
