import type { Parser } from '#adapters/wire/parser.ts';
import { type Condition, type SearchQuery, searchQuery } from '#domain/catalog/search-query.ts';
import type { Call } from './transport.ts';

/** What a merchant writes, by its name in addresses. */
export type CmsType = 'Page' | 'Block';

const BASE = '/api/ext/cms-data';

export function cmsById<T>(type: CmsType, id: number, parse: Parser<T>): Call<T> {
  return { method: 'GET', url: `${BASE}/cms${type}/${id}`, parse, isSilent: true };
}

/** A store without one of its own has the one that is for all. */
export function cmsByIdentifier<T>(type: CmsType, identifier: string, storeId: number, parse: Parser<T>): Call<T> {
  const url = `${BASE}/cms${type}Identifier/${encodeURIComponent(identifier)}/storeId/${storeId}`;
  return { method: 'GET', url, parse, isSilent: true };
}

const EVERY_STORE = 0;
const MOST_ENTITIES = 500; // specification §9, CMS blocks and pages (CONF-21)

type Wanted = Partial<Pick<SearchQuery, 'text' | 'size'>> & { readonly conditions?: readonly Condition[] };

/** Looks among what is written for a store or for all of them. */
export function cmsOfStore(storeId: number, { conditions = [], ...wanted }: Wanted = {}): SearchQuery {
  const ofStore: Condition = { field: 'store_id', kind: 'any-of', values: [EVERY_STORE, storeId] };
  return searchQuery({ size: MOST_ENTITIES, ...wanted, conditions: [ofStore, ...conditions] });
}
