// What the two servers have in common: the limits of a connection, and how they end. Source of the limits: security, section 7.

import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

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

export type LimitedServer = {
  /** It does not listen yet. */
  readonly server: Server;
  /** Takes no more connections, answers what comes on those that are there, and ends them. */
  stop(stopping: Stopping): Promise<void>;
};

export type Stopping = {
  /** Requests that take longer are cut off. */
  readonly withinMs: number;
  /**
   * So long a connection that rests may still bring a request: a proxy may just be sending one, and would not know whether
   * it was done.
   */
  readonly lastCallMs: number;
};

/** For a process that is asked to end while shoppers are there. */
export const LAST_CALL_MS = 1_000;

/** Says of the connection of an answer that nobody is to send another request there. */
const LAST_ANSWER = ['connection', 'close'] as const;

export function createLimitedServer(
  listener: RequestListener,
  { mostHeaderBytes, patience = PATIENCE }: Limits,
): LimitedServer {
  const server = createServer({ ...patience, maxHeaderSize: mostHeaderBytes, requireHostHeader: false }, listener);
  server.maxConnections = MOST_CONNECTIONS;
  server.maxRequestsPerSocket = MOST_REQUESTS_PER_CONNECTION;
  server.maxHeadersCount = MOST_HEADERS;
  const answering = new Set<ServerResponse>();
  server.prependListener('request', (_, response) => {
    if (!server.listening) response.setHeader(...LAST_ANSWER);
    answering.add(response);
    response.once('close', () => answering.delete(response));
  });
  return { server, stop: (stopping) => stopServer(server, answering, stopping) };
}

/** Without a host it listens at every address of the machine. Rejects when the port is taken. */
export function startListening(server: Server, port: number, host?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, ...(host === undefined ? {} : { host }) }, resolve);
  });
}

/** The server's own way of closing would end at once what rests. */
function stopServer(server: Server, answering: Iterable<ServerResponse>, stopping: Stopping): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const cutOff = setTimeout(() => server.closeAllConnections(), stopping.withinMs);
  const lastCall = setTimeout(() => server.closeIdleConnections(), stopping.lastCallMs);
  for (const response of answering) if (!response.headersSent) response.setHeader(...LAST_ANSWER);
  NetServer.prototype.close.call(server, () => {
    clearTimeout(cutOff);
    clearTimeout(lastCall);
    resolve();
  });
  return promise;
}
