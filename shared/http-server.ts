// What the two servers have in common: the limits of a connection, and how they end. Source of the limits: security, section 7.

import { createServer, type RequestListener, type Server } from 'node:http';

/** For how long a client may take, in milliseconds. */
export type Patience = {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly keepAliveTimeout: number;
  /** How often the two limits above are looked after: so much later a client may be sent away. */
  readonly connectionsCheckingInterval: number;
};

export const PATIENCE: Patience = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
};
export const MOST_CONNECTIONS = 1_000;
const MOST_HEADERS = 60;
const MOST_REQUESTS_PER_CONNECTION = 1_000;

type Limits = { readonly mostHeaderBytes: number; readonly patience?: Patience | undefined };

/** A server that does not listen yet. */
export function createLimitedServer(
  listener: RequestListener,
  { mostHeaderBytes, patience = PATIENCE }: Limits,
): Server {
  const server = createServer({ ...patience, maxHeaderSize: mostHeaderBytes, requireHostHeader: false }, listener);
  server.maxConnections = MOST_CONNECTIONS;
  server.maxRequestsPerSocket = MOST_REQUESTS_PER_CONNECTION;
  server.maxHeadersCount = MOST_HEADERS;
  closeOnceAnswered(server);
  return server;
}

/** A server that stops waits for each connection to end, and a client keeps one that was answered for seconds. */
function closeOnceAnswered(server: Server): void {
  server.on('request', (_, response) => {
    response.once('close', () => {
      if (!server.listening) server.closeIdleConnections();
    });
  });
}

/** Without a host it listens at every address of the machine. Rejects when the port is taken. */
export function startListening(server: Server, port: number, host?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, ...(host === undefined ? {} : { host }) }, resolve);
  });
}

/** Takes no more requests, finishes those under way, and cuts off what is left after so long. */
export function stopServer(server: Server, withinMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), withinMs);
    server.close(() => {
      clearTimeout(cutOff);
      resolve();
    });
    server.closeIdleConnections();
  });
}
