import { RECENT_SEARCHES, SEARCH_VIEW, STORE_VIEW, SUGGEST, SUGGESTIONS } from '#composition/tokens.ts';
import type { Visit } from '#composition/visit.ts';
import { withoutSearch } from '#domain/catalog/recent-searches.ts';
import { wordsOf } from '#domain/catalog/words.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';
import { literalAddress, searchAddress } from '#viewmodels/search/search-address.ts';
import type { Browsing, Searching } from './shopper.ts';

/** Searches by the verbs themselves. */
export function createServiceSearching(get: Visit['get'], browsing: Browsing): Searching {
  const ready = () => {
    const view = get(SEARCH_VIEW).get();
    if (view.kind !== 'ready') throw new Error(`The results are ${view.kind}.`);
    return view;
  };
  return {
    typesSearch: (text) => get(SUGGEST)(text),
    async offer() {
      const { answer } = get(SUGGESTIONS).get();
      const found = answer.kind === 'found' ? answer : null;
      return {
        products: answer.kind === 'none' ? [] : answer.tiles.map(({ name }) => name),
        phrases: found?.phrases ?? [],
        categories: answer.kind === 'none' ? [] : answer.categories.map(({ name }) => name),
        recent: get(RECENT_SEARCHES).get(),
        hasFoundNothing: found?.total === 0,
      };
    },
    async forgetsSearch(text) {
      get(RECENT_SEARCHES).update((now) => withoutSearch(now, text));
    },
    searches: (text) => browsing.opens(searchAddress(text)),
    async results() {
      const { text, corrected, categories, list } = ready();
      const words = wordsOf(text);
      return {
        products: list.tiles.map(({ name, price }) => ({
          name,
          price: displayPrice(price.current, get(STORE_VIEW).get().currency),
        })),
        corrected,
        categories: categories.map(({ name }) => name),
        shorter: list.total > 0 || words.length < 2 ? [] : words.toReversed(),
      };
    },
    insistsOnSpelling: () => browsing.opens(literalAddress(ready().text)),
  };
}
