import { createFindSavedAt } from '#adapters/browser/cached-pages.ts';
import type { FindSavedAt } from '#domain/offline/kept-pages.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { savedText } from '#viewmodels/offline/saved-text.ts';
import { writingLocale } from '#viewmodels/words/languages.ts';
import type { LoadWords } from '#viewmodels/words/speak.ts';
import type { Words } from '#viewmodels/words/writing/words.ts';

/** When this browser has kept a page, and how that is said. */
export type Saved = {
  readonly findSavedAt: FindSavedAt;
  readonly inWords: (savedAt: number | null) => Promise<string>;
};

type Ports = { readonly loadWords: LoadWords; readonly storeView: ReadonlyCell<StoreView>; readonly words: Words };

/** Speaks the language of the shopper as far as it can be had. */
export function createBrowserSaved({ loadWords, storeView, words }: Ports): Saved {
  return {
    findSavedAt: createFindSavedAt(),
    async inWords(savedAt) {
      await loadWords('later').catch(() => undefined);
      return savedText(savedAt, writingLocale(storeView.get()), words);
    },
  };
}
