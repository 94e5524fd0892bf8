import { same } from '#api/contract-kit/shared/mismatch.ts';
import type { Kit } from './kit.ts';

export type GraphqlRequest = {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly country?: string;
  readonly store?: string;
};

export type GraphqlAnswer<T> = { readonly status: number; readonly data: T | null; readonly errors: readonly string[] };

type Body<T> = { readonly data?: T | null; readonly errors?: readonly { readonly message: string }[] };

/** Asks, whatever comes of it; `errors` are the messages. */
export async function askGraphql<T = unknown>(
  { client }: Kit,
  { query, variables = {}, country = 'IN', store }: GraphqlRequest,
): Promise<GraphqlAnswer<T>> {
  const { status, body } = await client.call('graphql', {
    body: { query, variables },
    headers: { 'country-id': country },
    ...(store === undefined ? {} : { query: { storeCode: store } }),
  });
  const { data = null, errors = [] } = body as Body<T>;
  return { status, data, errors: errors.map(({ message }) => message) };
}

/** The data of a query that must succeed. */
export async function dataOf<T>(kit: Kit, request: GraphqlRequest): Promise<T> {
  const { status, data, errors } = await askGraphql<T>(kit, request);
  same([status, errors], [200, []], 'status and errors');
  return data as T;
}
