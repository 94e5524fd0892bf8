import type { HttpAnswer, HttpClient, HttpRequest } from '#adapters/http/http-client.ts';

export interface MemoryHttpClient extends HttpClient {
  /** Every request sent, in order. */
  sent(): readonly HttpRequest[];
  /** The answers to come, in order; the last one repeats. */
  answer(...answers: readonly HttpAnswer[]): void;
}

/** A 200 with this result in the contract's envelope. */
export function okAnswer(result: unknown): HttpAnswer {
  return jsonAnswer(200, { code: 200, result });
}

export function jsonAnswer(status: number, body: unknown): HttpAnswer {
  return { kind: 'answer', status, contentType: 'application/json; charset=utf-8', text: JSON.stringify(body) };
}

/** Notes the requests and answers as a test says; unreachable until then. */
export function createMemoryHttpClient(): MemoryHttpClient {
  let sent: readonly HttpRequest[] = [];
  let planned: readonly HttpAnswer[] = [];
  return {
    sent: () => sent,
    answer(...answers) {
      planned = answers;
    },
    async send(request) {
      sent = [...sent, request];
      const [next, ...rest] = planned;
      if (rest.length > 0) planned = rest;
      return next ?? { kind: 'unreachable' };
    },
  };
}
