import { pathAddress } from '#domain/catalog/addresses.ts';
import type { Category } from '#domain/catalog/category.ts';
import type { MenuView } from '#domain/catalog/menu-view.ts';
import type { HomeView } from '#domain/content/home-view.ts';
import type { CategoryView } from '#domain/listing/category-view.ts';
import type { SearchView } from '#domain/listing/search-view.ts';
import type { Suggestions } from '#domain/listing/suggestions.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { ProductMore } from './product-more.ts';
import { seenCategory, seenTile } from './seen.ts';

/** What a shopper has seen that leads to paths. */
export type PathsSeen = {
  readonly menu: ReadonlyCell<MenuView>;
  readonly knownCategories: ReadonlyCell<readonly Category[]>;
  readonly categoryView: ReadonlyCell<CategoryView>;
  readonly searchView: ReadonlyCell<SearchView>;
  readonly homeView: ReadonlyCell<HomeView>;
  readonly productMore: ReadonlyCell<ProductMore>;
  readonly suggestions: ReadonlyCell<Suggestions>;
};

/** Whether a list has shown a product that lives at a url_path. */
export function isSeenProduct(seen: PathsSeen, urlPath: string): boolean {
  const tiles = {
    category: seen.categoryView.get(),
    search: seen.searchView.get(),
    home: seen.homeView.get(),
    more: seen.productMore.get(),
    suggestions: seen.suggestions.get(),
  };
  return seenTile(tiles, (address) => address === pathAddress(urlPath)) !== null;
}

/** Whether the menu, the page at hand or the categories read so far lead to a url_path. */
export function isSeenCategory({ menu, knownCategories, categoryView }: PathsSeen, urlPath: string): boolean {
  const rules = { useUrlPaths: true }; // it is a path that is asked for, wherever the shop's own links lead
  const seen = { categories: knownCategories.get(), menu: menu.get(), view: categoryView.get(), rules };
  return seenCategory(seen, (address) => address === pathAddress(urlPath)) !== null;
}
