import { createContext, use } from 'react';
import { inEnglish, type Part, type Words } from '#viewmodels/words/writing/words.ts';

/** How the page speaks; another locale is another value, so that everything on the page is drawn anew. */
export type Speech = { readonly words: Words; readonly locale: string };

/** A component that stands alone speaks English. */
export const WordsContext = createContext<Speech>({ words: inEnglish, locale: 'en-US' });

/** The texts of a part in the language of the page. */
export function useWords<Texts extends object>(part: Part<string, Texts>): Texts {
  return use(WordsContext).words(part);
}
