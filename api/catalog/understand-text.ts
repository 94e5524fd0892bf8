import type { Database } from '#api/database/open-database.ts';
import type { SearchTermRecord } from '#api/records/catalog-records.ts';
import { readPrice } from './price-phrases.ts';
import {
  type Known,
  type KnownOption,
  type Likeness,
  type Near,
  type OptionCode,
  readNear,
  readWords,
} from './read-words.ts';
import type { EntityType, FilterValue } from './search-query.ts';
import { MOST_TERM_WORDS } from './search-terms.ts';
import { type ReadSizes, readSizes } from './size-phrases.ts';
import { formsOf } from './word-forms.ts';
import { wordsOf } from './words.ts';

/** A word that nobody knows, and what it was taken for. Source: contract, section 6. */
export type Correction = { readonly typed: string; readonly meant: string };

/** How well something fits an asked word: it is the word, says the same, or is so many letters from it. */
export type Fit = 'exact' | 'same' | 1 | 2;

/** What one asked word, or several that are a term, may stand for; one without words and options is unknown. */
export type Meaning = {
  readonly words: readonly { readonly word: string; readonly fit: Fit }[];
  readonly options: readonly { readonly code: OptionCode; readonly id: number; readonly fit: Fit }[];
};

export type UnderstoodText = {
  readonly meanings: readonly Meaning[];
  readonly corrections: readonly Correction[];
  readonly price: FilterValue | null;
  /** Labels of the sizes that the text names. */
  readonly sizes: readonly string[];
};

/**
 * What is asked for with a text: its words as the catalog, its options and the merchant's terms know them, and what it says
 * about the price and the size of products. Only a word that nobody knows is taken for a mistyped one.
 */
export async function understandText(
  db: Database,
  type: EntityType,
  text: string,
  likeness: Likeness,
): Promise<UnderstoodText> {
  const { price, rest } = type === 'product' ? readPrice(text) : { price: null, rest: text };
  const said = rest.replace(POSSESSIVE, '');
  if (wordsOf(said).length === 0) return { meanings: [], corrections: [], price, sizes: [] };
  const known = await readWords(db, type, wordsOf(said));
  const named = readSizes(said, known.sizes);
  const isNarrowed = price !== null || named.sizes.length > 0;
  const asked = partsOf(wordsOf(named.rest), known);
  const telling = asked.filter(({ terms }) => !terms.some(({ kind }) => kind === 'filler'));
  const parts = telling.length === 0 && !isNarrowed ? asked : telling;
  const unknown = parts.filter((part) => isUnknown(part, known)).map(({ typed }) => typed);
  const near = unknown.length === 0 ? [] : await readNear(db, type, unknown, known.options, likeness);
  const guesses = near.map((each) => guessOf(each, known));
  const guessed = new Map(guesses.map((each) => [each.typed, each.meaning]));
  return {
    meanings: [...parts.map((part) => guessed.get(part.typed) ?? meaningOf(part, known)), ...meaningOfSizes(named)],
    corrections: guesses.flatMap(({ typed, meant }) => (meant === undefined ? [] : [{ typed, meant }])),
    price,
    sizes: named.sizes.map(({ label }) => label),
  };
}

/** Who names several sizes takes any of them. A product that is called by what looks like a size is meant, too. */
function meaningOfSizes({ sizes, looks }: ReadSizes<KnownOption>): readonly Meaning[] {
  if (sizes.length === 0) return [];
  return [
    {
      words: looks.map((word) => ({ word, fit: 'same' })),
      options: sizes.map(({ code, id }) => ({ code, id, fit: 'exact' })),
    },
  ];
}

/** The s of "women's" is no word of its own. */
const POSSESSIVE = /['’]s(?![\p{L}\p{M}\p{N}])/giu;

/** One asked word, or those that are a term together. */
type Part = { readonly typed: string; readonly terms: readonly SearchTermRecord[] };

/** The longest term counts, and the first of two that overlap. */
function partsOf(words: readonly string[], { terms }: Known): readonly Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length; ) {
    const runs = Array.from({ length: MOST_TERM_WORDS }, (_, less) => words.slice(at, at + MOST_TERM_WORDS - less));
    const run = runs.find((each) => terms.has(each.join(' '))) ?? words.slice(at, at + 1);
    const typed = run.join(' ');
    parts.push({ typed, terms: terms.get(typed) ?? [] });
    at += run.length;
  }
  return parts;
}

/**
 * A number is never taken for another, two letters are spelled right, and what a term stands for is a word though nothing
 * may be called by it.
 */
function isUnknown({ typed, terms }: Part, { words, meant }: Known): boolean {
  if (typed.length < LEAST_LETTERS) return false;
  const isWord = [typed, ...formsOf(typed)].some((form) => words.has(form) || meant.has(form));
  return terms.length === 0 && !isWord && !/\p{N}/u.test(typed);
}

function meaningOf({ typed, terms }: Part, { words, options }: Known): Meaning {
  const own = [typed, ...formsOf(typed)].filter((word) => words.has(word));
  return {
    words: [...own.map((word) => ({ word, fit: fitOf(word, typed) })), ...wordsOfTerms(terms, 'same')],
    options: optionsOfTerms(terms, options).map(({ code, id, name }) => ({ code, id, fit: fitOf(name, typed) })),
  };
}

function fitOf(word: string, typed: string): Fit {
  return word === typed ? 'exact' : 'same';
}

const LEAST_LETTERS = 3;

type Guess = { readonly typed: string; readonly meant: string | undefined; readonly meaning: Meaning };

/** The nearest of what a mistyped word may be: of those as near an option, then words of the catalog. */
function guessOf({ word: typed, terms, words }: Near, { options }: Known): Guess {
  const [term] = terms;
  const steps = Math.min(...words.map((word) => word.steps));
  const isTerm = term !== undefined && (term.kind === 'option' ? term.steps <= steps : term.steps < steps);
  if (!isTerm) {
    const near = words.map(({ word, steps }) => ({ word, fit: fitAfter(steps) }));
    return { typed, meant: words[0]?.word, meaning: { words: near, options: [] } };
  }
  const fit = fitAfter(term.steps);
  const own = [term.term, ...formsOf(term.term)].map((word) => ({ word, fit }));
  const meant = optionsOfTerms(terms, options).map(({ code, id }) => ({ code, id, fit }));
  return {
    typed,
    meant: term.kind === 'word' ? term.means[0] : term.term,
    meaning: { words: [...own, ...wordsOfTerms(terms, fit)], options: meant },
  };
}

function fitAfter(steps: number): Fit {
  return steps === 1 ? 1 : 2;
}

function wordsOfTerms(terms: readonly SearchTermRecord[], fit: Fit): Meaning['words'] {
  const means = terms.flatMap((term) => (term.kind === 'word' ? term.means : []));
  return means.flatMap((word) => [word, ...formsOf(word)]).map((word) => ({ word, fit }));
}

function optionsOfTerms(terms: readonly SearchTermRecord[], options: readonly KnownOption[]): readonly KnownOption[] {
  const labels = terms.flatMap((term) => (term.kind === 'option' ? term.means : []));
  return options.filter(({ label }) => labels.includes(label));
}
