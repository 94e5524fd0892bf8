import type { MemoryGateways } from '#adapters/memory/memory-gateways.ts';
import type { ShopPage } from '#domain/content/shop-page.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { type Reply, withValue } from '#domain/shared/reply.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { ToldShopApi } from './shop-api.ts';

/** What the merchant's words are in other languages, by language and by what they are in theirs. */
export type MemoryTranslations = Map<string, ReadonlyMap<string, string>>;

/** The merchant's pages as the API tells them: whole in the visit's language, or as they were written (contract, section 1). */
export function pagesInLanguage(
  pages: MemoryGateways['pages'],
  translations: MemoryTranslations,
  storeView: ReadonlyCell<StoreView>,
): MemoryGateways['pages'] {
  const told = async (reply: Promise<Reply<ShopPage>>) => withValue(await reply, inLanguage);
  return {
    ...pages,
    find: (identifier, signal) => told(pages.find(identifier, signal)),
    findById: (id, signal) => told(pages.findById(id, signal)),
  };

  function inLanguage(page: ShopPage): ShopPage {
    const [language = ''] = storeView.get().locale.split('-');
    const words = translations.get(language);
    const [title, content] = [words?.get(page.title), words?.get(page.content)];
    return title === undefined || content === undefined ? page : { ...page, title, content, language };
  }
}

export function translatingInto(translations: MemoryTranslations) {
  return {
    async translates(language, words) {
      translations.set(language, new Map([...(translations.get(language) ?? []), ...Object.entries(words)]));
    },
  } satisfies Partial<ToldShopApi>;
}
