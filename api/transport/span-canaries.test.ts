import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationsOf, readOpenApi } from '#api/contract-kit/contract/read-contract.ts';
import { demoContent } from '#api/demo/demo-content.ts';
import { openSmtpServer, type SmtpServer } from '#api/mail/smtp-server-for-tests.ts';
import type { ReferenceApi } from '#api/open-reference-api.ts';
import { OPENING_MS, openTestShop } from '#api/testing/open-test-api.ts';
import { type Collector, openCollector } from '#shared/collector-for-tests.ts';
import { type OtlpSpans, openOtlpSpans } from '#shared/otlp-spans.ts';
import { until } from '#shared/waiting/until.ts';

/** Stands in everything that is a shopper's. */
const CANARY = 'c4n4ry';
const EMAIL = `${CANARY}@mail.test`;
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const FOLLOWED = `00-${TRACE}-00f067aa0ba902b7-01`;

const lines: string[] = [];
const log = (line: string): void => void lines.push(line);
let collector: Collector;
let spans: OtlpSpans;
let mailServer: SmtpServer;
let api: ReferenceApi;

beforeAll(async () => {
  collector = await openCollector();
  mailServer = await openSmtpServer();
  spans = openOtlpSpans({ endpoint: collector.endpoint, service: 'zari-api', tell: log, environment: {} });
  const smtp = { url: mailServer.url, from: { name: 'Zari', address: 'care@zari.example' } };
  api = await openTestShop({ content: demoContent, smtp, spans, log });
}, OPENING_MS);
afterAll(async () => {
  await mailServer.close();
  await collector.close();
});

const ask = (path: string, init: RequestInit = {}) => api.fetch(new Request(`http://api.test${path}`, init));
const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** All that a shopper may ask, with the canary in all of it. */
async function askEverything(): Promise<void> {
  await ask('/api/home/data', { headers: { traceparent: FOLLOWED } });
  await ask('/api/home/data');
  const customer = { email: EMAIL, firstname: CANARY, lastname: CANARY };
  await post('/api/user/create', { customer, password: `${CANARY} correct horse` });
  await post('/api/user/login', { username: EMAIL, password: CANARY });
  await post('/api/user/reset-password', { email: EMAIL });
  await api.settled();
  for (const { path, method, query } of operationsOf(readOpenApi())) {
    const names = [...new Set([...query, 'token', 'cartId', 'email'])].map((name) => [name, CANARY]);
    const address = `${path.replaceAll(/\{\w+\}/g, CANARY)}?${new URLSearchParams(names)}`;
    const headers = { token: CANARY, cookie: CANARY, 'user-agent': CANARY, 'x-forwarded-for': CANARY };
    await (method === 'GET' ? ask(address, { headers }) : post(address, { [CANARY]: CANARY }, headers));
  }
  await ask(`/${CANARY}`);
  await ask('/page-changes?after=0');
  await until('the mails were taken', () => mailServer.taken.length > 0);
  await api.close();
  await spans.stop();
}

test('requests, what they ask of the database and mails are told, and nothing of a shopper with them', async () => {
  await askEverything();
  const told = collector.spans;
  const followed = told.find(({ traceId, kind }) => traceId === TRACE && kind === 2);
  expect(followed).toMatchObject({ name: 'GET /api/home/data', parentSpanId: '00f067aa0ba902b7', service: 'zari-api' });
  const statements = told.filter(({ parentSpanId }) => parentSpanId === followed?.spanId);
  expect(statements.length).toBeGreaterThan(0);
  for (const { name, kind, traceId, milliseconds, facts } of statements) {
    expect([name, kind, traceId]).toEqual(['select', 3, TRACE]);
    expect(facts).toEqual({ 'db.system.name': 'postgresql', 'db.operation.name': 'select' });
    expect(milliseconds).toBeLessThanOrEqual((followed?.milliseconds ?? 0) + 2); // of two clocks
  }
  expect(told.filter(({ name }) => name.includes('page-changes'))).toEqual([]);
  const registered = told.find(({ name }) => name === 'POST /api/user/create');
  const asked = told.filter(({ parentSpanId }) => parentSpanId === registered?.spanId).map(({ name }) => name);
  expect(asked).toEqual(expect.arrayContaining(['begin', 'insert', 'commit']));
  expect(told.find(({ name }) => name === 'send mail')).toMatchObject({
    parentSpanId: '',
    facts: { 'zari.mail.outcome': 'delivered' },
  });
  expect(told.some(({ name }) => name === 'GET (another path)')).toBe(true);
  expect(collector.bodies.filter((body) => /c4n4ry|mail\.test/i.test(body))).toEqual([]);
  const own = told.find(({ name, traceId }) => name === 'GET /api/home/data' && traceId !== TRACE);
  expect(lines.filter((line) => line.endsWith(own?.traceId ?? 'none'))).toHaveLength(1);
});
