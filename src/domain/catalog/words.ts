import { withoutBreaks } from '#domain/shared/plain-text.ts';
import { LEAST_SHARE, MOST_MISTAKES, SAME_START } from './relevance.ts';

/** The words of a text: lower case, accents folded, split at everything but letters and digits. Contract, section 6. */
export function wordsOf(text: string): readonly string[] {
  const folded = withoutBreaks(text).normalize('NFD').replace(ACCENTS, '').toLowerCase();
  return folded.split(NO_WORD).filter((word) => word !== '');
}

/** Accents of European scripts. The vowel signs of Indian ones are marks too, but are part of the word. */
const ACCENTS = /[\u0300-\u036f]/g;
const NO_WORD = /[^\p{L}\p{M}\p{N}]+/u;

/** How many of so many words must be found for a text to match. */
export function leastFound(words: number): number {
  return Math.max(1, Math.floor((words * LEAST_SHARE) / 100));
}

/**
 * Steps between two words that count as one with typing mistakes: 0 to 2; null when they do not. Both begin with the
 * same two letters. A short word must be spelled better: two letters exactly, up to four within one step.
 */
export function stepsBetween(asked: string, known: string): number | null {
  if (asked === known) return 0;
  if (asked.slice(0, SAME_START) !== known.slice(0, SAME_START)) return null;
  const most = asked.length < 3 ? 0 : asked.length < 5 ? 1 : MOST_MISTAKES;
  const steps = editDistance(asked, known);
  return steps <= most ? steps : null;
}

/** Letters put in, left out or replaced to get from one word to the other. */
function editDistance(one: string, other: string): number {
  const letters = [...other];
  let above = Array.from({ length: letters.length + 1 }, (_, at) => at);
  for (const letter of one) {
    const row = [(above[0] ?? 0) + 1];
    letters.forEach((known, at) => {
      const replaced = (above[at] ?? 0) + Number(letter !== known);
      row.push(Math.min(replaced, (above[at + 1] ?? 0) + 1, (row[at] ?? 0) + 1));
    });
    above = row;
  }
  return above.at(-1) ?? 0;
}

/** The nearest of the known words, the word itself included; null when none is near. */
export function nearestWord(asked: string, known: Iterable<string>): string | null {
  let nearest: { readonly word: string; readonly steps: number } | null = null;
  for (const word of known) {
    const steps = stepsBetween(asked, word);
    if (steps !== null && (nearest === null || steps < nearest.steps)) nearest = { word, steps };
  }
  return nearest?.word ?? null;
}

/** A word that the catalog does not know, and the one that it was taken for. */
export type Correction = { readonly typed: string; readonly meant: string };

/** The words of a text that are like known ones, and no number. */
export function correctionsBy(text: string, known: ReadonlySet<string>): readonly Correction[] {
  return wordsOf(text).flatMap((typed) => {
    const meant = NUMBER.test(typed) ? null : nearestWord(typed, known);
    return meant === null || meant === typed ? [] : [{ typed, meant }];
  });
}

const NUMBER = /\p{N}/u;

/** The text with its mistyped words put right; null when nothing is wrong with it. */
export function correctedText(text: string, corrections: readonly Correction[]): string | null {
  if (corrections.length === 0) return null;
  const meant = new Map(corrections.map((each) => [each.typed, each.meant]));
  return wordsOf(text)
    .map((word) => meant.get(word) ?? word)
    .join(' ');
}
