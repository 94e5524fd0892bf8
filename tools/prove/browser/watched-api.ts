import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fetchRaw } from '../../bench/fetch-raw.ts';

/** Stands before the API and sees what the shop sends it. */
export type WatchedApi = {
  readonly origin: string;
  /** The ids of orders that were sent a second time while the first was still under way; each is told once. */
  readonly overlaps: () => readonly string[];
  readonly close: () => void;
};

/** Under way; `isOverlapped`: the same order was sent again meanwhile. */
type Attempt = { readonly id: string; isOverlapped: boolean };

type Attempts = {
  readonly begin: (id: string) => Attempt;
  /** `isAnswered`: somebody heard the answer. A browser sends again what was on a connection that broke, which is no overlap. */
  readonly end: (attempt: Attempt, isAnswered: boolean) => void;
};

/** Ends with the connection where the API does not answer. */
export async function openWatchedApi(apiOrigin: string): Promise<WatchedApi> {
  const overlapping = new Set<string>();
  const attempts = createAttempts((id) => overlapping.add(id));
  const server = createServer((asked, response) => {
    passOn(asked, response, { apiOrigin, attempts }).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The machine gave no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    overlaps: () => {
      const told = [...overlapping];
      overlapping.clear();
      return told;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function createAttempts(overlaps: (id: string) => void): Attempts {
  const open = new Set<Attempt>();
  return {
    begin(id) {
      for (const earlier of open) if (earlier.id === id) earlier.isOverlapped = true;
      const attempt = { id, isOverlapped: false };
      open.add(attempt);
      return attempt;
    },
    end(attempt, isAnswered) {
      open.delete(attempt);
      if (isAnswered && attempt.isOverlapped) overlaps(attempt.id);
    },
  };
}

type Ways = { readonly apiOrigin: string; readonly attempts: Attempts };

async function passOn(asked: IncomingMessage, response: ServerResponse, { apiOrigin, attempts }: Ways): Promise<void> {
  const { host: _, connection: __, 'transfer-encoding': ___, ...headers } = asked.headers;
  const question = { method: asked.method ?? 'GET', url: apiOrigin + asked.url, headers, body: await buffer(asked) };
  const id = orderIn(asked, question.body);
  if (id !== null) {
    const attempt = attempts.begin(id);
    response.once('close', () => attempts.end(attempt, response.writableFinished));
  }
  const { status, headers: answered, body } = await fetchRaw(question);
  response.writeHead(status, { ...answered, 'content-length': body.byteLength }).end(body);
}

function orderIn({ method, url = '' }: IncomingMessage, body: Buffer): string | null {
  if (method !== 'POST' || new URL(url, 'http://shop').pathname !== '/api/order') return null;
  const { order_id } = JSON.parse(body.toString()) as { readonly order_id?: unknown };
  return String(order_id);
}
