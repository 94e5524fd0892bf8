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
