import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { RawCall } from './malformed-calls.ts';

export type RawAnswer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly text: string };

const LIMIT_MS = 30_000;

/** Sends a request as it is. Rejects where the connection breaks or nothing comes in half a minute. */
export function sendRaw(base: string, agent: Agent, { method, address, headers, body }: RawCall): Promise<RawAnswer> {
  const { hostname, port } = new URL(base);
  const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const sent = request(
      { agent, hostname, port, method, path: address, headers: { ...headers, ...length }, timeout: LIMIT_MS },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
        });
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', reject);
    sent.end(body ?? undefined);
  });
}
