import type { WireSearchResult } from '#adapters/wire/parse-search-result.ts';
import { createLoadAttributes } from '#domain/catalog/load-attributes.ts';
import type { SearchIndex, SearchQuery } from '#domain/catalog/search-query.ts';
import type { FindPriceGroup, PriceGroup } from '#domain/session/price-group.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { Log } from '#domain/shared/log.ts';
import { type Reply, withValue } from '#domain/shared/reply.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { AdjustPrices } from './adjust-prices.ts';
import { attributeOf } from './attribute-of.ts';
import { categoryOf } from './category-of.ts';
import type { EntitySearch } from './entity-search.ts';
import type { Found } from './entity-types.ts';
import { facetsOf } from './facets-of.ts';
import { logLeftOut } from './log-left-out.ts';
import { findLabels } from './option-labels.ts';
import { productOf } from './product-of.ts';

type Ports = {
  readonly searchEntities: EntitySearch;
  readonly log: Log;
  readonly findPriceGroup: FindPriceGroup;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly adjustPrices?: AdjustPrices;
};

const UNAUTHORIZED = 401;

/** Searches the shop's catalog over HTTP. What cannot be read is left out of a list and logged. */
export function createHttpSearchIndex(ports: Ports): SearchIndex {
  const { searchEntities, log, findPriceGroup, storeView, adjustPrices } = ports;
  const index: SearchIndex = {
    async products(query, signal) {
      const group = findPriceGroup();
      const reply = await priced(await productsFor(group, query, signal), adjustPrices);
      const labelOf = await findLabels(reply, loadAttributes);
      const found = resultOf(reply, 'product', (wire) => productOf(wire, labelOf, group?.groupId));
      if (reply.kind === 'ok') {
        for (const { sku, configurable_children } of reply.value.items.items) {
          logLeftOut(log, `variant of ${sku}`, configurable_children);
        }
      }
      return found;
    },
    async categories(query) {
      return resultOf(await searchEntities('category', query), 'category', categoryOf);
    },
    async attributes(query) {
      return resultOf(await searchEntities('attribute', query), 'attribute', attributeOf);
    },
  };
  const loadAttributes = createLoadAttributes({ searchIndex: index, storeView });
  return index;

  /** The shop's proof of a group ends after a while; everybody's prices are better than none (contract, section 4). */
  async function productsFor(group: PriceGroup | null, query: SearchQuery, signal?: AbortSignal) {
    const reply = await searchEntities('product', query, { group }, signal);
    const isNoProof = group !== null && reply.kind === 'refused' && reply.code === UNAUTHORIZED;
    return isNoProof ? searchEntities('product', query, {}, signal) : reply;
  }

  function resultOf<Wire, Item>(reply: Reply<WireSearchResult<Wire>>, name: string, itemOf: (wire: Wire) => Item) {
    return withValue(reply, ({ items, total, start, aggregations, corrections, sizes }) => {
      logLeftOut(log, name, items);
      return { items: items.items.map(itemOf), total, start, facets: facetsOf(aggregations), corrections, sizes };
    });
  }
}

async function priced(
  reply: Reply<Found<'product'>>,
  adjust: AdjustPrices | undefined,
): Promise<Reply<Found<'product'>>> {
  if (!adjust || reply.kind !== 'ok') return reply;
  const { items } = reply.value;
  return withValue(await adjust(items.items), (all) => ({ ...reply.value, items: { ...items, items: all } }));
}
