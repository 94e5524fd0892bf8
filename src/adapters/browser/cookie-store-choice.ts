import type { StoreChoiceKeeper } from '#domain/storeview/store-choice-keeper.ts';
import { storeCookie } from '#domain/storeview/store-cookie.ts';

/** Keeps the choice in the one cookie that the page server reads in this store view. */
export function createCookieStoreChoice(prefix?: string): StoreChoiceKeeper {
  return {
    keep(storeView) {
      // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not in every browser the shop supports
      document.cookie = storeCookie(storeView, location.protocol === 'https:', prefix);
    },
  };
}
