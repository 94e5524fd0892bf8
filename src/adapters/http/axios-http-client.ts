import axios from 'axios';
import { LARGEST_ANSWER } from '#domain/shared/largest-answer.ts';
import { firstOf } from './first-signal.ts';
import { type HttpClient, isRedirect } from './http-client.ts';

/**
 * Calls over HTTP, in Node and in the browser. Cookies are not sent (contract, section 1). No redirect is followed, and
 * an answer that grows too large is given up while it is read.
 */
export function createAxiosHttpClient(): HttpClient {
  const http = axios.create({
    adapter: ['http', 'fetch'],
    responseType: 'text',
    validateStatus: null,
    withCredentials: false,
    withXSRFToken: false, // no cookie is asked for one
    maxContentLength: LARGEST_ANSWER,
    maxRedirects: 0,
  });
  return {
    async send({ method, url, headers, body, timeoutMs }, signal) {
      const limit = AbortSignal.timeout(timeoutMs); // the timeout of axios alone waits on while bytes trickle in
      try {
        const {
          status,
          headers: given,
          data,
        } = await http.request<unknown>({
          method,
          url,
          headers: { ...headers },
          data: body ?? undefined,
          timeout: timeoutMs,
          signal: signal ? firstOf(limit, signal) : limit,
        });
        if (isRedirect(status)) return { kind: 'unreachable' };
        const text = typeof data === 'string' ? data : '';
        return { kind: 'answer', status, contentType: String(given['content-type'] ?? ''), text };
      } catch {
        return { kind: 'unreachable' };
      }
    },
  };
}
