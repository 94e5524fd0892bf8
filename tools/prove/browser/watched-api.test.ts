import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openWatchedApi } from './watched-api.ts';

/** An API that answers when it is told to. */
async function openApi() {
  const waiting: (() => void)[] = [];
  const arrived: (() => void)[] = [];
  const server = createServer((_, response) => {
    waiting.push(() => response.end('{"code":200}'));
    arrived.shift()?.();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrives: () => new Promise<void>((resolve) => void arrived.push(resolve)),
    answerAll: () => {
      for (const answer of waiting.splice(0)) answer();
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const order = (origin: string, order_id: string, signal: AbortSignal | null = null) =>
  fetch(`${origin}/api/order?token=`, { method: 'POST', body: JSON.stringify({ order_id }), signal });

test('an order that is sent twice at once is told, one after the other is not', async () => {
  const api = await openApi();
  const watched = await openWatchedApi(api.origin);
  for (const ids of [['a'], ['a'], ['b', 'c'], ['d', 'd']]) {
    const all = Promise.all(ids.map(api.arrives));
    const answers = ids.map((id) => order(watched.origin, id));
    await all;
    api.answerAll();
    for (const answer of await Promise.all(answers)) expect(await answer.json()).toEqual({ code: 200 });
  }
  expect(watched.overlaps()).toEqual(['d']);
  expect(watched.overlaps()).toEqual([]);
  watched.close();
  api.close();
});

test('an order that is sent again after its connection broke was not sent twice at once', async () => {
  const api = await openApi();
  const watched = await openWatchedApi(api.origin);
  const first = new AbortController();
  const arrived = api.arrives();
  const broken = expect(order(watched.origin, 'a', first.signal)).rejects.toThrow();
  await arrived;
  const arrivedAgain = api.arrives();
  const again = order(watched.origin, 'a');
  first.abort();
  await broken;
  await arrivedAgain;
  api.answerAll();
  expect(await (await again).json()).toEqual({ code: 200 });
  expect(watched.overlaps()).toEqual([]);
  watched.close();
  api.close();
});

test('where the API does not answer the connection ends', async () => {
  const api = await openApi();
  api.close();
  const watched = await openWatchedApi(api.origin);
  await expect(order(watched.origin, 'a')).rejects.toThrow();
  watched.close();
});
