import { expect, test } from 'vitest';
import { createMemoryClock } from '../memory/memory-clock.ts';
import type { HttpAnswer, HttpRequest } from './http-client.ts';
import { createRememberingHttpClient } from './remembering-http-client.ts';

const unreachable: HttpAnswer = { kind: 'unreachable' };
const good = (text: string): HttpAnswer => ({ kind: 'answer', status: 200, contentType: 'application/json', text });

const search: HttpRequest = {
  method: 'GET',
  url: 'http://api/api/catalog?type=product',
  headers: { 'country-id': 'IN', currency: 'INR' },
  body: null,
  timeoutMs: 1_000,
};

/** A client whose next answers are given; it lists the calls it got. */
function remembering(...answers: readonly (HttpAnswer | Promise<HttpAnswer>)[]) {
  const calls: HttpRequest[] = [];
  const clock = createMemoryClock();
  const http = {
    send: async (request: HttpRequest) => {
      calls.push(request);
      return (await answers[calls.length - 1]) ?? unreachable;
    },
  };
  return { calls, clock, client: createRememberingHttpClient({ http, clock }) };
}

test('an answer counts for five seconds', async () => {
  const { calls, clock, client } = remembering(good('one'), good('two'));
  expect(await client.send(search)).toEqual(good('one'));
  await clock.advance(4_999);
  expect(await client.send(search)).toEqual(good('one'));
  await clock.advance(1);
  expect(await client.send(search)).toEqual(good('two'));
  expect(calls.length).toBe(2);
});

test('pages that ask at once share one call', async () => {
  const { calls, client } = remembering(good('one'));
  expect(await Promise.all([client.send(search), client.send(search)])).toEqual([good('one'), good('one')]);
  expect(calls.length).toBe(1);
});

test('another country, currency, address or body is another question', async () => {
  const { calls, client } = remembering(good('1'), good('2'), good('3'), good('4'), good('5'));
  await client.send(search);
  await client.send({ ...search, headers: { ...search.headers, 'country-id': 'US' } });
  await client.send({ ...search, headers: { ...search.headers, currency: 'USD' } });
  await client.send({ ...search, url: `${search.url}&from=24` });
  await client.send({ ...search, method: 'POST', body: '{}' });
  expect(calls.length).toBe(5);
});

test('what is about a shopper is never remembered', async () => {
  const { calls, client } = remembering(good('a'), good('b'), good('c'), good('d'));
  const cart = { ...search, url: 'http://api/api/cart/pull?token=&cartId=c' };
  const order = { ...search, url: 'http://api/api/order/get?orderId=/api/catalog?' };
  for (const request of [cart, cart, order, order]) await client.send(request);
  expect(calls.length).toBe(4);
});

test('while the API is down its last answer stands in, for ten minutes', async () => {
  const { clock, client } = remembering(good('one'));
  await client.send(search);
  await clock.advance(599_999);
  expect(await client.send(search)).toEqual(good('one'));
  await clock.advance(1);
  expect(await client.send(search)).toEqual(unreachable);
});

test('a failure is not remembered', async () => {
  const { client } = remembering({ ...good('oops'), status: 503 } as HttpAnswer, good('two'));
  expect(await client.send(search)).toMatchObject({ status: 503 });
  expect(await client.send(search)).toEqual(good('two'));
});

test('an answer that is late for its page is there for the next one', async () => {
  const { promise, resolve } = Promise.withResolvers<HttpAnswer>();
  const { calls, clock, client } = remembering(promise);
  const first = client.send(search);
  await clock.advance(1_000);
  expect(await first).toEqual(unreachable);
  resolve(good('late'));
  await clock.advance(1);
  expect(await client.send(search)).toEqual(good('late'));
  expect(calls.map(({ timeoutMs }) => timeoutMs)).toEqual([10_000]);
});

test('no more than 300 answers are kept', async () => {
  const many = Array.from({ length: 302 }, (_, index) => good(String(index)));
  const { calls, client } = remembering(...many);
  const asking = (index: number) => client.send({ ...search, url: `${search.url}&from=${index}` });
  for (let index = 0; index < 301; index += 1) await asking(index);
  await asking(300);
  expect(calls.length).toBe(301);
  await asking(0);
  expect(calls.length).toBe(302);
});
