import type { Dictionary } from '#viewmodels/words/dictionary.ts';
import { createLoadWords, createWords } from '#viewmodels/words/speak.ts';

/** The language of a visit, over the translations that are there. */
export function words(dictionary: Dictionary) {
  return { dictionary: () => dictionary, words: createWords, loadWords: createLoadWords };
}
