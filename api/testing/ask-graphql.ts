import { expect } from 'vitest';
import type { ReferenceApi } from '#api/open-reference-api.ts';
import { contract } from './test-contract.ts';

/** An answer of POST /graphql; `T` is the shape of `data` that the test expects and then proves. */
export type GraphqlAnswer<T> = {
  readonly status: number;
  readonly body: {
    readonly data?: T | null;
    readonly errors?: readonly { readonly message: string; readonly path?: readonly unknown[] }[];
  };
};

export type GraphqlRequest = {
  readonly query: string;
  readonly variables?: unknown;
  readonly operationName?: string | null;
  readonly country?: string;
  /** What follows the path, such as `?storeCode=de`. */
  readonly address?: string;
};

/** Asks, and checks the answer against the contract. */
export async function askGraphql<T = unknown>(
  api: ReferenceApi,
  { country = 'IN', address = '', ...body }: GraphqlRequest,
): Promise<GraphqlAnswer<T>> {
  const response = await api.fetch(
    new Request(`http://api.test/graphql${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'country-id': country },
      body: JSON.stringify(body),
    }),
  );
  const answer = (await response.json()) as GraphqlAnswer<T>['body'];
  expect(contract.faultsOfAnswer('graphql', response.status, answer)).toEqual([]);
  return { status: response.status, body: answer };
}
