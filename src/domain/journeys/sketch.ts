import { type Category, type CategoryHint, canOpen, type MenuEntry, surroundingsOf } from '#domain/catalog/category.ts';
import type { MenuView } from '#domain/catalog/menu-view.ts';
import type { HomeView } from '#domain/content/home-view.ts';
import type { CategoryView } from '#domain/pricing/category-view.ts';
import type { SearchView } from '#domain/pricing/search-view.ts';
import type { Suggestions } from '#domain/pricing/suggestions.ts';
import type { Tile } from '#domain/pricing/tile.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { ProductMore } from './product-more.ts';

/** How long the page before stays when the next one is not there; then its sketch takes the place. */
export const SKETCH_AFTER_MS = 300;

/** What is known of a page on its way, from what the shopper has seen of the shop. Nothing of it is guessed. */
export type Sketch =
  | { readonly kind: 'home' }
  | { readonly kind: 'search'; readonly text: string }
  /** The tile is null for a product that no list at hand has shown. */
  | { readonly kind: 'product'; readonly tile: Tile | null }
  | CategorySketch;

/** A category by its name and the way down to it; the rest of its head where the categories have been read. */
export type CategorySketch = {
  readonly kind: 'category';
  readonly name: string;
  /** The category itself is the last one. */
  readonly trail: readonly CategoryHint[];
  readonly known: { readonly category: Category; readonly below: readonly CategoryHint[] } | null;
};

/** The tile of a product as the shopper has seen it: the first whose address fits. */
export type SeenTile = (fits: (address: string) => boolean) => Promise<Tile | null>;

/** A category as the shopper has seen it. */
export type SeenCategory = (key: 'slug' | 'urlPath', value: string) => Promise<CategorySketch | null>;

type TilePorts = {
  readonly category: ReadonlyCell<CategoryView>;
  readonly search: ReadonlyCell<SearchView>;
  readonly home: ReadonlyCell<HomeView>;
  readonly more: ReadonlyCell<ProductMore>;
  readonly suggestions: ReadonlyCell<Suggestions>;
};

/** The wishlist is left out: its prices are those of the day of saving. */
export function createSeenTile({ category, search, home, more, suggestions }: TilePorts): SeenTile {
  return async (fits) => tiles().find(({ address }) => fits(address)) ?? null;

  function tiles(): readonly Tile[] {
    const { answer } = suggestions.get();
    const { related, recent } = more.get();
    return [
      ...[category.get(), search.get()].flatMap((view) => (view.kind === 'ready' ? view.list.tiles : [])),
      ...home.get().rows.flatMap((row) => (row.kind === 'tiles' ? row.tiles : [])),
      ...related,
      ...recent,
      ...(answer.kind === 'found' ? answer.tiles : []),
    ];
  }
}

type CategoryPorts = {
  readonly categories: ReadonlyCell<readonly Category[]>;
  readonly menu: ReadonlyCell<MenuView>;
  readonly view: ReadonlyCell<CategoryView>;
};

export function createSeenCategory({ categories, menu, view }: CategoryPorts): SeenCategory {
  return async (key, value) => {
    const category = categories.get().find((each) => each[key] === value && canOpen(each));
    if (category) {
      const { trail, below } = surroundingsOf(category, categories.get());
      return { kind: 'category', name: category.name, trail, known: { category, below } };
    }
    const trail = trails().find((each) => each.at(-1)?.[key] === value);
    const name = trail?.at(-1)?.name;
    return trail && name ? { kind: 'category', name, trail, known: null } : null;
  };

  /** The ways down that the menu and the page at hand have shown. */
  function trails(): readonly (readonly CategoryHint[])[] {
    const now = view.get();
    const { trail, below } = now.kind === 'ready' ? now : { trail: [], below: [] };
    const around = [...trail.map((_, at) => trail.slice(0, at + 1)), ...below.map((each) => [...trail, each])];
    return [...menu.get().entries.flatMap((entry) => trailsThrough(entry)), ...around];
  }
}

function trailsThrough(entry: MenuEntry, above: readonly CategoryHint[] = []): readonly (readonly CategoryHint[])[] {
  const trail = [...above, entry];
  return [trail, ...entry.children.flatMap((child) => trailsThrough(child, trail))];
}
