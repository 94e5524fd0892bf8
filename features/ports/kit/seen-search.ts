import type { FacetValue } from '#domain/catalog/filters.ts';
import type { Prices, Product, Stock } from '#domain/catalog/product.ts';
import type { SearchQuery, SearchResult } from '#domain/catalog/search-query.ts';
import { type Market, priceOf } from '#domain/pricing/price-tag.ts';
import { majorOf } from '#domain/shared/money.ts';
import { seen } from './port-limits.ts';
import type { Said } from './said.ts';

/** What was found, in words of the contract. How long a page may be is known from the question alone. */
export function seenResult<T>(
  found: SearchResult<T>,
  { facets, size }: SearchQuery,
  itemOf: (item: T, at: number) => object,
) {
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
export function seenProduct({ text: words }: SearchQuery, { nameOfCategory, ports }: Said) {
  return ({ id, sku, name, type, stock, prices, categoryIds, createdAt, urlPath, notSentTo }: Product, at: number) =>
    seen({
      ...{ id, sku, name, type_id: type, category_ids: categoryIds, created_at: createdAt, url_path: urlPath },
      ...seenPrices(prices, ports.market()),
      category: categoryIds.map((each) => seen({ category_id: each, name: nameOfCategory(each) })),
      stock: seenStock(stock),
      not_sent_to: notSentTo ?? [],
      ...(words === '' ? {} : { _score: -at }),
    });
}

export function seenStock({ quantity, isInStock, status }: Stock) {
  return seen({ qty: quantity, is_in_stock: isInStock, stock_status: status });
}

function seenPrices(prices: Prices, { today }: Market) {
  const { india, us, others, specialFrom, specialTo } = prices;
  return {
    originalPriceInclTax: majorOf(india.regular),
    special_price: majorOf(india.special),
    priceInclTax: majorOf(priceOf(prices, { country: 'IN', today }).current),
    ...(us ? { price_by_currency: majorOf(us.regular), special_price_by_currency: majorOf(us.special) } : {}),
    ...(others ? { price_for_other: majorOf(others.regular), special_price_for_other: majorOf(others.special) } : {}),
    special_from_date: specialFrom,
    special_to_date: specialTo,
  };
}
