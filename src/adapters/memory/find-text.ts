import { LEAST_SCORE, MOST_MEANINGS } from '#domain/catalog/relevance.ts';
import { type Correction, leastFound, stepsBetween, wordsOf } from '#domain/catalog/words.ts';

/** What an item can be found by: its article numbers, and texts that weigh differently. */
type Texts = {
  readonly skus: readonly string[];
  readonly fields: readonly { readonly weight: number; readonly texts: readonly string[] }[];
};

export type TextReader<T> = (item: T) => Texts;

/** More than all weights of an item together, so that a word as it was typed comes before any with a mistake. */
const EXACT = 10;
const SKU_SCORE = 1_000;

type Indexed<T> = { readonly item: T; readonly skus: readonly string[]; readonly words: ReadonlyMap<string, number> };

type FoundText<T> = { readonly items: readonly T[]; readonly corrections: readonly Correction[] };

/** The items that match a text, the best first, as the contract has it in section 6; all of them without a text. */
export function findText<T>(text: string, items: readonly T[], textsOf: TextReader<T>): FoundText<T> {
  const asked = wordsOf(text);
  if (asked.length === 0) return { items, corrections: [] };
  const all = items.map((item): Indexed<T> => ({ item, ...indexed(textsOf(item)) }));
  const vocabulary = [...new Set(all.flatMap(({ words }) => [...words.keys()]))];
  const meanings = asked.map((word) => meaningsOf(word, vocabulary));
  const sku = text.trim().toLowerCase();
  const found = all
    .map((each) => ({ item: each.item, score: each.skus.includes(sku) ? SKU_SCORE : scoreOf(each, meanings) }))
    .filter(({ score }) => score >= LEAST_SCORE)
    .toSorted((a, b) => b.score - a.score)
    .map(({ item }) => item);
  return { items: found, corrections: asked.flatMap((word, at) => correctionOf(word, meanings[at] ?? [])) };
}

/** Each word of an item with the weight of all fields that hold it. */
function indexed({ skus, fields }: Texts): Omit<Indexed<never>, 'item'> {
  const words = new Map<string, number>();
  for (const { weight, texts } of fields) {
    for (const word of new Set(texts.flatMap(wordsOf))) words.set(word, (words.get(word) ?? 0) + weight);
  }
  return { skus: skus.map((sku) => sku.toLowerCase()), words };
}

type Meaning = { readonly word: string; readonly steps: number };

/** What a word may stand for; one that is known, or whose plural or singular is, for nothing else, and neither a number. */
function meaningsOf(asked: string, vocabulary: readonly string[]): readonly Meaning[] {
  const known = vocabulary.filter((word) => isForm(asked, word));
  if (known.length > 0) return known.map((word) => ({ word, steps: word === asked ? 0 : 1 }));
  if (/\p{N}/u.test(asked)) return [];
  return vocabulary
    .map((word) => ({ word, steps: stepsBetween(asked, word) }))
    .filter((each): each is Meaning => each.steps !== null)
    .toSorted((a, b) => a.steps - b.steps)
    .slice(0, MOST_MEANINGS);
}

function isForm(one: string, other: string): boolean {
  return ['', 's', 'es'].some((ending) => one + ending === other || other + ending === one);
}

function correctionOf(typed: string, [nearest]: readonly Meaning[]): readonly Correction[] {
  return nearest === undefined || isForm(typed, nearest.word) ? [] : [{ typed, meant: nearest.word }];
}

/** 0 for an item that holds too few of the asked words. */
function scoreOf({ words }: Indexed<unknown>, meanings: readonly (readonly Meaning[])[]): number {
  const points = meanings.map((meant) => Math.max(0, ...meant.map((meaning) => pointsOf(words, meaning))));
  const found = points.filter((each) => each > 0).length;
  return found < leastFound(meanings.length) ? 0 : points.reduce((sum, each) => sum + each, 0);
}

function pointsOf(words: ReadonlyMap<string, number>, { word, steps }: Meaning): number {
  const weight = words.get(word) ?? 0;
  if (weight === 0) return 0;
  return steps === 0 ? EXACT + weight : weight / steps;
}
