import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as a collector reads it. */
export type ToldSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  readonly name: string;
  readonly kind: number;
  readonly service: string;
  readonly isFault: boolean;
  readonly milliseconds: number;
  readonly facts: Readonly<Record<string, unknown>>;
};

type Value = Readonly<Record<string, unknown>>;
type Facts = readonly { readonly key: string; readonly value: Value }[];
type Written = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes?: Facts;
  readonly status?: { readonly code?: number };
};
type Batch = {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Facts };
    readonly scopeSpans: readonly { readonly spans: readonly Written[] }[];
  }[];
};

/** A collector that takes spans by OTLP as JSON, or does not. */
export type Collector = {
  readonly endpoint: string;
  readonly spans: ToldSpan[];
  /** All that came, as it came. */
  readonly bodies: string[];
  /** What it does with the next batches in place of taking them. */
  instead: ((request: IncomingMessage, answer: ServerResponse) => void) | null;
  readonly close: () => Promise<void>;
};

export async function openCollector(): Promise<Collector> {
  const server = createServer((request, answer) => {
    if (collector.instead) return collector.instead(request, answer);
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      collector.bodies.push(body);
      if (request.url === '/v1/traces') collector.spans.push(...spansOf(JSON.parse(body) as Batch));
      answer.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const collector: Collector = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: [],
    bodies: [],
    instead: null,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
  return collector;
}

function spansOf({ resourceSpans }: Batch): readonly ToldSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(factsOf(resource.attributes)['service.name']);
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => told(span, service)));
  });
}

function told(span: Written, service: string): ToldSpan {
  const { traceId, spanId, parentSpanId = '', name, kind, attributes = [], status } = span;
  const milliseconds = Number(BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano)) / 1e6;
  const facts = factsOf(attributes);
  return { traceId, spanId, parentSpanId, name, kind, service, isFault: status?.code === 2, milliseconds, facts };
}

function factsOf(attributes: Facts): Readonly<Record<string, unknown>> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
