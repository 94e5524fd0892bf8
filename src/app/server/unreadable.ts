// What arrives at the port and is no request that a page could be drawn for: it is told in plain words, with the headers
// that every answer has, and the connection ends.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { RequestError } from '@hono/node-server';
import type { HeaderFields } from './security-headers.ts';

type Refusal = readonly [status: number, text: string];

const BAD_REQUEST: Refusal = [400, 'This is no request of a browser.'];

/** By the code of Node's parser; whatever else is wrong is a bad request. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long.'],
};

export type Unreadable = {
  /** For a request that is well-formed as HTTP but for no address, and for what nobody else has answered. */
  readonly answer: (error: unknown) => Response;
  /** For bytes that are no HTTP, or come too slowly, or never end. */
  readonly garbage: (error: Error & { readonly code?: string }, socket: Duplex) => void;
  /** For `expect:` something that no browser expects. */
  readonly expectation: (request: IncomingMessage, response: ServerResponse) => void;
};

export function createUnreadable(common: HeaderFields): Unreadable {
  const fields = { ...common, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  const last = (text: string) => ({ ...fields, 'content-length': Buffer.byteLength(text), connection: 'close' });
  return {
    answer(error) {
      const [status, text] = error instanceof RequestError ? BAD_REQUEST : [500, 'Something went wrong.'];
      return new Response(text, { status, headers: fields });
    },
    garbage(error, socket) {
      if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
      const [status, text] = REFUSALS[error.code ?? ''] ?? BAD_REQUEST;
      const lines = Object.entries(last(text)).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.end(`HTTP/1.1 ${status} Refused\r\n${lines.join('')}\r\n${text}`);
    },
    expectation(_request, response) {
      const text = 'Nothing can be expected of this shop.';
      response.writeHead(417, last(text)).end(text);
    },
  };
}
