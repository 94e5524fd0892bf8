export type HttpRequest = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text; null for a call without a body. */
  readonly body: string | null;
  readonly timeoutMs: number;
};

export type HttpAnswer =
  | { readonly kind: 'answer'; readonly status: number; readonly contentType: string; readonly text: string }
  /** No network, a broken connection, no whole answer in time, or given up. */
  | { readonly kind: 'unreachable' };

/** Sends one request, which is given up when the signal ends. Any status is an answer; it never throws. */
export interface HttpClient {
  send(request: HttpRequest, signal?: AbortSignal): Promise<HttpAnswer>;
}

/** Where the API would send a call is nobody's business, whatever else it says; a browser shows such an answer as 0. */
export function isRedirect(status: number): boolean {
  return status === 0 || (status >= 300 && status < 400);
}
