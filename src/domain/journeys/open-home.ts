import type { LoadCategories } from '#domain/catalog/load-categories.ts';
import { type Condition, type SearchIndex, searchQuery } from '#domain/catalog/search-query.ts';
import type { HomeGateway, HomeSection, ProductSource } from '#domain/content/home.ts';
import type { HomeRow, HomeView } from '#domain/content/home-view.ts';
import { withPromoted } from '#domain/content/promoted.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import { type TileRules, tileOf } from '#domain/pricing/tile.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { PageOutcome } from './page-outcome.ts';

export type OpenHome = () => Promise<PageOutcome>;

const ROW_SIZE = 8;

type Ports = {
  readonly view: Cell<HomeView>;
  readonly home: HomeGateway;
  readonly search: SearchIndex;
  readonly loadCategories: LoadCategories;
  readonly market: () => Market;
  readonly rules: TileRules;
};

/**
 * Loads the home page: its sections in the order given, and the products of its rows. Without home data the page
 * still opens with its banners and collections (CONT-01 to CONT-06); a row whose products fail or are none is left out.
 */
export function createOpenHome({ view, home, search, loadCategories, market, rules }: Ports): OpenHome {
  return async () => {
    const [reply, promoted] = await Promise.all([home.sections(), home.promoted(), loadCategories()]);
    const sections = reply.kind === 'ok' ? reply.value : collectionsAlone;
    const rows = await Promise.all(sections.map(rowOf));
    const found = rows.flatMap((row) => row ?? []);
    const shown = promoted.kind === 'ok' ? withPromoted(found, promoted.value) : found;
    view.update(() => ({ rows: shown, isLoaded: true }));
    return reply.kind !== 'ok' && shown.length === 0 ? 'failed' : 'ready';
  };

  async function rowOf(section: HomeSection): Promise<HomeRow | null> {
    if (section.kind !== 'products') return section.banners.length > 0 ? section : null;
    const reply = await search.products(
      searchQuery({ conditions: [conditionFor(section.source)], size: ROW_SIZE, sort: 'created_at:desc' }),
    );
    if (reply.kind !== 'ok' || reply.value.items.length === 0) return null;
    const { id, title, subtitle, link } = section;
    return {
      kind: 'tiles',
      id,
      title,
      subtitle,
      link,
      tiles: reply.value.items.map((each) => tileOf(each, market(), rules)),
    };
  }
}

function conditionFor(source: ProductSource): Condition {
  switch (source.kind) {
    case 'skus':
      return { field: 'sku', kind: 'any-of', values: source.skus };
    case 'category':
      return { field: 'category_ids', kind: 'any-of', values: [source.id] };
    case 'category-name':
      return { field: 'category.name', kind: 'is', value: source.name };
    default:
      return source satisfies never;
  }
}

/** What home shows when its data cannot be had (CAT-091 to CAT-094). */
const collectionsAlone: readonly HomeSection[] = [
  collection(1, 'New in', { kind: 'category', id: 304 }),
  collection(2, 'Trending', { kind: 'category', id: 305 }),
  collection(3, 'Celebrity style', { kind: 'category', id: 14 }),
  collection(4, 'Best sellers', { kind: 'category-name', name: 'Tees' }),
];

function collection(id: number, title: string, source: ProductSource): HomeSection {
  return { kind: 'products', id, title, subtitle: '', link: '', source };
}
