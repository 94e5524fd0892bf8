import { createContext, use } from 'react';
import { inEnglish, type Messages, type Namespace } from '#viewmodels/messages/writing/messages.ts';

/**
 * The messages, the locale and the addresses of the page. A new locale is a new value, so that everything on the page is drawn
 * anew.
 */
export type Speech = {
  readonly messages: Messages;
  readonly locale: string;
  /** What stands before every path of the store view, such as `/de`; '' for none. */
  readonly prefix: string;
  /** In which the catalog is written, and in which its menu tells it to this page; English when not said. */
  readonly catalog?: { readonly own: string; readonly told: string };
};

/** English where nothing else is provided, as in a test of one component. */
export const MessagesContext = createContext<Speech>({ messages: inEnglish, locale: 'en-US', prefix: '' });

/** The messages of a namespace in the language of the page. */
export function useMessages<Texts extends object>(namespace: Namespace<string, Texts>): Texts {
  return use(MessagesContext).messages(namespace);
}

/** Where an address of the shop is found in the store view (ROUTE-04); what leads elsewhere stays as it is. */
export function useHref(address: string): string {
  return address.startsWith('/') ? use(MessagesContext).prefix + address : address;
}

/**
 * The `lang` of words of the catalog that are in another language than the page (WCAG 3.1.2), so that they are spoken as they
 * should be; undefined for words of the page's own. `language` is that of a record; where it says none its words are in the
 * catalog's own, and null says that they are the shop's.
 */
export function useLang(language?: string | null): string | undefined {
  const { locale, catalog } = use(MessagesContext);
  if (language === null) return undefined;
  const spoken = language ?? catalog?.own ?? 'en';
  return spoken === locale.split('-')[0] ? undefined : spoken;
}

/**
 * The same for what only names something, such as a colour: it is in the language that the menu is told in, unless the name is
 * the shop's own.
 */
export function useLangOfNames(isOurs = false): string | undefined {
  const { catalog } = use(MessagesContext);
  return useLang(isOurs ? null : catalog?.told);
}
