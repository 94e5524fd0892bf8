import { createContext, use } from 'react';
import { inEnglish, type Part, type Words } from '#viewmodels/words/writing/words.ts';

/** The words and the locale of the page. A new locale is a new value, so that everything on the page is drawn anew. */
export type Speech = { readonly words: Words; readonly locale: string };

/** English where nothing else is provided, as in a test of one component. */
export const WordsContext = createContext<Speech>({ words: inEnglish, locale: 'en-US' });

/** The texts of a part in the language of the page. */
export function useWords<Texts extends object>(part: Part<string, Texts>): Texts {
  return use(WordsContext).words(part);
}
