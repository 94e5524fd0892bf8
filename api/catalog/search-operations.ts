import type { Contract } from '#api/contract/load-contract.ts';
import type { Shop } from '#api/shop/shop.ts';
import { BODY_LIMIT, type Call, type Operation } from '#api/transport/call.ts';
import { type Outcome, refusal, success } from '#api/transport/outcome.ts';
import { findEntities } from './find-entities.ts';
import { fieldsOfAddress, isSearchQuery, type SearchFields } from './read-search.ts';
import { isEntityType } from './search-query.ts';

const POST = 'catalogSearchPost';

/** GET and POST /api/catalog. */
export function searchOperations(shop: Shop): readonly Operation[] {
  const path = '/api/catalog';
  return [
    {
      operationId: 'catalogSearch',
      method: 'GET',
      path,
      cache: 'shared',
      ownTokenCheck: true,
      answer: async (call) => {
        const fields = fieldsOfAddress(call.query);
        return fields ? search(shop, call, fields) : refusal(400, 'Invalid search request');
      },
    },
    {
      operationId: POST,
      method: 'POST',
      path,
      cache: 'shared',
      ownTokenCheck: true,
      bodyLimit: BODY_LIMIT,
      missing: refusedSearch(shop.contract),
      answer: (call) => search(shop, call, call.body as SearchFields),
    },
  ];
}

/** The contract's own words for a body that is no search, in place of a list of faults. */
function refusedSearch(contract: Contract): (body: unknown) => Outcome | null {
  return (body) => {
    const { type, searchQuery = {} } = typeof body === 'object' && body !== null ? (body as SearchFields) : {};
    if (!isEntityType(type)) return refusal(400, `No entity type registered for ${shortOf(type)}`);
    const isSearch = isSearchQuery(searchQuery, contract) && contract.faultsOfBody(POST, body).length === 0;
    return isSearch ? null : refusal(400, 'Invalid search request');
  };
}

/** What can be said of a value in a few letters: nothing of an object, which may not even turn into text. */
function shortOf(value: unknown): string {
  return typeof value === 'object' ? '' : String(value ?? '').slice(0, 50);
}

async function search(shop: Shop, call: Call, fields: SearchFields): Promise<Outcome> {
  const found = await findEntities(shop, call, fields);
  if (found.kind === 'refused') return found.outcome;
  return found.isPrivate ? { ...success(found.page), isPrivate: true } : success(found.page);
}
