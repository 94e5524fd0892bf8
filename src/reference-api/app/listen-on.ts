import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { App } from '#reference-api/app/create-app.ts';
import { answerExpectation, answerGarbage, answerUnreadable } from '#reference-api/transport/unreadable.ts';

/** A listening server. */
export interface Listening {
  readonly address: AddressInfo | string | null;
  /** Takes no new connections, finishes running requests. */
  close(): Promise<void>;
}

/** For how long a client may take, in milliseconds. */
export type Patience = {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly keepAliveTimeout: number;
  /** How often the two limits above are looked after. */
  readonly connectionsCheckingInterval: number;
};

export const PATIENCE: Patience = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
};
const MOST_HEADER_BYTES = 24_000; // request line of 8 kB and headers of 16 kB
const MOST_HEADERS = 60;
export const MOST_CONNECTIONS = 1_000;
const MOST_REQUESTS_PER_CONNECTION = 1_000;

type Place = { readonly port: number; readonly host: string; readonly patience?: Patience };

/** Puts the API on a port. Source of the limits: security, section 7. */
export async function listenOn(app: App, { port, host, patience = PATIENCE }: Place): Promise<Listening> {
  const listener = getRequestListener((request, { incoming }) => app.answer(request, incoming as IncomingMessage), {
    overrideGlobalObjects: false,
    errorHandler: answerUnreadable,
  });
  const options = { ...patience, maxHeaderSize: MOST_HEADER_BYTES, requireHostHeader: false };
  const server = createServer(options, listener);
  server.maxHeadersCount = MOST_HEADERS;
  server.maxConnections = MOST_CONNECTIONS;
  server.maxRequestsPerSocket = MOST_REQUESTS_PER_CONNECTION;
  server.on('clientError', answerGarbage);
  server.on('checkExpectation', answerExpectation);
  closeOnceAnswered(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  return { address: server.address(), close: () => closed(server) };
}

/** A server that stops waits for each connection to end, and a client keeps one that was answered for seconds. */
function closeOnceAnswered(server: Server): void {
  server.on('request', (_, response) => {
    response.once('close', () => {
      if (!server.listening) server.closeIdleConnections();
    });
  });
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
