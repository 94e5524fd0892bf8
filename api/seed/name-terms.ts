import { wordsOf } from '#api/catalog/words.ts';
import type { SearchTermRecord } from '#api/records/catalog-records.ts';
import type { Collection } from '#api/records/collection.ts';

type Named = Pick<Collection, 'attributes' | 'categories' | 'searchTerms' | 'translations'>;

/** The attributes whose labels a text names (read-words.ts). */
const SEARCHED: ReadonlySet<string> = new Set(['color', 'gender']);

/**
 * What a shopper reads in another language is found by what it says: names of categories and labels of options, in each
 * language that has them. Of names of several words the merchant's own terms know the single ones.
 */
export function termsOfNames({
  attributes,
  categories,
  searchTerms,
  translations,
}: Named): readonly SearchTermRecord[] {
  const options = attributes.filter(({ attribute_code: code }) => SEARCHED.has(code)).flatMap(labelsOf);
  const names = [...categories.map(({ name }) => name), ...attributes.flatMap(labelsOf)];
  const own = new Set([...names, ...options].map(spelled));
  const merchants = new Map(searchTerms.filter(({ kind }) => kind === 'word').map(({ term, means }) => [term, means]));
  const meantBy = (name: string) => merchants.get(spelled(name)) ?? [spelled(name)];
  const termsIn = (words: Readonly<Record<string, string>>) => [
    ...names.filter(isOneWord).flatMap((name) => termOf(words[name], 'word', meantBy(name))),
    ...options.flatMap((label) => termOf(words[label], 'option', [label])),
  ];
  return Object.values(translations)
    .flatMap(termsIn)
    .filter(({ term }) => !own.has(spelled(term)));
}

function labelsOf({ options }: Collection['attributes'][number]): readonly string[] {
  return options.map(({ label }) => label);
}

function termOf(term: string | undefined, kind: SearchTermRecord['kind'], means: readonly string[]) {
  return term !== undefined && isOneWord(term) ? [{ term, kind, means }] : [];
}

function isOneWord(text: string): boolean {
  return wordsOf(text).length === 1;
}

function spelled(text: string): string {
  return wordsOf(text).join(' ');
}
