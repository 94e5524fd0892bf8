import { createFindSavedAt } from '#adapters/browser/cached-pages.ts';
import type { FindSavedAt } from '#domain/offline/kept-pages.ts';
import { savedText } from '#viewmodels/offline/saved-text.ts';
import { writingLocale } from '#viewmodels/words/languages.ts';
import { LOAD_WORDS, STORE_VIEW, WORDS } from '../store/tokens.ts';
import type { Resolve } from '../visit.ts';

/** When this browser has kept a page, and how that is said. */
export type Saved = {
  readonly findSavedAt: FindSavedAt;
  readonly inWords: (savedAt: number | null) => Promise<string>;
};

/** Speaks the language of the shopper as far as it can be had. */
export function createBrowserSaved(get: Resolve): Saved {
  return {
    findSavedAt: createFindSavedAt(),
    async inWords(savedAt) {
      await get(LOAD_WORDS)('later').catch(() => undefined);
      return savedText(savedAt, writingLocale(get(STORE_VIEW).get()), get(WORDS));
    },
  };
}
