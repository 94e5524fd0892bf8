import { type LoadSearchCall, plainSearchCall } from '#adapters/http/search-call.ts';
import { askedOnce } from '#domain/shared/asked-once.ts';

/** How the server's catalog is asked: by plain calls, or in GraphQL (CAT-050). */
export type BySetting = { readonly serverApi: 'api' | 'graphql' };

/** Nothing of GraphQL is even loaded where the catalog is asked by plain calls. */
export function searchCallBy(serverApi: BySetting['serverApi']): LoadSearchCall {
  if (serverApi !== 'graphql') return plainSearchCall;
  const load = askedOnce(
    async () => (await import(/* webpackChunkName: "graphql" */ '#adapters/graphql/graphql-call.ts')).graphqlCall,
  );
  return () => load().catch(() => null);
}
