import { LARGEST_ANSWER } from '#domain/shared/largest-answer.ts';
import { firstOf } from './first-signal.ts';
import { type HttpClient, isRedirect } from './http-client.ts';

/** The same as over axios, for the worker, which wakes up to send a few calls and should not carry a library for it. */
export function createFetchHttpClient(): HttpClient {
  return {
    async send({ method, url, headers, body, timeoutMs }, signal) {
      const limit = AbortSignal.timeout(timeoutMs);
      try {
        const answer = await fetch(url, {
          method,
          headers,
          body,
          credentials: 'omit',
          redirect: 'manual',
          signal: signal ? firstOf(limit, signal) : limit,
        });
        if (isRedirect(answer.status)) return { kind: 'unreachable' };
        const text = await textOf(answer);
        return { kind: 'answer', status: answer.status, contentType: answer.headers.get('content-type') ?? '', text };
      } catch {
        return { kind: 'unreachable' };
      }
    },
  };
}

/** An answer that grows too large is given up while it is read. */
async function textOf({ body }: Response): Promise<string> {
  if (body === null) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > LARGEST_ANSWER) {
      await reader.cancel();
      throw new Error('The answer is too large.');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
