/** The words of a text: lower case, accents folded, split at everything but letters and digits. Contract, section 6. */
export function wordsOf(text: string): readonly string[] {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** Words as one text with a space on both sides of each, so that a whole word can be found with LIKE. */
export function wordText(texts: readonly string[]): string {
  return ` ${texts.flatMap(wordsOf).join(' ')} `;
}
