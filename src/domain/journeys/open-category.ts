import { type Category, canOpen, trailOf } from '#domain/catalog/category.ts';
import type { LoadCategories } from '#domain/catalog/load-categories.ts';
import { type Condition, PAGE_SIZE, type SearchIndex, searchQuery } from '#domain/catalog/search-query.ts';
import type { SortId } from '#domain/catalog/sort-options.ts';
import type { CategoryView } from '#domain/pricing/category-view.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import { type Tile, type TileRules, tileOf } from '#domain/pricing/tile.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { type Reply, withValue } from '#domain/shared/reply.ts';
import type { PageOutcome } from './page-outcome.ts';

/** Which list: a category by one of its names, sorted, from a page on (counted from 0). */
export type CategoryRequest = {
  readonly by: { readonly key: 'slug' | 'urlPath'; readonly value: string };
  readonly sort: SortId;
  readonly page: number;
};

export type OpenCategory = (request: CategoryRequest) => Promise<PageOutcome>;

/** Adds the next page to the list (CAT-069); a failure keeps the list and is told by the outcome. */
export type LoadMore = () => Promise<PageOutcome>;

type Ports = {
  readonly view: Cell<CategoryView>;
  readonly search: SearchIndex;
  readonly loadCategories: LoadCategories;
  readonly market: () => Market;
  readonly rules: TileRules;
};

type Found = { readonly tiles: readonly Tile[]; readonly total: number };

export function createOpenCategory(ports: Ports): OpenCategory {
  const { view, loadCategories } = ports;
  return async ({ by, sort, page }) => {
    const categories = await loadCategories();
    if (categories.kind !== 'ok') return failed();
    const category = categories.value.find((each) => each[by.key] === by.value && canOpen(each));
    if (!category) return 'empty';
    const found = await findTiles(ports, category, sort, page);
    if (found.kind !== 'ok') return failed();
    const trail = trailOf(category, categories.value);
    const below = categories.value.filter(({ parentId, isActive }) => parentId === category.id && isActive);
    view.update(() => ({
      kind: 'ready',
      category,
      trail,
      below,
      sort,
      firstPage: page,
      lastPage: page,
      ...found.value,
    }));
    return 'ready';
  };

  function failed(): PageOutcome {
    view.update(() => ({ kind: 'failed' }));
    return 'failed';
  }
}

export function createLoadMore(ports: Ports): LoadMore {
  const { view } = ports;
  let loading: Promise<PageOutcome> | null = null;

  return () => {
    loading ??= load().finally(() => {
      loading = null;
    });
    return loading;
  };

  async function load(): Promise<PageOutcome> {
    const shown = view.get();
    if (shown.kind !== 'ready') return 'empty';
    const page = shown.lastPage + 1;
    const found = await findTiles(ports, shown.category, shown.sort, page);
    if (found.kind !== 'ok') return 'failed';
    view.update((now) => (now === shown ? withMore(shown, page, found.value) : now));
    return 'ready';
  }
}

function withMore(
  shown: Extract<CategoryView, { kind: 'ready' }>,
  page: number,
  { tiles, total }: Found,
): CategoryView {
  const known = new Set(shown.tiles.map(({ sku }) => sku));
  const fresh = tiles.filter(({ sku }) => !known.has(sku));
  return { ...shown, tiles: [...shown.tiles, ...fresh], total, lastPage: page };
}

async function findTiles(ports: Ports, { id }: Category, sort: SortId, page: number): Promise<Reply<Found>> {
  const { search, market, rules } = ports;
  const query = searchQuery({ conditions: [...listed, inCategory(id)], start: page * PAGE_SIZE, sort });
  return withValue(await search.products(query), ({ items, total }) => ({
    tiles: items.map((product) => tileOf(product, market(), rules)),
    total,
  }));
}

function inCategory(id: number): Condition {
  return { field: 'category_ids', kind: 'any-of', values: [id] };
}

/** What a list shows: enabled products that are meant for lists. */
const listed: readonly Condition[] = [
  { field: 'visibility', kind: 'any-of', values: [2, 3, 4] },
  { field: 'status', kind: 'any-of', values: [0, 1] },
];
