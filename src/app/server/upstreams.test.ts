import { expect, test } from 'vitest';
import { newTrace } from '#shared/trace.ts';
import { createPassThrough } from './pass-through.ts';
import { apiLimit, apiPathsFor } from './upstreams.ts';

test('an order may take 20 seconds, a search 5, anything else 10', () => {
  expect(apiLimit('/api/order?token=')).toBe(20_000);
  expect(apiLimit('/api/order/get?orderId=1')).toBe(20_000);
  expect(apiLimit('/api/catalog?type=product')).toBe(5_000);
  expect(apiLimit('/graphql?storeCode=de')).toBe(5_000);
  expect(apiLimit('/api/cart/pull?token=')).toBe(10_000);
  expect(apiLimit('/api/ordering')).toBe(10_000);
});

test('CAT-050 GraphQL is passed on where the catalog is asked in it, and nowhere else', () => {
  expect(apiPathsFor('api')).toEqual(['/api/*']);
  expect(apiPathsFor('graphql')).toEqual(['/api/*', '/graphql']);
});

test('a server that is slower than its limit counts as down', async () => {
  const { createServer } = await import('node:http');
  const slow = createServer(() => {}).listen(0);
  const { port } = slow.address() as { port: number };
  const pass = createPassThrough({
    origin: `http://127.0.0.1:${port}`,
    name: 'api',
    requestHeaders: [],
    responseHeaders: [],
    mostBytes: 100,
    limitFor: () => 50,
    common: {},
    unavailable: () => new Response('too slow', { status: 503 }),
  });
  const answer = await pass(new Request('http://shop/api/x'), '/api/x', {
    address: '127.0.0.1',
    trace: newTrace(),
    hangUp: () => undefined,
  });
  expect([answer.status, await answer.text()]).toEqual([503, 'too slow']);
  slow.closeAllConnections();
  slow.close();
});
