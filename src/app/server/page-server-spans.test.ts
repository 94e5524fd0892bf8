import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Collector, openCollector, type ToldSpan } from '#shared/collector-for-tests.ts';
import { type OtlpSpans, openOtlpSpans } from '#shared/otlp-spans.ts';
import { until } from '#shared/waiting/until.ts';
import { followCalls } from './follow-calls.ts';
import { followDrawing } from './follow-drawing.ts';
import type { RenderPage } from './render-page.tsx';
import { ask, createServersForTests, page, type ServersForTests } from './servers-for-tests.ts';

const FOLLOWED = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
/** Stands in all that a shopper may send. */
const CANARY = 'c4n4ry';

let servers: ServersForTests;
let collector: Collector;
let spans: OtlpSpans;
beforeEach(async () => {
  servers = createServersForTests();
  collector = await openCollector();
  const log = (line: string): void => void servers.lines.push(line);
  spans = openOtlpSpans({ endpoint: collector.endpoint, service: 'zari-pages', tell: log, environment: {} });
});
afterEach(async () => {
  await servers.close();
  await spans.stop();
  await collector.close();
});

/** A shop whose pages make one call, over an API that notes what it hears. */
async function openShop(drawn: RenderPage = async () => page('drawn')) {
  const heard: unknown[] = [];
  const apiPort = await servers.open((request, answer) => {
    heard.push(request.headers['traceparent']);
    answer.setHeader('content-type', 'application/json').end('{}');
  });
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const render = followDrawing(spans, async (address, signal, storeView, trace) => {
    const url = `${apiUrl}/api/ext/cms-data/cmsPageIdentifier/${CANARY}?token=${CANARY}`;
    const follow = followCalls(spans, trace);
    await follow?.({ method: 'GET', url }, async (headers) => {
      const { status } = await fetch(url, { headers });
      return { kind: 'answer', status, contentType: '', text: '' };
    });
    return drawn(address, signal, storeView, trace);
  });
  const parts = { spans, trustedProxies: ['127.0.0.1', '::1'] };
  return { heard, port: await servers.openShop(render, apiUrl, parts) };
}

/** By name, once so many have come. */
async function told(): Promise<Readonly<Record<string, ToldSpan | undefined>>> {
  await servers.close();
  await spans.stop();
  return Object.fromEntries(collector.spans.map((span) => [span.name, span]));
}

test('a page is told as its request, its drawing and the calls of that, each a part of the one before', async () => {
  const { port, heard } = await openShop();
  await ask(port, '/p/ZARI-1/a-saree?color=49', { headers: { traceparent: FOLLOWED } });
  const { 'GET /p/:parentSku/:slug': request, 'draw page': drawing, 'GET api': call } = await told();
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  expect(request).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7', kind: 2, service: 'zari-pages' });
  expect(request?.facts).toEqual({
    'http.request.method': 'GET',
    'http.response.status_code': 200,
    'http.route': '/p/:parentSku/:slug',
  });
  expect(drawing).toMatchObject({ traceId, parentSpanId: request?.spanId, kind: 1 });
  expect(call).toMatchObject({ traceId, parentSpanId: drawing?.spanId, kind: 3 });
  expect(call?.facts['url.path']).toBe('/api/ext/cms-data/cmsPageIdentifier');
  expect(heard).toEqual([`00-${traceId}-${call?.spanId}-01`]);
  expect(servers.lines).toEqual([`GET /p/ZARI-1/a-saree 200 0ms ${traceId}`]);
});

test('what a browser asks of the API is told as a request and a call, and begins a trace that the log has as well', async () => {
  const { port, heard } = await openShop();
  await ask(port, '/api/cart/pull?cartId=1');
  const { 'GET api': call, ...others } = await told();
  expect(Object.keys(others)).toEqual([]); // both have one name
  const [inner, request] = collector.spans;
  expect(call).toBe(request);
  expect(inner).toMatchObject({ kind: 3, parentSpanId: request?.spanId, traceId: request?.traceId });
  expect(request).toMatchObject({ kind: 2, parentSpanId: '', facts: { 'http.route': 'api' } });
  expect(heard).toEqual([`00-${request?.traceId}-${inner?.spanId}-01`]);
  expect(servers.lines).toEqual([`GET /api/cart/pull 200 0ms ${request?.traceId}`]);
});

test('a page that cannot be drawn and an API that is away are told as faults', async () => {
  const { port } = await openShop(() => Promise.reject(new Error(CANARY)));
  await ask(port, '/cart');
  const away = await servers.openShop(async () => page(''), undefined, { spans });
  await ask(away, '/api/home/data');
  const { 'draw page': drawing, 'GET /cart': request, 'GET api': call } = await told();
  expect([drawing?.isFault, request?.isFault, call?.isFault]).toEqual([true, true, true]);
});

test('files and who asks whether the server is there are not told', async () => {
  const { port } = await openShop();
  for (const path of ['/static/a.0123456789.js', '/healthz', '/robots.txt', '/no-such.png']) await ask(port, path);
  await told();
  expect(collector.spans).toEqual([]);
});

test('nothing of a shopper is told: no query, no header, no body, no part of a path', async () => {
  const { port } = await openShop();
  const headers = { cookie: `store=${CANARY}`, token: CANARY, authorization: `Bearer ${CANARY}`, 'user-agent': CANARY };
  const paths = [
    '/',
    `/${CANARY}@mail.test`,
    `/my-account/orders/${CANARY}`,
    `/wishlist/shared/${CANARY}`,
    '/api/cart/pull',
  ];
  for (const path of [...paths, `/api/${CANARY}`, `/img/${CANARY}`, `/%${CANARY}`]) {
    await ask(port, `${path}?token=${CANARY}&cartId=${CANARY}`, { headers });
    await ask(port, path, { headers, method: 'POST', body: CANARY });
  }
  await ask(port, '/', { headers, method: 'PURGE' });
  await told();
  expect(collector.spans.length).toBeGreaterThan(15);
  expect(collector.bodies.filter((body) => /c4n4ry|mail\.test/i.test(body))).toEqual([]);
});

test('a collector that hangs costs a shopper nothing', async () => {
  const { port } = await openShop();
  let asked = 0;
  collector.instead = () => {
    asked += 1;
  };
  for (let at = 0; at < 700; at += 1) spans.begin({ name: 'many', kind: 'internal', under: null }).end();
  await until('it was asked', () => asked > 0);
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(port, '/')));
  expect(answers.map(({ status, body }) => `${status} ${body}`)).toEqual(Array.from(answers, () => '200 drawn'));
});
