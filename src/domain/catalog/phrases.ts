import { type Correction, stepsBetween, wordsOf } from './words.ts';

/**
 * What a shopper who typed this may be about to search for, the commonest first: each found name continues the last
 * typed word, alone and with the word after it. Names that do not hold the word say nothing; a word like it counts unless
 * the catalog knows the typed one: null where it does not tell.
 */
export function phrasesFor(
  text: string,
  names: readonly string[],
  most: number,
  corrections: readonly Correction[] | null,
): readonly string[] {
  const typed = wordsOf(text);
  const last = typed.at(-1);
  if (last === undefined) return [];
  const isMistyped = corrections?.some((each) => each.typed === last) ?? true;
  const before = typed.slice(0, -1);
  const counts = new Map<string, number>();
  for (const name of names) {
    for (const ending of endingsOf(last, wordsOf(name), isMistyped)) {
      const phrase = [...before, ...ending].join(' ');
      counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
    }
  }
  counts.delete(typed.join(' '));
  return [...counts]
    .toSorted(([, many], [, fewer]) => fewer - many)
    .slice(0, most)
    .map(([phrase]) => phrase);
}

/** The word of the name that was meant, and the same with its neighbour. */
function endingsOf(last: string, words: readonly string[], isMistyped: boolean): readonly (readonly string[])[] {
  const isMeant = (word: string): boolean => word.startsWith(last) || (isMistyped && stepsBetween(last, word) !== null);
  const at = words.findIndex(isMeant);
  const [meant, next] = at < 0 ? [] : words.slice(at, at + 2);
  if (meant === undefined) return [];
  return next === undefined ? [[meant]] : [[meant], [meant, next]];
}
