import { jsonOf } from '#api/contract-kit/calls/client.ts';
import { KURTA_M } from '#api/contract-kit/calls/reference-data.ts';
import { answers } from '#api/contract-kit/checks/transport/answers.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

/** Section 1: paths, parameters and headers. */
export const addressChecks: readonly Check[] = [
  ...['/api/nothing', '/', '/api', '/api/cart', '/api/product', '/api/stock', '/api/user', '/api/cart/totals/x'].map(
    (path): Check => ({
      id: `transport/not-found-${path}`,
      section: 1,
      operation: `GET ${path}`,
      rule: 'nothing is at an unknown or a bare path: 404 in the envelope',
      proves: ['any operation 404 Not found'],
      run: (kit) => answers(kit, path, {}, 404, 'Not found'),
    }),
  ),
  {
    id: 'transport/no-storefront',
    section: 10,
    operation: 'GET /service-worker.js',
    rule: 'the files of the storefront are not calls of the API: 404 in the envelope',
    async run(kit) {
      for (const path of ['/service-worker.js', '/favicon.ico', '/static/app.js']) {
        await answers(kit, path, {}, 404, 'Not found');
      }
    },
  },
  {
    id: 'transport/order-takes-post-alone',
    section: 1,
    operation: 'orderCreate',
    rule: '/api/order only takes POST',
    proves: ['any operation 405 Method not allowed'],
    run: (kit) => answers(kit, '/api/order', {}, 405, 'Method not allowed'),
  },
  {
    id: 'transport/too-large',
    section: 1,
    operation: 'cartUpdate',
    rule: 'a body too large for the server is refused with 413',
    proves: ['any operation 413 Request body is too large'],
    async run({ client }) {
      const body = { cartItem: { sku: KURTA_M, qty: 1 }, pad: Array(400).fill('x'.repeat(9_000)) };
      await client.refuse('cartUpdate', { query: { token: '', cartId: 'x' }, body }, 413, 'Request body is too large');
    },
  },
  {
    id: 'transport/long-address',
    section: 1,
    operation: 'catalogSearch',
    rule: 'a request line over 8192 bytes is refused with 414',
    proves: ['catalogSearch 414 Request URI too long, use POST'],
    async run({ client }) {
      const request = JSON.stringify({ _searchText: 'x'.repeat(8_300) });
      const parts = { query: { type: 'product', request } };
      await client.refuse('catalogSearch', parts, 414, 'Request URI too long, use POST');
    },
  },
  {
    id: 'transport/long-address-allowed',
    section: 1,
    operation: 'catalogSearch',
    rule: 'a request line of 8000 bytes is taken',
    async run({ client }) {
      const skus = Array.from({ length: 420 }, (_none, at) => `SKU-${at}`);
      const request = JSON.stringify({ _appliedFilters: [{ attribute: 'sku', value: { in: skus } }] });
      const short = `/api/catalog?type=product&request=${encodeURIComponent(request)}&contractKit=`;
      const answer = await client.send(`${short}${'x'.repeat(7_980 - short.length)}`);
      same(answer.status, 200);
    },
  },
  {
    id: 'transport/parameter-order',
    section: 1,
    operation: 'catalogSearch',
    rule: 'parameters are taken in any order',
    async run({ client }) {
      const forwards = await jsonOf(await client.send('/api/catalog?type=category&size=2&from=1&sort=id%3Aasc'));
      const backwards = await jsonOf(await client.send('/api/catalog?sort=id%3Aasc&from=1&size=2&type=category'));
      same(backwards, forwards);
    },
  },
  {
    id: 'transport/query-decoded-once',
    section: 1,
    operation: 'stockCheck',
    rule: 'query values are percent-decoded once',
    async run({ client }) {
      const once = await client.send(`/api/stock/check?sku=${KURTA_M.replaceAll('-', '%2D')}`);
      const twice = await client.send(`/api/stock/check?sku=${KURTA_M.replaceAll('-', '%252D')}`);
      same([once.status, twice.status], [200, 404], 'statuses of once and twice encoded');
    },
  },
  {
    id: 'transport/missing-headers',
    section: 1,
    operation: 'catalogSearch',
    rule: 'country-id and currency missing mean IN and INR; an unknown country is ROW',
    async run({ client }) {
      const price = async (headers: Readonly<Record<string, string>>) => {
        const answer = await client.send('/api/product/list?skus=AJ-KS-1042', { headers });
        const { result } = (await answer.json()) as { result: { items: readonly { discount: number }[] } };
        return result.items[0]?.discount;
      };
      const [missing, india] = [await price({}), await price({ 'country-id': 'IN', currency: 'INR' })];
      const [unknown, row] = [
        await price({ 'country-id': 'ZZ', currency: 'XYZ' }),
        await price({ 'country-id': 'ROW' }),
      ];
      same([missing, unknown], [india, row], 'discounts without headers and for ZZ');
    },
  },
];
