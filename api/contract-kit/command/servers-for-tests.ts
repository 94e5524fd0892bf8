import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createRawServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** An HTTP server until the test ends; its base URL. */
export function serve(answer: RequestListener): Promise<string> {
  return listening(createServer(answer));
}

/** A port that takes connections and does with them what it likes, until the test ends; its base URL. */
export function serveRaw(greet: (socket: Socket) => void): Promise<string> {
  return listening(
    createRawServer((socket) => {
      socket.on('error', () => {});
      onTestFinished(() => void socket.destroy());
      greet(socket);
    }),
  );
}

/** The base URL of a port where nobody listens any more. */
export async function serveOnce(): Promise<string> {
  const server = createServer();
  const base = await listening(server);
  await new Promise((resolve) => server.close(resolve));
  return base;
}

/** Answers every call with this as JSON. */
export function answering(status: number, body: unknown): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
