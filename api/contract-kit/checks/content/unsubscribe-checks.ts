import type { Kit } from '#api/contract-kit/calls/kit.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { holds, same } from '#api/contract-kit/shared/mismatch.ts';

const UNSUBSCRIBE = '/mail/unsubscribe';
const ONE_CLICK = 'List-Unsubscribe=One-Click';
const FORM = 'application/x-www-form-urlencoded';
const NOT_GIVEN_OUT = 'contract-kit-'.padEnd(43, 'x');

/** Keys of no mail; what is told of one must not tell it from the others. */
const KEYS = ['', 'x', NOT_GIVEN_OUT, `${NOT_GIVEN_OUT}x`, 'nobody@mail.test', "' or 1=1 --", 'x'.repeat(4_000)];

/** Section 11, as far as one can ask who reads no mail. */
export const unsubscribeChecks: readonly Check[] = [
  {
    id: 'content/unsubscribe-unknown',
    section: 11,
    operation: `POST ${UNSUBSCRIBE}`,
    rule: 'a key that is none is answered with 404, whatever it looks like, posted or looked at',
    async run(kit) {
      for (const method of ['GET', 'POST']) {
        const pages = new Set<string>();
        for (const key of KEYS) pages.add(await unknownPage(kit, key, method));
        same(pages.size, 1, `different answers to ${method}`);
      }
    },
  },
  {
    id: 'content/unsubscribe-other-body',
    section: 11,
    operation: `POST ${UNSUBSCRIBE}`,
    rule: `another body than ${ONE_CLICK} is refused with 400, a large one with 413`,
    async run(kit) {
      const bodies: readonly (readonly [body: string, type: string, status: number])[] = [
        ['', FORM, 400],
        ['List-Unsubscribe=No', FORM, 400],
        [JSON.stringify({ 'List-Unsubscribe': 'One-Click' }), 'application/json', 400],
        [ONE_CLICK, 'text/plain', 400],
        ['--x', 'multipart/form-data; boundary=x', 400],
        [`${ONE_CLICK}&pad=${'x'.repeat(100_000)}`, FORM, 413],
      ];
      for (const [body, type, status] of bodies) {
        const answer = await ask(kit, NOT_GIVEN_OUT, { method: 'POST', headers: { 'content-type': type }, body });
        same(answer.status, status, `status of ${type} ${body.slice(0, 40)}`);
      }
    },
  },
  {
    id: 'content/unsubscribe-methods',
    section: 11,
    operation: `GET ${UNSUBSCRIBE}`,
    rule: 'the address is looked at and posted to, nothing else: 405',
    async run(kit) {
      for (const method of ['DELETE', 'PUT']) same((await ask(kit, NOT_GIVEN_OUT, { method })).status, 405, method);
    },
  },
];

function ask({ client }: Kit, key: string, init: RequestInit): Promise<Response> {
  return client.send(`${UNSUBSCRIBE}?key=${encodeURIComponent(key)}&storeCode=default`, init);
}

/** A mail program's request carries neither the headers of a storefront nor cookies, and no cookie comes back. */
async function unknownPage(kit: Kit, key: string, method: string): Promise<string> {
  const post = { headers: { 'content-type': FORM }, body: ONE_CLICK };
  const answer = await ask(kit, key, { method, ...(method === 'POST' ? post : {}) });
  same(answer.status, 404, `status of the key ${key.slice(0, 60)}`);
  const [type, kept] = ['content-type', 'cache-control'].map((name) => answer.headers.get(name) ?? '');
  holds(type?.includes('text/html') === true && kept?.includes('no-store') === true, 'a page that nobody keeps', [
    type,
    kept,
  ]);
  same(answer.headers.get('set-cookie'), null, 'set-cookie');
  return answer.text();
}
