import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HeaderFields } from './security-headers.ts';
import { createUnreadable } from './unreadable.ts';

export type Listening = {
  readonly port: number;
  /** Takes no more requests, finishes those under way, and cuts off what is left after five seconds. */
  readonly stop: () => Promise<void>;
};

const STOP_WITHIN_MS = 5_000;

/** For how long a client may take, in milliseconds. */
export type Patience = {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly keepAliveTimeout: number;
  /** How often the two limits above are looked after: so much later a client may be sent away. */
  readonly connectionsCheckingInterval: number;
};

// Source: security requirements, section 7.
export const PATIENCE: Patience = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
};
export const MOST_CONNECTIONS = 1_000;
const MOST_HEADER_BYTES = 16_384;
const MOST_HEADERS = 60;
const MOST_REQUESTS_PER_CONNECTION = 1_000;

type Place = {
  readonly port: number;
  /** The address to listen at; absent listens at all. */
  readonly host?: string | undefined;
  /** Headers of an answer to what is no request. */
  readonly common?: HeaderFields;
  readonly patience?: Patience;
};

/** Rejects when the port is taken. */
export async function listen(
  listener: RequestListener,
  { port, host, common = {}, patience = PATIENCE }: Place,
): Promise<Listening> {
  const unreadable = createUnreadable(common);
  const server = createServer({ ...patience, maxHeaderSize: MOST_HEADER_BYTES, requireHostHeader: false }, listener);
  server.maxConnections = MOST_CONNECTIONS;
  server.maxRequestsPerSocket = MOST_REQUESTS_PER_CONNECTION;
  server.maxHeadersCount = MOST_HEADERS;
  server.on('clientError', unreadable.garbage);
  server.on('checkExpectation', unreadable.expectation);
  closeOnceAnswered(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, ...(host === undefined ? {} : { host }) }, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        const cutOff = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS);
        server.close(() => {
          clearTimeout(cutOff);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}

/** A server that stops waits for each connection to end, and a browser keeps one that was answered for seconds. */
function closeOnceAnswered(server: Server): void {
  server.on('request', (_, response) => {
    response.once('close', () => {
      if (!server.listening) server.closeIdleConnections();
    });
  });
}
