import type { HomeView } from '#domain/content/home-view.ts';
import type { CategoryView } from '#domain/listing/category-view.ts';
import type { SearchView } from '#domain/listing/search-view.ts';
import type { Tile } from '#domain/listing/tile.ts';
import type { Compared } from '#domain/lists/compared.ts';
import type { Wishlist } from '#domain/lists/wishlist.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';

type Ports = {
  readonly wishlist: ReadonlyCell<Wishlist>;
  readonly compared: ReadonlyCell<Compared>;
  readonly homeView: ReadonlyCell<HomeView>;
  readonly categoryView: ReadonlyCell<CategoryView>;
  readonly searchView: ReadonlyCell<SearchView>;
};

/** The cached products: those a shopper can be shown without asking the shop: saved and compared ones first, then those of the pages seen last. */
export function createCachedProducts({
  wishlist,
  compared,
  homeView,
  categoryView,
  searchView,
}: Ports): () => readonly Tile[] {
  return () => [
    ...wishlist.get().map(({ tile }) => tile),
    ...compared.get(),
    ...listOf(categoryView.get()),
    ...listOf(searchView.get()),
    ...homeView.get().rows.flatMap((row) => (row.kind === 'tiles' ? row.tiles : [])),
  ];
}

function listOf(view: CategoryView | SearchView): readonly Tile[] {
  return view.kind === 'ready' ? view.list.tiles : [];
}
