import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Listening = {
  readonly port: number;
  /** Takes no more requests, finishes those under way, and cuts off what is left after five seconds. */
  readonly stop: () => Promise<void>;
};

const STOP_WITHIN_MS = 5_000;

// Source: security requirements, section 7. Times in ms.
const limits = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
} as const;

/** Rejects when the port is taken. */
export async function listen(listener: RequestListener, port: number): Promise<Listening> {
  const server = createServer(limits, listener);
  server.maxRequestsPerSocket = 1_000;
  server.maxHeadersCount = 60;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
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
