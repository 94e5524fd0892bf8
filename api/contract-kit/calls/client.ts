import type { Contract } from '#api/contract-kit/contract/load-contract.ts';
import { holds, Mismatch, same } from '#api/contract-kit/shared/mismatch.ts';
import { sendPatiently } from './send-patiently.ts';

/** What a call carries besides its operation. */
export type Parts = {
  /** Values for the `{names}` of the path. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is, in place of `body`. */
  readonly text?: string;
  readonly method?: string;
};

export type Answer<T = unknown> = {
  readonly status: number;
  readonly body: unknown;
  /** The payload, in the shape that its schema has just been found to have. */
  readonly result: T;
  readonly meta: unknown;
  readonly headers: Headers;
};

/** Calls of one server. Every answer must be one that the contract allows for the operation; else Mismatch. */
export interface Client {
  readonly base: string;
  /** The answer, whatever the contract allows. */
  call<T = unknown>(operationId: string, parts?: Parts): Promise<Answer<T>>;
  /** The payload of a success; any other answer is a Mismatch. */
  succeed<T = unknown>(operationId: string, parts?: Parts): Promise<T>;
  /** A refusal with this status and message, in the envelope. */
  refuse(operationId: string, parts: Parts, status: number, message: string): Promise<void>;
  /** Any request at all, judged by nobody. */
  send(address: string, init?: RequestInit): Promise<Response>;
}

/** `base` has no slash at its end. A server that asks for patience (429) gets it, within bounds. */
export function createClient(base: string, contract: Contract): Client {
  const send = (address: string, init: RequestInit = {}) => sendPatiently(`${base}${address}`, init);

  async function call<T>(operationId: string, parts: Parts = {}): Promise<Answer<T>> {
    const { path, method } = contract.operation(operationId);
    const response = await send(addressOf(path, parts), initOf(method, parts));
    const body = await jsonOf(response);
    const faults = contract.faultsOfAnswer(operationId, response.status, body);
    if (faults.length > 0) {
      throw new Mismatch(`an answer of ${operationId} as in the contract`, `${response.status} ${faults.join('; ')}`);
    }
    const { code, result, meta } = body as { readonly code: number; readonly result: T; readonly meta?: unknown };
    if (code !== undefined) same(code, response.status, 'code equal to the status');
    return { status: response.status, body, result, meta, headers: response.headers };
  }

  async function succeed<T>(operationId: string, parts?: Parts): Promise<T> {
    const answer = await call<T>(operationId, parts);
    holds(answer.status === 200, `200 from ${operationId}`, answer.body);
    return answer.result;
  }

  return {
    base,
    call,
    succeed,
    refuse: async (operationId, parts, status, message) => {
      const { body } = await call(operationId, parts);
      same(body, { code: status, result: message });
    },
    send,
  };
}

/** The path with its parameters filled in, and the query. */
export function addressOf(path: string, { path: named = {}, query = {} }: Parts): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(named[name] ?? ''));
  const search = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return search.length === 0 ? filled : `${filled}?${search.join('&')}`;
}

function initOf(method: string, { body, text, headers = {}, ...parts }: Parts): RequestInit {
  const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
  const declared = content === undefined ? {} : { 'content-type': 'application/json' };
  return {
    method: parts.method ?? method,
    headers: { 'country-id': 'IN', currency: 'INR', ...declared, ...headers },
    ...(content === undefined ? {} : { body: content }),
  };
}

/** The body of an answer, which must be JSON by its content type and in fact. */
export async function jsonOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? 'no content type';
  holds(type.includes('application/json'), 'content type application/json', `${response.status} ${type}`);
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new Mismatch('a body that is JSON', text.slice(0, 200));
  }
}
