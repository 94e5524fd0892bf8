import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';

type NotingServer = {
  readonly server: Server;
  /** What it was asked for, whole. */
  readonly done: readonly string[];
  /** Resolves when a request does not arrive whole. */
  readonly broken: Promise<unknown>;
};

/** Answers everything with the same, and notes what it was asked. */
export async function openNotingServer(words: string): Promise<NotingServer> {
  const done: string[] = [];
  const { promise: broken, resolve } = Promise.withResolvers<unknown>();
  const server = createServer((asked, answer) => {
    asked.once('error', resolve);
    text(asked).then(
      (body) => {
        done.push(`${asked.method} ${asked.url} ${body.length}`);
        answer.end(words);
      },
      () => undefined,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, done, broken };
}
