import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Collector, openCollector } from './collector-for-tests.ts';
import { isSpansEndpoint, openSpans } from './open-spans.ts';
import { type OtlpSpans, openOtlpSpans } from './otlp-spans.ts';
import type { SpanStart } from './spans.ts';
import { traceIn, traceparentOf } from './trace.ts';
import { until } from './waiting/until.ts';

const lines: string[] = [];
let collector: Collector;
beforeEach(async () => {
  lines.length = 0;
  collector = await openCollector();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await collector.close();
});

const tell = (line: string): void => void lines.push(line);
const open = (environment: Readonly<Record<string, string>> = {}, endpoint = collector.endpoint): OtlpSpans =>
  openOtlpSpans({ endpoint, service: 'a-service', tell, environment });

const START: SpanStart = { name: 'GET page', kind: 'server', under: null };
const ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const FROM_OUTSIDE = `00-${ID}-00f067aa0ba902b7-01`;

/** So many are handed over at once. */
const BATCH = 512;
function tellBatch(spans: OtlpSpans): void {
  for (let at = 0; at < BATCH; at += 1) spans.begin(START).end();
}

test('spans lie in each other as they were begun, over what is told to the next server', async () => {
  const spans = open();
  const request = spans.begin({ ...START, under: traceIn(FROM_OUTSIDE), facts: { 'http.route': '/p/:sku' } });
  const call = spans.begin({ name: 'GET api', kind: 'client', under: request.trace });
  const answered = spans.begin({ name: 'answer', kind: 'server', under: traceIn(traceparentOf(call.trace)) });
  answered.end({ isFault: true });
  call.end({ name: 'POST api', facts: { 'http.response.status_code': 503 } });
  request.end();
  await spans.stop();
  const told = Object.fromEntries(collector.spans.map((span) => [span.name, span]));
  expect(told).toMatchObject({
    'GET page': { traceId: ID, parentSpanId: '00f067aa0ba902b7', kind: 2, service: 'a-service', isFault: false },
    'POST api': {
      traceId: ID,
      parentSpanId: told['GET page']?.spanId,
      kind: 3,
      facts: { 'http.response.status_code': 503 },
    },
    answer: { traceId: ID, parentSpanId: told['POST api']?.spanId, kind: 2, isFault: true },
  });
  expect(told['GET page']?.facts).toEqual({ 'http.route': '/p/:sku' });
  expect(lines).toEqual([]);
});

test('what has ended already is told with the time it took', async () => {
  const spans = open();
  spans.begin({ ...START, ago: 250 }).end();
  await spans.stop();
  expect(collector.spans[0]?.milliseconds).toBeGreaterThanOrEqual(250);
  expect(collector.spans[0]?.milliseconds).toBeLessThan(300);
});

test('one that is never ended is never told', async () => {
  const spans = open();
  spans.begin({ ...START, name: 'never' });
  spans.begin(START).end();
  await spans.stop();
  expect(collector.spans.map(({ name }) => name)).toEqual(['GET page']);
});

test.each<[Record<string, string>, toldOfNobodys: boolean, toldOfLeftOut: boolean]>([
  [{}, true, false],
  [{ OTEL_TRACES_SAMPLER: 'no such name' }, true, false],
  [{ OTEL_TRACES_SAMPLER: 'always_on' }, true, true],
  [{ OTEL_TRACES_SAMPLER: 'always_off' }, false, false],
  [{ OTEL_TRACES_SAMPLER: 'parentbased_always_off' }, false, false],
  [{ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '1' }, true, true],
  [{ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: 'many' }, true, true],
  [{ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' }, false, false],
])("by %j nobody's trace is told: %s, one that its sender leaves out: %s", async (environment, nobodys, leftOut) => {
  const spans = open(environment);
  const own = spans.begin({ ...START, name: 'own' });
  const left = spans.begin({ ...START, name: 'left', under: traceIn(FROM_OUTSIDE.replace(/01$/, '00')) });
  own.end();
  left.end();
  await spans.stop();
  expect(own.trace.flags).toBe(nobodys ? '01' : '00'); // and so are servers behind this one told
  expect(collector.spans.map(({ name }) => name)).toEqual([...(nobodys ? ['own'] : []), ...(leftOut ? ['left'] : [])]);
});

test('the environment gives the process another name, and headers for the collector', async () => {
  vi.stubEnv('OTEL_SERVICE_NAME', 'another-name');
  vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'authorization=a-key');
  const heard: unknown[] = [];
  const spans = open();
  spans.begin(START).end();
  collector.instead = (request, answer) => {
    heard.push(request.headers.authorization);
    collector.instead = null;
    answer.writeHead(503).end();
  };
  await spans.stop();
  expect(heard).toEqual(['a-key']);
  expect(collector.spans).toMatchObject([{ service: 'another-name' }]);
});

const BAD: readonly [string, (request: IncomingMessage, answer: ServerResponse) => void][] = [
  ['refuses', (_request, answer) => void answer.writeHead(401).end('<h1>a-key is wrong</h1>')],
  ['fails', (_request, answer) => void answer.writeHead(503).end()],
  ['hangs', () => undefined],
  ['hangs up', (request) => void request.socket.destroy()],
];

test.each(BAD)('a collector that %s is told of once, and once that it takes spans again', async (_how, instead) => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '500');
  const spans = open();
  let asked = 0;
  collector.instead = (request, answer) => {
    asked += 1;
    instead(request, answer);
  };
  for (const times of [1, 2]) {
    tellBatch(spans);
    await until('the batch was handed over', () => asked >= times);
  }
  collector.instead = null;
  await until('it was taken again', () => {
    tellBatch(spans);
    return lines.length > 1;
  });
  await spans.stop();
  const host = new URL(collector.endpoint).host;
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^Spans are dropped: ${host} does not take them \\([\\w ]+\\)\\.$`)),
    `Spans are taken again by ${host}.`,
  ]);
});

test("what answers with rubbish is nobody's fault, and nothing of it is logged", async () => {
  const spans = open();
  spans.begin(START).end();
  collector.instead = (_request, answer) => void answer.writeHead(200).end('{{{<rubbish>');
  await spans.stop();
  expect(lines).toEqual([]);
});

test('a process that ends waits two seconds for a collector that hangs', async () => {
  const spans = open();
  spans.begin(START).end();
  collector.instead = () => undefined;
  const start = performance.now();
  await spans.stop();
  expect(performance.now() - start).toBeLessThan(4_000);
});

test('where nobody listens spans cost the caller nothing and are told of once', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '100');
  const { endpoint } = collector;
  await collector.close();
  const spans = open({}, endpoint);
  const start = performance.now();
  for (let at = 0; at < 20; at += 1) tellBatch(spans);
  expect(performance.now() - start).toBeLessThan(2_000); // some microseconds each, on a machine that does much else
  await spans.stop();
  expect(lines).toEqual([expect.stringContaining('does not take them (ECONNREFUSED).')]);
});

test.each(['http://localhost:4318', 'https://collector.example/otlp', 'http://[::1]:4318/'])(
  '%s is where a collector may be',
  (text) => expect(isSpansEndpoint(text)).toBe(true),
);

test.each([
  '',
  'collector.example:4318',
  'grpc://collector.example',
  'http://name:secret@collector.example',
  'http://a/?b',
])('"%s" is not', (text) => expect(isSpansEndpoint(text)).toBe(false));

test('without an address nothing is told and nothing is said', async () => {
  expect(await openSpans(undefined, { service: 'a-service', log: { info: tell, error: tell } })).toBeNull();
  expect(lines).toEqual([]);
});

test('with one the process says where spans go to', async () => {
  const spans = await openSpans(collector.endpoint, { service: 'a-service', log: { info: tell, error: tell } });
  spans?.begin(START).end();
  await spans?.stop();
  expect(lines).toEqual([`Spans are told to ${new URL(collector.endpoint).host}.`]);
  expect(collector.spans).toHaveLength(1);
});
