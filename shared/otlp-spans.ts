import {
  trace as api,
  type Context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  type Resource,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { samplerOf } from './span-sampler.ts';
import type { Span, SpanStart, Spans } from './spans.ts';
import { tellsOnce } from './tells-once.ts';
import type { Trace } from './trace.ts';

type Options = {
  /** Where the collector is, such as `http://localhost:4318`. */
  readonly endpoint: string;
  /** What the process is called unless `OTEL_SERVICE_NAME` says otherwise. */
  readonly service: string;
  readonly tell: (line: string) => void;
  readonly environment: Readonly<Record<string, string | undefined>>;
};

export type OtlpSpans = Spans & {
  /** Hands over what is left, for as long as a process that ends may wait. */
  readonly stop: () => Promise<void>;
};

const LAST_WAIT_MS = 2_000;

/**
 * Spans by OpenTelemetry, handed over by OTLP as JSON over HTTP: in batches, beside the answering of requests. What the collector
 * does not take is dropped, and no more than 2,048 spans wait. Nothing is made global, so that no library finds it by itself.
 */
export function openOtlpSpans({ endpoint, service, tell, environment }: Options): OtlpSpans {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceOf(service),
    sampler: samplerOf(environment),
    spanProcessors: [new BatchSpanProcessor({ exporter: tellsOnce(exporter, new URL(endpoint).host, tell) })],
  });
  const tracer = provider.getTracer('zari');
  return {
    begin: (start) => begin(tracer, start),
    async stop() {
      const flushed = provider.shutdown().catch(() => undefined); // that nobody takes them was told
      await Promise.race([flushed, new Promise((resolve) => setTimeout(resolve, LAST_WAIT_MS).unref())]);
    },
  };
}

/** Of the process its names alone: nothing of its arguments, its machine or its owner. */
function resourceOf(service: string): Resource {
  return defaultResource()
    .merge(resourceFromAttributes({ 'service.name': service }))
    .merge(detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] }));
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

function begin(tracer: Tracer, { name, kind, under, facts = {}, ago }: SpanStart): Span {
  const startTime = ago === undefined ? {} : { startTime: performance.now() - ago };
  const span = tracer.startSpan(name, { kind: kinds[kind], attributes: facts, ...startTime }, contextOf(under));
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    trace: { id: traceId, flags: flagsOf(traceFlags), span: spanId },
    end(told = {}) {
      if (told.name !== undefined) span.updateName(told.name);
      if (told.facts) span.setAttributes(told.facts);
      if (told.isFault) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(ago === undefined ? undefined : performance.now());
    },
  };
}

/** A trace that came without a span begins with the next one. */
function contextOf(under: Trace | null): Context {
  if (under?.span === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(under.flags, 16) & TraceFlags.SAMPLED;
  return api.setSpanContext(ROOT_CONTEXT, { traceId: under.id, spanId: under.span, traceFlags, isRemote: true });
}

function flagsOf(flags: number): string {
  return flags.toString(16).padStart(2, '0');
}
