import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { createLimitedServer, startListening } from './http-server.ts';

/** A request that was answered. `route` is one of a few that are known, never what the caller wrote. */
export type Answered = {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
};

/** What a process counts for whoever watches over it, in the text format of Prometheus. */
export type Metrics = {
  answered(request: Answered): void;
  /** A number that is read when somebody asks for it; it is left out where it cannot be read. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  text(): Promise<string>;
};

/** Seconds, from an answer that was kept to one that a shopper leaves for. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Beside what is counted here: processor, memory, open files and the event loop of the process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'zari_http_request_duration_seconds',
    help: 'How long requests took that were answered.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return {
    answered: ({ milliseconds, ...labels }) => requests.observe(labels, milliseconds / 1_000),
    gauge(name, help, read) {
      const collect = async function (this: Gauge): Promise<void> {
        try {
          this.set(await read());
        } catch {
          this.remove();
        }
      };
      new Gauge({ name, help, collect, registers: [registry] });
    },
    text: () => registry.metrics(),
  };
}

const STOP_WITHIN_MS = 1_000;
const MOST_HEADER_BYTES = 4_096;

export type MetricsServer = { readonly port: number; readonly stop: () => Promise<void> };

/**
 * Tells them at a port of its own, to callers of the same machine alone: what leads to the shop leads nobody here. Rejects
 * when the port is taken.
 */
export async function serveMetrics(metrics: Metrics, port: number): Promise<MetricsServer> {
  const { server, stop } = createLimitedServer(
    (request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
      metrics.text().then(
        (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
        () => response.writeHead(500).end(),
      );
    },
    { mostHeaderBytes: MOST_HEADER_BYTES },
  );
  await startListening(server, port, '127.0.0.1');
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => stop({ withinMs: STOP_WITHIN_MS, lastCallMs: 0 }),
  };
}
