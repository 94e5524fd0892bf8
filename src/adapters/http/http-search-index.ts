import type { SearchIndex } from '#domain/catalog/search-query.ts';
import type { Log } from '#domain/shared/log.ts';
import { type Reply, withValue } from '#domain/shared/reply.ts';
import { parseAttribute } from '#wire/parse-attribute.ts';
import { parseCategory } from '#wire/parse-category.ts';
import { parseProduct } from '#wire/parse-product.ts';
import { parseSearchResult, type WireSearchResult } from '#wire/parse-search-result.ts';
import { attributeOf } from './attribute-of.ts';
import { categoryOf } from './category-of.ts';
import { facetsOf } from './facets-of.ts';
import { logLeftOut } from './log-left-out.ts';
import { productOf } from './product-of.ts';
import { searchCall } from './search-call.ts';
import type { Transport } from './transport.ts';

type Ports = { readonly transport: Transport; readonly log: Log };

const productResult = parseSearchResult(parseProduct);
const categoryResult = parseSearchResult(parseCategory);
const attributeResult = parseSearchResult(parseAttribute);

/** Searches the shop's catalog over HTTP. What cannot be read is left out of a list and logged. */
export function createHttpSearchIndex({ transport, log }: Ports): SearchIndex {
  return {
    async products(query, signal) {
      const reply = await transport.send(searchCall('product', query, productResult), signal);
      const found = resultOf(reply, 'product', productOf);
      if (reply.kind === 'ok') {
        for (const { sku, configurable_children } of reply.value.items.items) {
          logLeftOut(log, `variant of ${sku}`, configurable_children);
        }
      }
      return found;
    },
    async categories(query) {
      return resultOf(await transport.send(searchCall('category', query, categoryResult)), 'category', categoryOf);
    },
    async attributes(query) {
      return resultOf(await transport.send(searchCall('attribute', query, attributeResult)), 'attribute', attributeOf);
    },
  };

  function resultOf<Wire, Item>(reply: Reply<WireSearchResult<Wire>>, name: string, itemOf: (wire: Wire) => Item) {
    return withValue(reply, ({ items, total, start, aggregations }) => {
      logLeftOut(log, name, items);
      return { items: items.items.map(itemOf), total, start, facets: facetsOf(aggregations) };
    });
  }
}
