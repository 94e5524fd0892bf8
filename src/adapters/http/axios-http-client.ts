import axios from 'axios';
import type { HttpClient } from './http-client.ts';

/** Calls over HTTP, in Node and in the browser. Cookies are not sent (contract, section 1). */
export function createAxiosHttpClient(): HttpClient {
  const http = axios.create({
    adapter: ['http', 'fetch'],
    responseType: 'text',
    validateStatus: null,
    withCredentials: false,
  });
  return {
    async send({ method, url, headers, body, timeoutMs }) {
      const signal = AbortSignal.timeout(timeoutMs); // the timeout of axios alone waits on while bytes trickle in
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
          signal,
        });
        const text = typeof data === 'string' ? data : '';
        return { kind: 'answer', status, contentType: String(given['content-type'] ?? ''), text };
      } catch {
        return { kind: 'unreachable' };
      }
    },
  };
}
