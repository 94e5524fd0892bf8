import type { Dictionary } from '#viewmodels/messages/dictionary.ts';

const ACCENTS: Readonly<Record<string, string>> = { a: 'à', e: 'ë', i: 'ï', o: 'ö', u: 'ü', A: 'À', E: 'Ë', O: 'Ö' };
const GAP = /(\{[^}]*\})/;
const LONGER_BY = 0.4;
const DOTS_IN_A_WORD = 6;

/** A dictionary whose texts are longer than any language's, to see where a page has no room: `[Àdd tö càrt ·····]`. */
export function lengthened(dictionary: Dictionary): Dictionary {
  const made = new Map<object, object>();
  return {
    ...dictionary,
    textsOf(language, part) {
      const texts = dictionary.textsOf(language, part) ?? part.english;
      const longer = made.get(texts) ?? (longerTexts(texts) as object);
      made.set(texts, longer); // the same texts stay the same object, as a page that draws anew expects
      return longer;
    },
  };
}

/** Texts in any shape a part may have: alone, with gaps, in lists and by key. */
function longerTexts(texts: unknown): unknown {
  if (typeof texts === 'string') return longerText(texts);
  if (typeof texts === 'function') return (...gaps: unknown[]) => longerTexts(texts(...gaps));
  if (Array.isArray(texts)) return texts.map(longerTexts);
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, longerTexts(text)]));
}

/** Longer by 40 %, at least by its brackets; what stands in braces is filled in later and stays. */
export function longerText(text: string): string {
  if (text.trim() === '') return text;
  const accented = text
    .split(GAP)
    .map((piece) => (GAP.test(piece) ? piece : piece.replace(/[aeiouAEO]/g, (letter) => ACCENTS[letter] ?? letter)))
    .join('');
  const missing = Math.max(1, Math.ceil(text.length * LONGER_BY) - '[ ]'.length);
  const dots = '·'.repeat(missing).match(new RegExp(`.{1,${DOTS_IN_A_WORD}}`, 'g')) ?? [];
  return `[${accented} ${dots.join(' ')}]`;
}
