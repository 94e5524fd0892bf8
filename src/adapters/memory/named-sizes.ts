import type { Facet } from '#domain/catalog/filters.ts';
import type { SearchQuery } from '#domain/catalog/search-query.ts';

type Narrowed = { readonly asked: SearchQuery; readonly sizes: readonly string[] };

/**
 * The query narrowed by the size that its text names beside the word, as in "size xl", and the label of that size; the rest of
 * the phrases is read by servers (contract, section 6).
 */
export function withNamedSizes(query: SearchQuery, facets: readonly Facet[]): Narrowed {
  const [phrase, said] = /\bsize\s+([\p{L}\p{N}]+)/iu.exec(query.text) ?? [];
  const known = facets.flatMap(({ values }) => values);
  const sizes = known.filter(({ label }) => label.toLowerCase() === said?.toLowerCase());
  if (phrase === undefined || sizes.length === 0) return { asked: query, sizes: [] };
  const inSize = { field: 'size', kind: 'any-of', values: sizes.map(({ id }) => id) } as const;
  return {
    asked: { ...query, text: query.text.replace(phrase, ''), conditions: [...query.conditions, inSize] },
    sizes: sizes.map(({ label }) => label),
  };
}
