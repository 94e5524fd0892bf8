/** The words of a text: lower case, accents folded, split at everything but letters and digits. Contract, section 6. */
export function wordsOf(text: string): readonly string[] {
  const folded = text.normalize('NFD').replace(ACCENTS, '').toLowerCase();
  return folded.split(NO_WORD).filter((word) => word !== '');
}

/** Accents of European scripts. The vowel signs of Indian ones are marks too, but are part of the word. */
const ACCENTS = /[\u0300-\u036f]/g;
const NO_WORD = /[^\p{L}\p{M}\p{N}]+/u;
