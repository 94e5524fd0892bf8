import type { FirstTexts, LaterTexts } from './languages/shares.ts';
import type { Translated } from './languages.ts';

type Shares = { readonly first: () => Promise<FirstTexts>; readonly later: () => Promise<LaterTexts> };

/** Where the texts of each language lie; the chunk of its first share is named so that the server can link it. */
export const translations: Readonly<Record<Translated, Shares>> = {
  hi: {
    first: async () => (await import(/* webpackChunkName: "messages-hi" */ './languages/hi-first.ts')).first,
    later: async () => (await import(/* webpackChunkName: "messages-hi-later" */ './languages/hi-later.ts')).later,
  },
  de: {
    first: async () => (await import(/* webpackChunkName: "messages-de" */ './languages/de-first.ts')).first,
    later: async () => (await import(/* webpackChunkName: "messages-de-later" */ './languages/de-later.ts')).later,
  },
  it: {
    first: async () => (await import(/* webpackChunkName: "messages-it" */ './languages/it-first.ts')).first,
    later: async () => (await import(/* webpackChunkName: "messages-it-later" */ './languages/it-later.ts')).later,
  },
  fr: {
    first: async () => (await import(/* webpackChunkName: "messages-fr" */ './languages/fr-first.ts')).first,
    later: async () => (await import(/* webpackChunkName: "messages-fr-later" */ './languages/fr-later.ts')).later,
  },
  es: {
    first: async () => (await import(/* webpackChunkName: "messages-es" */ './languages/es-first.ts')).first,
    later: async () => (await import(/* webpackChunkName: "messages-es-later" */ './languages/es-later.ts')).later,
  },
  nl: {
    first: async () => (await import(/* webpackChunkName: "messages-nl" */ './languages/nl-first.ts')).first,
    later: async () => (await import(/* webpackChunkName: "messages-nl-later" */ './languages/nl-later.ts')).later,
  },
  pl: {
    first: async () => (await import(/* webpackChunkName: "messages-pl" */ './languages/pl-first.ts')).first,
    later: async () => (await import(/* webpackChunkName: "messages-pl-later" */ './languages/pl-later.ts')).later,
  },
  ar: {
    first: async () => (await import(/* webpackChunkName: "messages-ar" */ './languages/ar-first.ts')).first,
    later: async () => (await import(/* webpackChunkName: "messages-ar-later" */ './languages/ar-later.ts')).later,
  },
};
