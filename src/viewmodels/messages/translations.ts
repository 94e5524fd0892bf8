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
  ar: {
    first: async () => (await import(/* webpackChunkName: "messages-ar" */ './languages/ar-first.ts')).first,
    later: async () => (await import(/* webpackChunkName: "messages-ar-later" */ './languages/ar-later.ts')).later,
  },
};
