import { createContext, use } from 'react';
import { inEnglish, type Messages, type Namespace } from '#viewmodels/messages/writing/messages.ts';

/** The messages and the locale of the page. A new locale is a new value, so that everything on the page is drawn anew. */
export type Speech = { readonly messages: Messages; readonly locale: string };

/** English where nothing else is provided, as in a test of one component. */
export const MessagesContext = createContext<Speech>({ messages: inEnglish, locale: 'en-US' });

/** The messages of a namespace in the language of the page. */
export function useMessages<Texts extends object>(namespace: Namespace<string, Texts>): Texts {
  return use(MessagesContext).messages(namespace);
}
