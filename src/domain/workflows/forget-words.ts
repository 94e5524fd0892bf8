import type { ProductView } from '#domain/catalog/product-view.ts';
import { type CategoryView, noCategoryView } from '#domain/listing/category-view.ts';
import { noSearchView, type SearchView } from '#domain/listing/search-view.ts';
import { noSuggestions, type Suggestions } from '#domain/listing/suggestions.ts';
import { type HomeView, noHomeView } from '../content/home-view.ts';
import type { Promos } from '../content/promos.ts';
import type { Cell } from '../shared/cell.ts';
import type { Connectivity } from '../shared/connectivity.ts';
import { noProductMore, type ProductMore } from './product-more.ts';

/**
 * To be called when another language is read from now on. What the catalog told in the one before is forgotten, so that the page
 * that is opened next reads it again. Without a network it stays, since it could not be had in any language.
 */
export type ForgetWords = () => void;

type Ports = {
  readonly homeView: Cell<HomeView>;
  readonly categoryView: Cell<CategoryView>;
  readonly searchView: Cell<SearchView>;
  readonly suggestions: Cell<Suggestions>;
  readonly productView: Cell<ProductView>;
  readonly productMore: Cell<ProductMore>;
  readonly promos: Cell<Promos>;
  readonly connectivity: Pick<Connectivity, 'isOnline'>;
};

export function createForgetWords(ports: Ports): ForgetWords {
  const { homeView, categoryView, searchView, suggestions, productView, productMore, promos, connectivity } = ports;
  return () => {
    if (!connectivity.isOnline()) return;
    homeView.update(() => noHomeView);
    categoryView.update(() => noCategoryView);
    searchView.update(() => noSearchView);
    suggestions.update((now) => ({ ...now, answer: noSuggestions.answer }));
    productView.update((now) => (now.kind === 'ready' ? { ...now, isStale: true } : now));
    productMore.update(() => noProductMore);
    promos.update((now) => ({ ...now, isLoaded: false }));
  };
}
