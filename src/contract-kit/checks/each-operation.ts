import type { Parts } from '#contract-kit/calls/client.ts';
import type { Kit } from '#contract-kit/calls/kit.ts';
import { NOBODY } from '#contract-kit/calls/reference-data.ts';
import { validCall } from '#contract-kit/calls/valid-calls.ts';
import type { DocumentedOperation } from '#contract-kit/contract/read-contract.ts';
import { answerName, type Check } from '#contract-kit/run/check.ts';
import { holds, same } from '#contract-kit/run/mismatch.ts';

/** What holds at every operation that has such a part, written once: the contract's list makes the checks. */
export function checksOfEach(operations: readonly DocumentedOperation[]): readonly Check[] {
  return operations.flatMap((operation) =>
    rules.filter(({ concerns }) => concerns(operation)).map((rule) => checkOf(operation, rule)),
  );
}

type EachRule = {
  readonly name: string;
  readonly section: number;
  readonly rule: string;
  readonly concerns: (operation: DocumentedOperation) => boolean;
  /** The documented answer that is shown, of which the message may be a template. */
  readonly answer?: readonly [status: number, message?: string];
  readonly run: (kit: Kit, operation: DocumentedOperation) => Promise<void>;
};

function checkOf(operation: DocumentedOperation, { name, section, rule, answer, run }: EachRule): Check {
  const { operationId, area } = operation;
  const proves = answer ? { proves: [answerName(operationId, ...answer)] } : {};
  return {
    id: `${area}/${operationId}-${name}`,
    section,
    operation: operationId,
    rule,
    ...proves,
    run: (kit) => run(kit, operation),
  };
}

const UNAUTHORISED = "The consumer isn't authorized to access self.";
const NO_CART = 'No such entity with cartId = {cartId}';
const NOT_JSON = 'Request body is not valid JSON';
const WRONG_TYPE = 'Content type must be application/json';

const says = (message: string) => (operation: DocumentedOperation) =>
  operation.refusals.some((refusal) => refusal.message === message);
const isEnveloped = ({ operationId }: DocumentedOperation) => operationId !== 'graphql';

/** The valid call with some of its query replaced. */
async function withQuery(kit: Kit, operationId: string, query: Readonly<Record<string, string>>): Promise<Parts> {
  const parts = await validCall(kit, operationId);
  return { ...parts, query: { ...parts.query, ...query } };
}

async function withoutQuery(kit: Kit, operationId: string, name: string): Promise<Parts> {
  const parts = await validCall(kit, operationId);
  return { ...parts, query: Object.fromEntries(Object.entries(parts.query ?? {}).filter(([key]) => key !== name)) };
}

const rules: readonly EachRule[] = [
  {
    name: 'succeeds',
    section: 2,
    rule: 'a valid call is answered 200 in the shape of its schema',
    concerns: () => true,
    answer: [200],
    run: async (kit, { operationId }) => {
      await kit.client.succeed(operationId, await validCall(kit, operationId));
    },
  },
  {
    name: 'tolerates',
    section: 1,
    rule: 'unknown parameters, headers and body fields are ignored',
    concerns: () => true,
    async run(kit, { operationId }) {
      const parts = await withQuery(kit, operationId, { contractKit: 'ignored' });
      const body = typeof parts.body === 'object' ? { body: { ...parts.body, contractKit: [{ x: null }] } } : {};
      await kit.client.succeed(operationId, { ...parts, ...body, headers: { 'x-contract-kit': 'ignored' } });
    },
  },
  {
    name: 'unknown-store',
    section: 1,
    rule: 'an unknown storeCode is refused by its name',
    concerns: (operation) => operation.query.includes('storeCode') && isEnveloped(operation),
    answer: [400, 'Unknown store code {storeCode}'],
    async run(kit, { operationId }) {
      const parts = await withQuery(kit, operationId, { storeCode: NOBODY });
      await kit.client.refuse(operationId, parts, 400, `Unknown store code ${NOBODY}`);
    },
  },
  {
    name: 'bad-token',
    section: 3,
    rule: 'a token that is given but not valid is refused with 401',
    concerns: ({ query }) => query.includes('token'),
    answer: [401, UNAUTHORISED],
    async run(kit, { operationId, needsToken }) {
      const parts = needsToken ? {} : await validCall(kit, operationId);
      const body = needsToken ? await bodyFor(operationId) : {};
      const query = { ...parts.query, token: NOBODY };
      await kit.client.refuse(operationId, { ...body, ...parts, query }, 401, UNAUTHORISED);
    },
  },
  {
    name: 'no-token',
    section: 3,
    rule: 'without a token, or with an empty one, a call for users is refused with 401',
    concerns: ({ needsToken }) => needsToken,
    async run(kit, { operationId }) {
      const body = await bodyFor(operationId);
      await kit.client.refuse(operationId, body, 401, UNAUTHORISED);
      await kit.client.refuse(operationId, { ...body, query: { token: '' } }, 401, UNAUTHORISED);
    },
  },
  {
    name: 'unknown-cart',
    section: 3,
    rule: 'a cart that nobody has is refused with 404, by its id',
    concerns: says(NO_CART),
    answer: [404, NO_CART],
    async run(kit, { operationId }) {
      const parts = await withQuery(kit, operationId, { cartId: NOBODY });
      await kit.client.refuse(operationId, parts, 404, `No such entity with cartId = ${NOBODY}`);
    },
  },
  {
    name: 'no-cart',
    section: 3,
    rule: 'without a token and a cart id the cart is null, which nobody has',
    concerns: (operation) => says(NO_CART)(operation) && !operation.needsToken,
    async run(kit, { operationId }) {
      const parts = await withoutQuery(kit, operationId, 'cartId');
      await kit.client.refuse(operationId, parts, 404, 'No such entity with cartId = null');
    },
  },
  {
    name: 'not-json',
    section: 1,
    rule: 'a body that cannot be parsed is refused with 400',
    concerns: says(NOT_JSON),
    answer: [400, NOT_JSON],
    async run(kit, { operationId }) {
      const { body: _body, ...parts } = await validCall(kit, operationId);
      for (const text of ['{', 'a=b', '{"a":1,}', "{'a':1}"]) {
        await kit.client.refuse(operationId, { ...parts, text }, 400, NOT_JSON);
      }
    },
  },
  {
    name: 'content-type',
    section: 1,
    rule: 'a body of another content type is refused with 415, one with a charset is taken',
    concerns: ({ hasBody }) => hasBody,
    async run(kit, { operationId }) {
      const parts = await validCall(kit, operationId);
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
        const headers = { 'content-type': type };
        await kit.client.refuse(operationId, { ...parts, headers }, 415, WRONG_TYPE);
      }
      const charset = { 'content-type': 'application/json; charset=utf-8' };
      await kit.client.succeed(operationId, { ...parts, headers: charset });
    },
  },
  {
    name: 'cache',
    section: 1,
    rule: 'answers about a shopper are never stored, others vary by country',
    concerns: ({ method }) => method === 'GET',
    async run(kit, { operationId, path }) {
      const { headers, status, body } = await kit.client.call(operationId, await validCall(kit, operationId));
      holds(status === 200, '200', body);
      const control = headers.get('cache-control') ?? '';
      if (isPrivate(path)) holds(control.includes('no-store'), 'cache-control: no-store', control);
      else if (!path.startsWith('/api/banners/'))
        holds(variesByCountry(headers), 'vary: country-id', headers.get('vary'));
    },
  },
  {
    name: 'method',
    section: 1,
    rule: 'another method on a known path is answered 405 in the envelope',
    concerns: () => true,
    async run(kit, { operationId }) {
      const { body: _body, ...parts } = await validCall(kit, operationId);
      for (const method of ['PUT', 'PATCH']) {
        const { status, body } = await kit.client.call(operationId, { ...parts, method });
        same({ status, body }, { status: 405, body: { code: 405, result: 'Method not allowed' } });
      }
    },
  },
];

const PRIVATE = /^\/api\/(cart|order|user|giftcard)\/|^\/api\/ext\/(mail-service|mailchimp-subscribe)\//;

/** Cart, order, user, gift card, mail and newsletter replies (section 1). */
function isPrivate(path: string): boolean {
  return PRIVATE.test(`${path}/`);
}

function variesByCountry(headers: Headers): boolean {
  const names = (headers.get('vary') ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  return names.includes('country-id') || (headers.get('cache-control') ?? '').includes('no-store');
}

/** A body for a call that needs a token, so that only the token is wrong. */
async function bodyFor(operationId: string): Promise<Parts> {
  const bodies: Readonly<Record<string, unknown>> = {
    userUpdate: { customer: { email: 'contract-kit@example.com', firstname: 'A', lastname: 'B' } },
    userChangePassword: { currentPassword: 'contract kit 9', newPassword: 'contract kit 10' },
    storeCreditSpend: { apply: true },
  };
  return operationId in bodies ? { body: bodies[operationId] } : {};
}
