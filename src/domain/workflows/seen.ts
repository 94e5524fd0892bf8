import { type AddressRules, categoryAddress } from '#domain/catalog/addresses.ts';
import { type Category, canOpen } from '#domain/catalog/category.ts';
import { type CategoryHint, type MenuEntry, surroundingsOf } from '#domain/catalog/category-hint.ts';
import type { MenuView } from '#domain/catalog/menu-view.ts';
import type { HomeView } from '#domain/content/home-view.ts';
import type { CategoryView } from '#domain/listing/category-view.ts';
import type { SearchView } from '#domain/listing/search-view.ts';
import type { Suggestions } from '#domain/listing/suggestions.ts';
import type { Tile } from '#domain/listing/tile.ts';
import type { ProductMore } from './product-more.ts';

/** A category by its name and the way down to it; the rest of its head where the categories have been read. */
export type CategoryPlaceholder = {
  readonly name: string;
  /** The category itself is the last one. */
  readonly breadcrumbs: readonly CategoryHint[];
  readonly known: { readonly category: Category; readonly below: readonly CategoryHint[] } | null;
};

type TilesSeen = {
  readonly category: CategoryView;
  readonly search: SearchView;
  readonly home: HomeView;
  readonly more: ProductMore;
  readonly suggestions: Suggestions;
};

/**
 * The tile of a product as the shopper has seen it: the first whose address fits. The wishlist is left out: its prices
 * are those of the day of saving.
 */
export function seenTile(seen: TilesSeen, fits: (address: string) => boolean): Tile | null {
  const { category, search, home, more, suggestions } = seen;
  const { answer } = suggestions;
  const tiles = [
    ...[category, search].flatMap((view) => (view.kind === 'ready' ? view.list.tiles : [])),
    ...home.rows.flatMap((row) => (row.kind === 'tiles' ? row.tiles : [])),
    ...more.related,
    ...more.recent,
    ...(answer.kind === 'found' ? answer.tiles : []),
  ];
  return tiles.find(({ address }) => fits(address)) ?? null;
}

type CategoriesSeen = {
  /** All of them, or none while they were not read. */
  readonly categories: readonly Category[];
  readonly menu: MenuView;
  readonly view: CategoryView;
  readonly rules: AddressRules;
};

/** A category as the shopper has seen it, the first whose address fits; null for one that nobody has. */
export function seenCategory(seen: CategoriesSeen, fits: (address: string) => boolean): CategoryPlaceholder | null {
  const { categories, rules } = seen;
  const category = categories.find((each) => fits(categoryAddress(each, rules)) && canOpen(each));
  if (category) {
    const { breadcrumbs, below } = surroundingsOf(category, categories, rules);
    return { name: category.name, breadcrumbs, known: { category, below } };
  }
  const breadcrumbs = breadcrumbsSeen(seen).find((each) => fits(each.at(-1)?.address ?? ''));
  const name = breadcrumbs?.at(-1)?.name;
  return breadcrumbs && name ? { name, breadcrumbs, known: null } : null;
}

/** The ways down that the menu and the page at hand have shown. */
function breadcrumbsSeen({ menu, view }: CategoriesSeen): readonly (readonly CategoryHint[])[] {
  const { breadcrumbs, below } = view.kind === 'ready' ? view : { breadcrumbs: [], below: [] };
  const around = [
    ...breadcrumbs.map((_, at) => breadcrumbs.slice(0, at + 1)),
    ...below.map((each) => [...breadcrumbs, each]),
  ];
  return [...menu.entries.flatMap((entry) => breadcrumbsThrough(entry)), ...around];
}

function breadcrumbsThrough(
  entry: MenuEntry,
  above: readonly CategoryHint[] = [],
): readonly (readonly CategoryHint[])[] {
  const breadcrumbs = [...above, entry];
  return [breadcrumbs, ...entry.children.flatMap((child) => breadcrumbsThrough(child, breadcrumbs))];
}
