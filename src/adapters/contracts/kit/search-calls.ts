import { type FacetValue, filterCodes } from '#domain/catalog/filters.ts';
import type { Prices, Product, Stock } from '#domain/catalog/product.ts';
import type { Condition, SearchQuery, SearchResult } from '#domain/catalog/search-query.ts';
import { type Market, priceOf } from '#domain/pricing/price-tag.ts';
import { type Reply, withValue } from '#domain/shared/reply.ts';
import { list, NotAskable, number, said, seen, text } from './port-limits.ts';
import type { Calls, Said } from './said.ts';

const PAGE = ['type', 'size', 'from', 'sort'];

/** What a search is through the port. */
export const searchCalls: Calls = {
  catalogSearch: (call) => {
    const { request = '{}', ...page } = said(call.query, ...PAGE, 'request');
    return search(call, { ...page, searchQuery: parsed(text(request)) });
  },
  catalogSearchPost: (call) => search(call, said(call.body, ...PAGE, 'searchQuery')),
};

type Asked = Readonly<Record<string, unknown>>;

async function search(call: Said, asked: Asked): Promise<Reply<unknown>> {
  const query = queryOf(asked);
  const index = call.ports.search;
  switch (asked['type']) {
    case 'product':
      return withValue(await index.products(query), (found) => seenResult(found, query, seenProduct(query, call)));
    case 'category':
      return withValue(await index.categories(query), (found) =>
        seenResult(found, query, ({ id, name, level, position, parentId }) =>
          seen({ id, name, level, position, parent_id: parentId }),
        ),
      );
    case 'attribute':
      return withValue(await index.attributes(query), (found) =>
        seenResult(found, query, ({ code, options }) =>
          seen({ attribute_code: code, options: options.map(({ id, label }) => seen({ value: id, label })) }),
        ),
      );
    default:
      throw new NotAskable(`no port searches for ${JSON.stringify(asked['type'])}`);
  }
}

const LONGEST_TEXT = 128; // searchQuery

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new NotAskable('a port asks in JSON');
  }
}

function queryOf({ size = 0, from = 0, sort = '', searchQuery = {} }: Asked): SearchQuery {
  const words = said(searchQuery, '_searchText', '_appliedFilters', '_availableFilters');
  const looked = text(words['_searchText'] ?? '');
  if (looked.length > LONGEST_TEXT) throw new NotAskable('no port asks for so long a text');
  return {
    text: looked,
    conditions: list(words['_appliedFilters'] ?? []).map(conditionOf),
    facets: list(words['_availableFilters'] ?? []).map(facetOf),
    size: number(size),
    start: number(from),
    sort: text(sort),
  };
}

function facetOf(filter: unknown): SearchQuery['facets'][number] {
  const { field, options = {} } = said(filter, 'field', 'scope', 'options');
  const code = filterCodes.find((each) => each === field);
  const { size } = said(options, 'size');
  if (code === undefined) throw new NotAskable(`no list is narrowed by ${JSON.stringify(field)}`);
  if (size !== undefined && number(size) < 100) throw new NotAskable('a port names no number of buckets');
  return code;
}

/** The port says in which scope a field is looked at; ids are whole numbers, so that bounds may be moved by one. */
function conditionOf(filter: unknown): Condition {
  const { attribute, value } = said(filter, 'attribute', 'value', 'scope');
  const field = text(attribute);
  const wanted = said(value, 'eq', 'in', 'gte', 'lt', ...(field === 'id' ? ['gt', 'lte'] : []));
  if ('eq' in wanted) return { field, kind: 'is', value: scalar(wanted['eq']) };
  if ('in' in wanted) return { field, kind: 'any-of', values: list(wanted['in']).map(scalar) };
  const from = wanted['gte'] ?? after(wanted['gt']);
  const below = wanted['lt'] ?? after(wanted['lte']);
  return { field, kind: 'between', from: bound(from), below: bound(below) };
}

function after(id: unknown): number | undefined {
  return id === undefined ? undefined : number(id) + 1;
}

function bound(value: unknown): number | null {
  return value === undefined ? null : number(value);
}

function scalar(value: unknown): string | number {
  if (typeof value !== 'string' && typeof value !== 'number') throw new NotAskable('a port compares texts and numbers');
  return value;
}

function seenResult<T>(found: SearchResult<T>, { facets, size }: SearchQuery, itemOf: (item: T, at: number) => object) {
  const buckets = facets.map((code) => {
    const values = found.facets.find((facet) => facet.code === code)?.values ?? [];
    return [
      code === 'price' ? 'agg_range_price' : `agg_terms_${code}`,
      { buckets: values.map(bucketOf(code)) },
    ] as const;
  });
  const { items, total, start } = found;
  const perPage = size > 0 ? { perPage: size } : {};
  return seen({ items: items.map(itemOf), total, start, ...perPage, aggregations: Object.fromEntries(buckets) });
}

function bucketOf(code: string) {
  return ({ id, label, count }: FacetValue) =>
    seen({ key: code === 'price' ? id : Number(id), label, doc_count: count });
}

/** No port shows a score, but the better comes first. The words of categories are seen where the menu sees them. */
function seenProduct({ text: words }: SearchQuery, { nameOfCategory, ports }: Said) {
  return ({ id, sku, name, type, stock, prices, categoryIds, createdAt, urlPath }: Product, at: number) =>
    seen({
      ...{ id, sku, name, type_id: type, category_ids: categoryIds, created_at: createdAt, url_path: urlPath },
      ...seenPrices(prices, ports.market()),
      category: categoryIds.map((each) => seen({ category_id: each, name: nameOfCategory(each) })),
      stock: seenStock(stock),
      ...(words === '' ? {} : { _score: -at }),
    });
}

export function seenStock({ pieces, isInStock, status }: Stock) {
  return seen({ qty: pieces, is_in_stock: isInStock, stock_status: status });
}

function seenPrices(prices: Prices, { today }: Market) {
  const { india, us, others, specialFrom, specialTo } = prices;
  return {
    originalPriceInclTax: india.regular,
    special_price: india.special,
    priceInclTax: priceOf(prices, { country: 'IN', today }).current,
    ...(us ? { price_by_currency: us.regular, special_price_by_currency: us.special } : {}),
    ...(others ? { price_for_other: others.regular, special_price_for_other: others.special } : {}),
    special_from_date: specialFrom,
    special_to_date: specialTo,
  };
}
