import type { Attribute } from '#domain/catalog/attribute.ts';
import type { Category } from '#domain/catalog/category.ts';
import type { Facet } from '#domain/catalog/filters.ts';
import type { Product } from '#domain/catalog/product.ts';
import type { SearchIndex, SearchQuery, SearchResult } from '#domain/catalog/search-query.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { countFacets } from './count-facets.ts';
import { findText, type TextReader } from './find-text.ts';
import { type FieldReader, matches } from './match-condition.ts';
import { createMemoryLink, type MemoryLink } from './memory-link.ts';
import { createMemoryProducts, type MemoryProducts } from './memory-products.ts';
import { withNamedSizes } from './named-sizes.ts';
import {
  categorySorts,
  categoryTexts,
  productSorts,
  productTexts,
  readCategoryField,
  readProductField,
} from './search-fields.ts';
import { inOrderOf, type Order } from './sort-found.ts';
import { usualMarket } from './usual-market.ts';

type Verb = 'products' | 'categories' | 'attributes';

export interface MemorySearchIndex extends SearchIndex, MemoryLink<Verb> {
  /** Adds products; one with the id of a known product takes its place. */
  put(...products: readonly Product[]): void;
  putCategories(...categories: readonly Category[]): void;
  putAttributes(...attributes: readonly Attribute[]): void;
}

type Options = {
  /** Decides the logical price, as the headers of a call do (contract, section 6). */
  readonly market?: () => Market;
  readonly products?: MemoryProducts;
  readonly isReachable?: () => boolean;
};

const LARGEST_PAGE = 4_000; // contract, /api/catalog
const USUAL_PAGE = 24;

/** A catalog in memory that filters, sorts and pages as the contract says in section 6. */
export function createMemorySearchIndex(options: Options = {}): MemorySearchIndex {
  const { market = () => usualMarket, products = createMemoryProducts(), isReachable } = options;
  const link = createMemoryLink<Verb>(isReachable);
  const categories = new Map<number, Category>();
  const attributes = new Map<string, Attribute>();

  return {
    ...link,
    products: (query, signal) => link.answer('products', [query], () => productsFor(query), signal),
    categories: (query) =>
      link.answer('categories', [query], () => {
        const matching = matchingOf([...categories.values()], query, readCategoryField, categoryTexts);
        return found(matching, query, { read: readCategoryField, sorts: categorySorts }, []);
      }),
    attributes: (query) =>
      link.answer('attributes', [query], () => {
        const all = [...attributes.values()];
        return {
          kind: 'ok',
          value: { ...pageOf(all, query), total: all.length, facets: [], corrections: [], sizes: [] },
        };
      }),
    put: products.put,
    putCategories(...more) {
      for (const category of more) categories.set(category.id, category);
    },
    putAttributes(...more) {
      for (const attribute of more) attributes.set(attribute.code, attribute);
    },
  };

  function productsFor(query: SearchQuery): Reply<SearchResult<Product>> {
    const read = readProductField(market(), categories);
    const words = { categories: [...categories.values()], attributes: [...attributes.values()] };
    const { asked, sizes } = withNamedSizes(query, countFacets(products.all(), { facets: ['size'] }, read, words));
    const matching = matchingOf(products.all(), asked, read, productTexts(categories));
    const facets = countFacets(matching.items, query, read, words);
    return found({ ...matching, sizes }, query, { read, sorts: productSorts }, facets);
  }
}

type Matching<T> = Pick<SearchResult<T>, 'items' | 'corrections' | 'sizes'>;

/** What matches, by relevance where there is a text. */
function matchingOf<T>(
  all: readonly T[],
  { text, conditions }: SearchQuery,
  read: FieldReader<T>,
  textsOf: TextReader<T>,
): Matching<T> {
  const { items, corrections } = findText(text, all, textsOf);
  const matching = items.filter((each) =>
    conditions.every((condition) => matches(read(each, condition.field), condition)),
  );
  return { items: matching, corrections, sizes: [] };
}

function found<T extends { readonly id: number }>(
  { items, corrections, sizes }: Matching<T>,
  query: SearchQuery,
  order: Order<T>,
  facets: readonly Facet[],
): Reply<SearchResult<T>> {
  const ordered = query.text !== '' && query.sort === '' ? items : inOrderOf(query.sort, items, order);
  return { kind: 'ok', value: { ...pageOf(ordered, query), total: items.length, facets, corrections, sizes } };
}

function pageOf<T>(all: readonly T[], { start, size }: SearchQuery): Pick<SearchResult<T>, 'items' | 'start'> {
  const from = Math.max(0, start);
  const perPage = size > 0 ? Math.min(size, LARGEST_PAGE) : USUAL_PAGE;
  return { items: all.slice(from, from + perPage), start: from };
}
