import { createContext, use } from 'react';
import { inEnglish, type Part, type Words } from '#viewmodels/words/words.ts';

/** The language of the page; a component that stands alone speaks English. */
export const WordsContext = createContext<Words>(inEnglish);

/** The texts of a part in the language of the page. */
export function useWords<Texts>(part: Part<string, Texts>): Texts {
  return use(WordsContext)(part);
}
