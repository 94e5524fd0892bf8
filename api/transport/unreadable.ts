// What arrives at the port and is no request that an operation could answer. The contract has no words for it
// (docs/api/decisions.md), but the envelope is kept.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { RequestError } from '@hono/node-server';
import { withAnswerHeaders } from './answer-headers.ts';
import { envelope } from './envelope.ts';
import { type Outcome, refusal } from './outcome.ts';

const BAD_REQUEST = refusal(400, 'Bad request');

/** By the code of Node's parser; whatever else is wrong is a bad request. */
const REFUSALS: Readonly<Record<string, Outcome>> = {
  HPE_HEADER_OVERFLOW: refusal(431, 'Request headers are too large'),
  ERR_HTTP_REQUEST_TIMEOUT: refusal(408, 'Request took too long'),
};

/** For a request that is well-formed as HTTP but for no address, such as one without a host. */
export function answerUnreadable(error: unknown): Response {
  const outcome = error instanceof RequestError ? BAD_REQUEST : refusal(500, 'Internal server error');
  return withAnswerHeaders(envelope(outcome), false);
}

/** For bytes that are no HTTP, or come too slowly, or never end: told, and the connection is closed. */
export async function answerGarbage(error: Error & { readonly code?: string }, socket: Duplex): Promise<void> {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const answer = withAnswerHeaders(envelope(REFUSALS[error.code ?? ''] ?? BAD_REQUEST), false);
  const { body, fields } = await lastOf(answer);
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(Buffer.concat([Buffer.from(`HTTP/1.1 ${answer.status} Refused\r\n${lines.join('')}\r\n`), body]));
}

/** `expect:` asks for something that no caller of this API needs. */
export async function answerExpectation(_request: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = withAnswerHeaders(envelope(refusal(417, 'Bad request')), false);
  const { body, fields } = await lastOf(answer);
  response.writeHead(answer.status, fields).end(body);
}

/** An answer after which the connection is closed. */
async function lastOf(answer: Response) {
  const body = Buffer.from(await answer.arrayBuffer());
  return {
    body,
    fields: { ...Object.fromEntries(answer.headers), 'content-length': body.length, connection: 'close' },
  };
}
