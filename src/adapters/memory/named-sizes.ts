import type { Facet, FacetValue } from '#domain/catalog/filters.ts';
import type { SearchQuery } from '#domain/catalog/search-query.ts';

type Narrowed = { readonly asked: SearchQuery; readonly sizes: readonly string[] };

/** A way in which a text names a size: its only group is what is said of it. */
type Phrase = { readonly words: RegExp; readonly means: (label: string, said: string) => boolean };

/** Of two phrases in one text the first of the list counts; servers read more of them (contract, section 6). */
const PHRASES: readonly Phrase[] = [
  { words: /\bsize\s+([\p{L}\p{N}]+)/iu, means: isCalled },
  { words: /\b(\d+)\s*inch(?:es)?\b/iu, means: (label, said) => isWithin(/^W (\d+)$/, label, said) },
  {
    words: /\b(?:for\s+an?\s+)?(\d+)[\s-]years?\b(?:[\s-]old\b)?/iu,
    means: (label, said) => isWithin(/^(\d+)(?:-(\d+))? Y$/, label, said),
  },
  { words: /(?<=\S\s)\s*(\p{L}+)\s*$/iu, means: isCalled }, // "kurta xl"; a letter alone is no size
];

/** The query narrowed by the size that its text names, and what that size is called. */
export function withNamedSizes(query: SearchQuery, facets: readonly Facet[]): Narrowed {
  const known = facets.flatMap(({ values }) => values);
  const [named] = PHRASES.flatMap((phrase) => namedBy(phrase, query.text, known));
  if (named === undefined) return { asked: query, sizes: [] };
  const inSize = { field: 'size', kind: 'any-of', values: named.sizes.map(({ id }) => id) } as const;
  const text = query.text.replace(named.phrase, '');
  return {
    asked: { ...query, text, conditions: [...query.conditions, inSize] },
    sizes: named.sizes.map(({ label }) => label),
  };
}

type Named = { readonly phrase: string; readonly sizes: readonly FacetValue[] };

function namedBy({ words, means }: Phrase, text: string, known: readonly FacetValue[]): readonly Named[] {
  const [phrase, said] = words.exec(text) ?? [];
  if (phrase === undefined || said === undefined) return [];
  const sizes = known.filter(({ label }) => means(label, said));
  return sizes.length === 0 ? [] : [{ phrase, sizes }];
}

function isCalled(label: string, said: string): boolean {
  return label.toLowerCase() === said.toLowerCase();
}

/** Whether a label of numbers, such as `W 36` or `6-7 Y`, holds the one that is said. */
function isWithin(form: RegExp, label: string, said: string): boolean {
  const [, least, most = least] = form.exec(label) ?? [];
  return Number(least) <= Number(said) && Number(said) <= Number(most);
}
