import { createFindSavedAt } from '#adapters/browser/cached-pages.ts';
import type { FindSavedAt } from '#domain/offline/kept-pages.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { LoadMessages } from '#viewmodels/messages/create-messages.ts';
import type { Messages } from '#viewmodels/messages/writing/messages.ts';
import { savedText } from '#viewmodels/offline/saved-text.ts';

/** When this browser has kept a page, and how that is said. */
export type Saved = {
  readonly findSavedAt: FindSavedAt;
  readonly inWords: (savedAt: number | null) => Promise<string>;
};

type Ports = {
  readonly loadMessages: LoadMessages;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly messages: Messages;
};

/** Speaks the language of the shopper as far as it can be had. */
export function createBrowserSaved({ loadMessages, storeView, messages }: Ports): Saved {
  return {
    findSavedAt: createFindSavedAt(),
    async inWords(savedAt) {
      await loadMessages('later').catch(() => undefined);
      return savedText(savedAt, storeView.get(), messages);
    },
  };
}
