import { jsonOf } from '#contract-kit/calls/client.ts';
import type { Kit } from '#contract-kit/calls/kit.ts';
import { KURTA_M } from '#contract-kit/calls/reference-data.ts';
import { validCall } from '#contract-kit/calls/valid-calls.ts';
import type { Check } from '#contract-kit/run/check.ts';
import { holds, same } from '#contract-kit/run/mismatch.ts';

/** Sections 1 and 2: what holds for every call, shown at some of them. */
export const transportChecks: readonly Check[] = [
  ...['/api/nothing', '/', '/api', '/api/cart', '/api/product', '/api/stock', '/api/user', '/api/cart/totals/x'].map(
    (path): Check => ({
      id: `transport/not-found-${path}`,
      section: 1,
      operation: `GET ${path}`,
      rule: 'nothing is at an unknown or a bare path: 404 in the envelope',
      run: (kit) => answers(kit, path, {}, 404, 'Not found'),
    }),
  ),
  {
    id: 'transport/order-takes-post-alone',
    section: 1,
    operation: 'orderCreate',
    rule: '/api/order only takes POST',
    run: (kit) => answers(kit, '/api/order', {}, 405, 'Method not allowed'),
  },
  {
    id: 'transport/too-large',
    section: 1,
    operation: 'cartUpdate',
    rule: 'a body too large for the server is refused with 413',
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
    id: 'transport/preflight',
    section: 1,
    operation: 'orderCreate',
    rule: 'OPTIONS of an allowed origin is answered 204 with the methods and headers of the contract',
    async run(kit) {
      const { origin } = kit.options;
      const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
      const { status, headers } = await kit.client.send('/api/order', {
        method: 'OPTIONS',
        headers: { origin, ...asked },
      });
      same(status, 204);
      same(headers.get('access-control-allow-origin'), origin, 'access-control-allow-origin');
      const listed = (name: string) => (headers.get(name) ?? '').toLowerCase().split(/, */).toSorted();
      const methods = ['delete', 'get', 'options', 'post'];
      const names = ['accept', 'content-type', 'country-id', 'currency', 'token'];
      for (const each of methods)
        holds(listed('access-control-allow-methods').includes(each), `method ${each}`, methods);
      for (const each of names) {
        const header = listed('access-control-allow-headers');
        holds(header.includes(each), `header ${each} allowed`, header);
      }
    },
  },
  {
    id: 'transport/no-cookies',
    section: 1,
    operation: 'homeData',
    rule: 'cookies are neither set nor asked for',
    async run(kit) {
      const { headers } = await kit.client.send('/api/home/data', { headers: { origin: kit.options.origin } });
      same(headers.get('set-cookie'), null, 'set-cookie');
      same(headers.get('access-control-allow-credentials'), null, 'access-control-allow-credentials');
    },
  },
  {
    id: 'transport/allowed-origin',
    section: 1,
    operation: 'homeData',
    rule: 'an answer may be read by pages of an allowed origin, failures too',
    async run({ client, options: { origin } }) {
      for (const address of ['/api/home/data', '/api/nothing', '/api/cart/totals?cartId=none']) {
        const { headers } = await client.send(address, { headers: { origin } });
        same(headers.get('access-control-allow-origin'), origin, `${address} access-control-allow-origin`);
      }
    },
  },
  {
    id: 'transport/foreign-origin',
    section: 1,
    operation: 'homeData',
    rule: 'any other origin is refused with 403',
    async run(kit) {
      for (const origin of ['https://evil.example', 'null', `${kit.options.origin}.evil.example`]) {
        await answers(kit, '/api/home/data', { origin }, 403, 'Forbidden');
      }
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
  {
    id: 'transport/plain-failures',
    section: 2,
    operation: 'catalogSearch',
    rule: 'a failure tells nothing of the server: no HTML, no stack, no SQL',
    async run({ client }) {
      const wrong = ["'", '"; drop table products; --', '\\', '%', '{"_appliedFilters":7}'];
      for (const request of wrong) {
        const { body } = await client.call('catalogSearch', { query: { type: 'product', request } });
        holds(!TELLING.test(JSON.stringify(body)), 'a plain message', body);
      }
    },
  },
  {
    id: 'transport/envelope-code',
    section: 2,
    operation: 'cartTotals',
    rule: 'code is the HTTP status, in success and failure alike',
    async run(kit) {
      const good = await kit.client.call('cartTotals', await validCall(kit, 'cartTotals'));
      const bad = await kit.client.call('cartTotals', { query: { cartId: 'none' } });
      const codes = [good, bad].map(({ body }) => (body as { readonly code: number }).code);
      same(codes, [200, 404], 'codes');
      same([good.status, bad.status], [200, 404], 'statuses');
    },
  },
  {
    id: 'transport/bare-files',
    section: 2,
    operation: 'promotedOffers',
    rule: 'the banner files come without an envelope',
    async run(kit) {
      for (const operation of ['promotedOffers', 'headImage']) {
        const { body } = await kit.client.call(operation, await validCall(kit, operation));
        holds(!Object.hasOwn(body as object, 'code'), `${operation} without an envelope`, body);
      }
    },
  },
];

const TELLING = /<html|<!doctype| at .*\.[jt]s|select .* from|syntax error|node_modules/i;

async function answers(
  { client }: Kit,
  address: string,
  headers: Readonly<Record<string, string>>,
  code: number,
  result: string,
): Promise<void> {
  const answer = await client.send(address, { headers });
  same(answer.status, code, `${address} status`);
  same(await jsonOf(answer), { code, result });
}
