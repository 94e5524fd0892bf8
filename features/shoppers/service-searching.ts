import type { KeptShopModel } from '#viewmodels/offline/kept-shop-model.ts';
import type { SearchScreenModel } from '#viewmodels/search/search-screen-model.ts';
import type { Searching } from './searching.ts';
import type { Pages } from './service-pages.ts';

/** Searches with the models of the header's field, its panel and the page of results. */
export function createServiceSearching(pages: Pages): Searching {
  return { ...typingSearch(pages), ...readingResults(pages) };
}

function typingSearch({ opens, screens, settles }: Pages) {
  return {
    async typesSearch(text) {
      const { frame, searchPanel } = screens();
      const wasOpen = searchPanel.isOpen;
      frame.search.type(text);
      if (!wasOpen) searchPanel.opened();
      void searchPanel.look();
      await settles();
    },
    async offer() {
      await settles();
      const { cards, categories, hasFoundNothing, phrases, recent } = screens().searchPanel;
      return {
        products: names(cards),
        phrases: names(phrases),
        categories: names(categories),
        recent: names(recent),
        hasFoundNothing,
      };
    },
    async forgetsSearch(text) {
      screens().searchPanel.forget(text);
      await settles();
    },
    async searches(text) {
      const { search } = screens().frame;
      search.type(text);
      const { resultsAddress } = search;
      search.close();
      await opens(resultsAddress);
    },
  } satisfies Partial<Searching>;
}

function readingResults({ opens, place, screens, settles, shows }: Pages) {
  return {
    async results() {
      await settles();
      if (shows() === 'opening') return ofDevice(screens().keptShop);
      const { categories, corrected, list, shorter, sizes } = await found();
      return {
        products: list.cards.map(({ name, price }) => ({ name, price: price.current })),
        corrected,
        sizes,
        categories: names(categories),
        shorter: names(shorter),
        note: null,
      };
    },
    insistsOnSpelling: async () => opens((await found()).literalAddress),
  } satisfies Partial<Searching>;

  async function found(): Promise<SearchScreenModel> {
    await settles();
    if (place() !== 'search') throw new Error(`No results are open, but ${place()}.`);
    return screens().search;
  }
}

function ofDevice({ cards, told: note }: KeptShopModel) {
  const products = cards.map(({ name, price }) => ({ name, price: price.current }));
  return { products, note, corrected: null, sizes: '', categories: [], shorter: [] };
}

function names(things: readonly { readonly name: string }[]): readonly string[] {
  return things.map(({ name }) => name);
}
