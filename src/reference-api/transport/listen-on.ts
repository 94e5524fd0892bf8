import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { App } from './create-app.ts';

/** A listening server. */
export interface Listening {
  readonly address: AddressInfo | string | null;
  /** Takes no new connections, finishes running requests. */
  close(): Promise<void>;
}

const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 24_000, // request line of 8 kB and headers of 16 kB
} as const;
const MOST_HEADERS = 60;
const MOST_CONNECTIONS = 1_000;
const MOST_REQUESTS_PER_CONNECTION = 1_000;

/** Puts the API on a port. */
export async function listenOn(app: App, { port, host }: { port: number; host: string }): Promise<Listening> {
  const listener = getRequestListener((request, { incoming }) => app.answer(request, incoming as IncomingMessage), {
    overrideGlobalObjects: false,
  });
  const server = createServer(LIMITS, listener);
  server.maxHeadersCount = MOST_HEADERS;
  server.maxConnections = MOST_CONNECTIONS;
  server.maxRequestsPerSocket = MOST_REQUESTS_PER_CONNECTION;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  return { address: server.address(), close: () => closed(server) };
}

const LAST_WAIT_MS = 10_000; // longer than any call takes, shorter than a supervisor waits

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const end = setTimeout(() => server.closeAllConnections(), LAST_WAIT_MS);
    server.close(() => {
      clearTimeout(end);
      resolve();
    });
    server.closeIdleConnections();
  });
}
