import { answers } from '#api/contract-kit/checks/transport/answers.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { holds, same } from '#api/contract-kit/shared/mismatch.ts';

/** Section 1: which pages may call. */
export const originChecks: readonly Check[] = [
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
    proves: ['any operation 403 Forbidden'],
    async run(kit) {
      for (const origin of ['https://evil.example', 'null', `${kit.options.origin}.evil.example`]) {
        await answers(kit, '/api/home/data', { origin }, 403, 'Forbidden');
      }
    },
  },
];
