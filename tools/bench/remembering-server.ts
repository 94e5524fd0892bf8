import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { RawAnswer, RawQuestion } from './fetch-raw.ts';

export interface RememberingServer {
  readonly origin: string;
  close(): Promise<void>;
}

/** How an answer is had the first time; the question's address begins with a slash. */
export type Answer = (question: RawQuestion) => Promise<RawAnswer>;

/** A server that asks once for each method, address and body, and from then on answers at once from memory. */
export const openRememberingServer = async (port: number, answer: Answer): Promise<RememberingServer> => {
  const remembered = new Map<string, Promise<RawAnswer>>();
  const respond = async (asked: IncomingMessage, response: ServerResponse): Promise<void> => {
    const question = await questionOf(asked);
    const key = `${question.method} ${question.url} ${question.body.toString('base64')}`;
    const answering = remembered.get(key) ?? answer(question);
    remembered.set(key, answering);
    const { status, headers, body } = await answering;
    response.writeHead(status, { ...headers, 'content-length': body.byteLength }).end(body);
  };
  const server = createServer((asked, response) => {
    respond(asked, response).catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    origin: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections();
      await promisify(server.close.bind(server))();
    },
  };
};

const questionOf = async (asked: IncomingMessage): Promise<RawQuestion> => {
  const { host: _, connection: __, 'transfer-encoding': ___, ...headers } = asked.headers;
  return { method: asked.method ?? 'GET', url: asked.url ?? '/', headers, body: await buffer(asked) };
};
