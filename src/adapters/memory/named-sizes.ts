import type { FacetValue } from '#domain/catalog/filters.ts';

type NamedSizes = { readonly sizes: readonly FacetValue[]; readonly rest: string };

/** The size that a text names beside the word, as in "size xl"; the rest of the phrases is read by servers (contract, section 6). */
export function namedSizes(text: string, known: readonly FacetValue[]): NamedSizes {
  const [phrase, said] = /\bsize\s+([\p{L}\p{N}]+)/iu.exec(text) ?? [];
  const sizes = known.filter(({ label }) => label.toLowerCase() === said?.toLowerCase());
  return phrase === undefined || sizes.length === 0
    ? { sizes: [], rest: text }
    : { sizes, rest: text.replace(phrase, '') };
}
