/** The shop's API said no: `code` is its code, `message` its words for the shopper. */
export type Refusal = {
  readonly kind: 'refused';
  readonly code: number;
  readonly message: string;
  readonly isSilent: boolean;
};

/**
 * What came back from a call to the shop's API.
 *
 * - `ok`: the answer, parsed.
 * - `refused`: a readable answer with a code other than 200.
 * - `failed`: an answer that cannot be read (no JSON, or not of the agreed shape); `message` is for the log.
 * - `unreachable`: no answer: no network, a broken connection, or too late.
 */
export type Reply<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | Refusal
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'unreachable' };

export type Failure = Exclude<Reply<never>, { readonly kind: 'ok' }>;

/** Changes the value of a good reply; every other reply passes unchanged. */
export function withValue<A, B>(reply: Reply<A>, change: (value: A) => B): Reply<B> {
  return reply.kind === 'ok' ? { kind: 'ok', value: change(reply.value) } : reply;
}
