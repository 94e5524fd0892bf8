import type { Parser } from '#adapters/wire/parser.ts';
import type { SearchQuery } from '#domain/catalog/search-query.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { type EntityType, entityResults, type Found } from './entity-types.ts';
import { type LoadSearchCall, plainSearchCall, type Wish } from './search-call.ts';
import type { Transport } from './transport.ts';

/** Finds entities of a type in the words of the wire. A search whose signal ends is given up; it is `unreachable`. */
export type EntitySearch = <Type extends EntityType>(
  type: Type,
  query: SearchQuery,
  wish?: Wish,
  signal?: AbortSignal,
) => Promise<Reply<Found<Type>>>;

type Ports = { readonly transport: Transport; readonly namedStore: string; readonly loadSearchCall?: LoadSearchCall };

/** Searches the catalog for what is registered; nobody is asked for anything else (CAT-049). */
export function createEntitySearch({ transport, namedStore, loadSearchCall = plainSearchCall }: Ports): EntitySearch {
  return async <Type extends EntityType>(type: Type, query: SearchQuery, wish: Wish = {}, signal?: AbortSignal) => {
    if (!Object.hasOwn(entityResults, type))
      return { kind: 'failed', message: `No entity type registered for ${type}` };
    const parse = entityResults[type] as Parser<Found<Type>>; // each type has its own
    const callOf = await loadSearchCall();
    return callOf
      ? transport.send(callOf(type, query, { ...wish, parse, store: namedStore }), signal)
      : { kind: 'unreachable' };
  };
}
