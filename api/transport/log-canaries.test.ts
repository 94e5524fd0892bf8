import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationsOf, readOpenApi } from '#api/contract-kit/contract/read-contract.ts';
import { demoContent } from '#api/demo/demo-content.ts';
import type { ReferenceApi } from '#api/open-reference-api.ts';
import { OPENING_MS, openTestShop } from '#api/testing/open-test-api.ts';

/** Stands in everything that is a shopper's: tokens, carts, passwords, addresses, gift codes. */
const CANARY = 'c4n4ry';
const EMAIL = `${CANARY}@mail.test`;
const PASSWORD = `${CANARY} correct horse`;
const SECRET_HEADERS = {
  token: CANARY,
  authorization: `Bearer ${CANARY}`,
  cookie: `a=${CANARY}`,
  'x-forwarded-for': CANARY,
  'user-agent': CANARY,
};

const document = readOpenApi();
const operations = operationsOf(document);
const lines: string[] = [];
let api: ReferenceApi;
let closed: ReferenceApi;

beforeAll(async () => {
  const log = (line: string) => lines.push(line);
  api = await openTestShop({ content: demoContent, showsMail: true, log });
  closed = await openTestShop({ log });
  await closed.close();
}, 2 * OPENING_MS);
afterAll(() => api.close());

type Examples = { readonly examples?: Readonly<Record<string, { readonly value?: unknown }>> };

/** Bodies of an operation: the contract's examples, and what has no form at all. */
function bodiesOf({ path, method }: (typeof operations)[number]): readonly string[] {
  const entry = Reflect.get(Reflect.get(document.paths, path), method.toLowerCase());
  const content: Examples | undefined = entry?.requestBody?.content?.['application/json'];
  const values = Object.values(content?.examples ?? {}).map(({ value }) => value);
  return [
    ...values.map((value) => JSON.stringify(value, whole)),
    ...values.map((value) => JSON.stringify(value, likely)),
    JSON.stringify({ [CANARY]: CANARY }),
    `{"${CANARY}`,
  ];
}

const whole = (_key: string, value: unknown) => (typeof value === 'string' ? CANARY : value);

/** Well-formed where the form matters, so that the call gets further. */
const likely = (key: string, value: unknown) => {
  if (typeof value !== 'string') return value;
  if (/mail|username/i.test(key)) return EMAIL;
  return /sku|country|carrier|method|type|entity|event_name|currency|id$/i.test(key) ? value : `${value} ${CANARY}`;
};

async function send(to: ReferenceApi, operation: (typeof operations)[number], body?: string): Promise<number> {
  const query = new URLSearchParams(operation.query.map((name) => [name, CANARY]));
  for (const name of ['token', 'refreshToken', 'cartId', 'giftCode', 'email']) query.set(name, CANARY);
  const path = operation.path.replaceAll(/\{\w+\}/g, CANARY);
  const hasBody = body !== undefined && operation.method !== 'GET';
  const init = {
    method: operation.method,
    headers: { ...SECRET_HEADERS, ...(hasBody ? { 'content-type': 'application/json' } : {}) },
    ...(hasBody ? { body } : {}),
  };
  const urls = [`${path}?${query}`, path, `${path}/${CANARY}`, `/${CANARY}`];
  const answers = await Promise.all(urls.map((url) => to.fetch(new Request(`http://api.test${url}`, init))));
  return Math.max(...answers.map(({ status }) => status));
}

test.each(operations)('$operationId leaves nothing of a shopper in the log', async (operation) => {
  lines.length = 0;
  for (const body of [undefined, ...bodiesOf(operation)]) await send(api, operation, body);
  await send(closed, operation, bodiesOf(operation)[0]);
  expect(lines.length).toBeGreaterThan(4);
  expect(lines.filter((line) => line.includes(CANARY) || /[\r\n]/.test(line))).toEqual([]);
});

type Pair = { readonly result: string; readonly meta?: { readonly refreshToken?: string } };

async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const request = new Request(`http://api.test${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await (await api.fetch(request)).json()) as T;
}

test('an account leaves its number in the log, and nothing by which anybody could use it', async () => {
  lines.length = 0;
  const email = `account.${EMAIL}`;
  const customer = { email, firstname: CANARY, lastname: CANARY };
  expect(await post('/api/user/create', { customer, password: PASSWORD })).toMatchObject({ code: 200 });
  const login = { username: email, password: PASSWORD };
  const first = await post<Pair>('/api/user/login', login);
  const { refreshToken } = first.meta ?? {};
  const second = await post<Pair>('/api/user/refresh', { refreshToken });
  await post<Pair>('/api/user/refresh', { refreshToken: second.meta?.refreshToken });
  const cart = await post<Pair>(`/api/cart/create?token=${second.result}`, undefined);
  await post('/api/user/reset-password', { email });
  expect(await post('/api/user/refresh', { refreshToken })).toMatchObject({ code: 401 });
  for (let at = 0; at < 7; at += 1) await post('/api/user/login', { ...login, password: `${CANARY} ${at}` });
  // A letter is written after its answer, which must not tell by its time whether there is an account.
  await api.settled();
  expect(lines.join('\n')).toContain('was mailed');
  const told = lines.join('\n');
  const secrets = [CANARY, first.result, second.result, refreshToken, second.meta?.refreshToken, cart.result];
  expect(secrets.filter((secret) => secret === undefined || told.includes(secret))).toEqual([]);
  for (const event of ['registered', 'signed in', 'refused', 'was used again', 'is locked']) {
    expect(told).toContain(event);
  }
});
