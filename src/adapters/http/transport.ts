import { type Envelope, parseEnvelope, type RawReply } from '#adapters/wire/parse-envelope.ts';
import type { Parser } from '#adapters/wire/parser.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import { asGuest, type WithAuthorization } from '#domain/session/with-authorization.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { Log } from '#domain/shared/log.ts';
import { plainAddress, plainJson } from '#domain/shared/plain-text.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { countryIdOf, type StoreView } from '#domain/storeview/store-view.ts';
import type { HttpClient, HttpRequest } from './http-client.ts';

/** How long calls of a kind may take, in ms. */
export type TimeLimits = { readonly order: number; readonly usual: number; readonly search: number };

export const browserLimits: TimeLimits = { order: 20_000, usual: 10_000, search: 5_000 };

/** A page waits for a search as long as its memory allows; the answer may come later, for the next page. */
export const serverLimits: TimeLimits = { ...browserLimits, search: 10_000 };

export type Call<T> = {
  readonly method: HttpRequest['method'];
  /** Path and query, without what `auth` adds. */
  readonly url: string;
  /**
   * In whose name: a visitor's, by the token of the session, or by that and the id of the cart; a customer's, which is not
   * sent for a guest; that one customer's, which is not sent for anybody else; a guest's whoever visits. Nobody's when not said.
   */
  readonly auth?: 'visitor' | 'cart' | 'customer' | { readonly owner: CustomerId } | 'guest';
  /** Reads the result of the answer; with `hasMeta` an object of `result` and `meta`. */
  readonly parse: Parser<T>;
  readonly hasMeta?: boolean;
  /** How the answer is wrapped; as the contract wraps all others when not said. */
  readonly unwrap?: (answer: RawReply) => Envelope;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly cartId?: string | null;
  /** Usual when not said. */
  readonly limit?: keyof TimeLimits;
  /** The world the call belongs to, when it is not the present one. */
  readonly world?: {
    readonly country: string;
    readonly currency: string;
    readonly locale?: string;
    readonly storeCode?: string;
  };
  /** The call says itself which store view it is about (contract, section 1). */
  readonly namesStore?: boolean;
  /** A refusal is not shown to the shopper (ERR-02). */
  readonly isSilent?: boolean;
};

/** The one way to the shop's API (QUEUE-34). A call whose signal ends is given up; it has no answer. */
export interface Transport {
  send<T>(call: Call<T>, signal?: AbortSignal): Promise<Reply<T>>;
}

type Ports = {
  readonly http: HttpClient;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly log: Log;
  /** Whose calls are made; a guest's when not said. */
  readonly withAuthorization?: WithAuthorization;
  /** Where the API is; '' is the origin of the page. */
  readonly baseUrl: string;
  /** Names the store view in every call; '' where the shop has only one. */
  readonly namedStore?: string;
  readonly limits: TimeLimits;
};

/** Codes as the shop would answer them, so that callers need not tell the cases apart: the cart is made anew. */
const noCartId = {
  kind: 'refused',
  code: 404,
  message: 'the required cartId argument is null: the cart must be re-created',
  isSilent: true,
} as const;

const NOT_FOUND = 'ENOTFOUND'; // ERR-03

export function createTransport(ports: Ports): Transport {
  const { http, storeView, log, withAuthorization = asGuest, baseUrl, namedStore = '', limits } = ports;
  return {
    async send(call, signal) {
      if (call.auth === 'cart' && !call.cartId) return noCartId;
      if (!call.auth || call.auth === 'guest') return once(call, '', signal);
      return withAuthorization((token) => once(call, token, signal), call.auth === 'cart' ? 'visitor' : call.auth);
    },
  };

  async function once<T>(call: Call<T>, token: string, signal?: AbortSignal): Promise<Reply<T>> {
    const answer = await http.send(requestOf(call, token), signal);
    const reply = answer.kind === 'unreachable' ? answer : replyOf(call, (call.unwrap ?? parseEnvelope)(answer));
    if (!signal?.aborted) tellLog(call, reply);
    return reply;
  }

  function requestOf(call: Call<unknown>, token: string): HttpRequest {
    const { country, locale, currency } = { ...storeView.get(), ...call.world };
    return {
      method: call.method,
      url: baseUrl + inStore(plainAddress(addressOf(call, token)), storeToName(call, namedStore)),
      headers: {
        'content-type': 'application/json',
        'country-id': countryIdOf({ country }),
        currency,
        'accept-language': locale,
        ...call.headers,
      },
      body: call.body === undefined ? null : plainJson(call.body),
      timeoutMs: limits[call.limit ?? 'usual'],
    };
  }

  function tellLog({ method, url }: Call<unknown>, reply: Reply<unknown>): void {
    const name = `${method} ${url.split('?')[0]}`; // the query may hold what is nobody's business
    if (reply.kind === 'failed') log.error(`${name}: ${reply.message}`);
    if (reply.kind === 'unreachable') log.info(`${name}: no answer`);
  }
}

/** The token is empty for a guest (QUEUE-35). */
function addressOf({ url, auth, cartId }: Call<unknown>, token: string): string {
  if (!auth) return url;
  const named = `token=${encodeURIComponent(token)}`;
  const names = auth === 'cart' ? `${named}&cartId=${encodeURIComponent(cartId ?? '')}` : named;
  const [path, query] = url.split('?');
  return query === undefined ? `${path}?${names}` : `${path}?${names}&${query}`;
}

/** Which store view the transport names in a call; none where the call does. */
function storeToName({ namesStore, world }: Call<unknown>, usual: string): string {
  return namesStore ? '' : (world?.storeCode ?? usual);
}

/** The store view as the last of the names, in place of one that stood there before (STORE-30). */
function inStore(url: string, store: string): string {
  if (store === '') return url;
  const [path, query = ''] = url.split('?');
  const others = query.split('&').filter((name) => name !== '' && !name.startsWith('storeCode='));
  return `${path}?${[...others, `storeCode=${encodeURIComponent(store)}`].join('&')}`;
}

function replyOf<T>(call: Call<T>, envelope: Envelope): Reply<T> {
  switch (envelope.kind) {
    case 'ok': {
      const { result, meta } = envelope;
      const found = call.parse(call.hasMeta ? { result, meta } : result);
      if (found.kind === 'ok') return found;
      return { kind: 'failed', message: `The field "${found.field}" of the answer is not as agreed.` };
    }
    case 'refused': {
      const { code, message } = envelope;
      return { kind: 'refused', code, message, isSilent: isSilent(call, envelope) };
    }
    case 'unreadable':
      return { kind: 'failed', message: envelope.message };
    default:
      return envelope satisfies never;
  }
}

function isSilent(call: Call<unknown>, { errorCode, message }: Extract<Envelope, { kind: 'refused' }>): boolean {
  return call.isSilent === true || errorCode === NOT_FOUND || isAboutOwnAccess(message);
}

/** Says of whoever asks that they may not look at what is their own (ERR-04). */
function isAboutOwnAccess(message: string): boolean {
  return /(?:not|n['’]t) authorized to access\b/i.test(message) && /\bself\b/i.test(message);
}
