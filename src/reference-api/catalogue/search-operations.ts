import type { Contract } from '#reference-api/contract/load-contract.ts';
import { priceSetOf } from '#reference-api/money/price-set.ts';
import type { Shop } from '#reference-api/process/shop.ts';
import { dayAt } from '#reference-api/process/shop-clock.ts';
import { BODY_LIMIT, type Call, type Operation } from '#reference-api/transport/call.ts';
import { type Outcome, refusal, success, UNAUTHORISED } from '#reference-api/transport/outcome.ts';
import { priceGroupOf } from '#reference-api/users/price-group.ts';
import { aggregationsOf } from './aggregations.ts';
import { chooseFields } from './choose-fields.ts';
import { entityReplies } from './entity-replies.ts';
import { fieldsOfAddress, isSearchQuery, readSearch, type SearchFields } from './read-search.ts';
import { type Found, runSearch } from './run-search.ts';
import { isEntityType } from './search-query.ts';
import { sourceOf } from './search-sources.ts';

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
      operationId: 'catalogSearchPost',
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
    if (!isEntityType(type)) return refusal(400, `No entity type registered for ${String(type ?? '').slice(0, 50)}`);
    return isSearchQuery(searchQuery, contract) ? null : refusal(400, 'Invalid search request');
  };
}

const NOTHING: Found = { total: 0, page: [], terms: [], ranges: [] };

async function search(shop: Shop, call: Call, fields: SearchFields): Promise<Outcome> {
  const group = priceGroupOf(shop, fields, call.user);
  if (group === 'refused') return UNAUTHORISED;
  const read = readSearch(fields, shop);
  if (read.kind === 'refused') return read.outcome;
  const { query, type, size, from } = read.search;
  const world = { set: priceSetOf(call.country), today: dayAt(shop.clock.now()) };
  const source = sourceOf(type, world);
  const found = source ? await runSearch(shop.db, source, read.search) : NOTHING;
  const items = await entityReplies(shop.db, { type, world, page: found.page });
  const whole = success({
    items: items.map((item) => chooseFields(item, read.search)),
    total: found.total,
    start: from,
    perPage: size,
    aggregations: await aggregationsOf(shop.db, found, query._availableFilters ?? []),
  });
  return group === null ? whole : { ...whole, isPrivate: true };
}
