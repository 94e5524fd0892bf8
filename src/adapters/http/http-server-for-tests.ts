import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createAxiosHttpClient } from './axios-http-client.ts';
import { createFetchHttpClient } from './fetch-http-client.ts';
import type { HttpRequest } from './http-client.ts';

export async function serve(listener: RequestListener): Promise<HttpRequest> {
  const server = createServer(listener);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const { port } = server.address() as AddressInfo;
  const headers = { 'content-type': 'application/json', 'country-id': 'IN', currency: 'INR' };
  return {
    method: 'GET',
    url: `http://127.0.0.1:${port}/api/x?token=&cartId=a%20b`,
    headers,
    body: null,
    timeoutMs: 500,
  };
}

export const clients = [
  { client: 'axios', http: createAxiosHttpClient() },
  { client: 'fetch', http: createFetchHttpClient() },
];

export const overEach = <Case extends object>(cases: readonly Case[]) =>
  clients.flatMap((over) => cases.map((each) => ({ ...over, ...each })));
