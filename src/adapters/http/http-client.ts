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
  /** No network, a broken connection, or no whole answer in time. */
  | { readonly kind: 'unreachable' };

/** Sends one request. Any status is an answer; it never throws. */
export interface HttpClient {
  send(request: HttpRequest): Promise<HttpAnswer>;
}
