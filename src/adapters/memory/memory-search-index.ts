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
import { categoryTexts, productTexts, readCategoryField, readProductField } from './search-fields.ts';
import { inOrderOf } from './sort-found.ts';

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
  readonly isReachable?: () => boolean;
};

const india: Market = { country: 'IN', today: '2026-11-20' };
const LARGEST_PAGE = 4_000; // contract, /api/catalog
const USUAL_PAGE = 24;

/** A catalogue in memory that filters, sorts and pages as the contract says in section 6. */
export function createMemorySearchIndex({ market = () => india, isReachable }: Options = {}): MemorySearchIndex {
  const link = createMemoryLink<Verb>(isReachable);
  const products = new Map<number, Product>();
  const categories = new Map<number, Category>();
  const attributes = new Map<string, Attribute>();

  return {
    ...link,
    products: (query) =>
      link.answer('products', [query], () => {
        const read = readProductField(market());
        const matching = matchingOf([...products.values()], query, read, productTexts(categories));
        return found(matching, query, read, countFacets(matching, query.facets, read, [...categories.values()]));
      }),
    categories: (query) =>
      link.answer('categories', [query], () => {
        const matching = matchingOf([...categories.values()], query, readCategoryField, categoryTexts);
        return found(matching, query, readCategoryField, []);
      }),
    attributes: (query) =>
      link.answer('attributes', [query], () => {
        const items = [...attributes.values()];
        return { kind: 'ok', value: { items, total: items.length, start: 0, facets: [] } };
      }),
    put(...more) {
      for (const product of more) products.set(product.id, product);
    },
    putCategories(...more) {
      for (const category of more) categories.set(category.id, category);
    },
    putAttributes(...more) {
      for (const attribute of more) attributes.set(attribute.code, attribute);
    },
  };
}

/** What matches, by relevance where there is a text. */
function matchingOf<T>(
  all: readonly T[],
  { text, conditions }: SearchQuery,
  read: FieldReader<T>,
  textsOf: TextReader<T>,
): readonly T[] {
  const meant = findText(text, all, textsOf);
  return meant.filter((each) => conditions.every((condition) => matches(read(each, condition.field), condition)));
}

function found<T extends { readonly id: number }>(
  matching: readonly T[],
  { text, sort, start, size }: SearchQuery,
  read: FieldReader<T>,
  facets: readonly Facet[],
): Reply<SearchResult<T>> {
  const from = Math.max(0, start);
  const perPage = size > 0 ? Math.min(size, LARGEST_PAGE) : USUAL_PAGE;
  const ordered = text !== '' && sort === '' ? matching : inOrderOf(sort, matching, read);
  const items = ordered.slice(from, from + perPage);
  return { kind: 'ok', value: { items, total: matching.length, start: from, facets } };
}
