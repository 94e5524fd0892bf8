import type { LoadCategories } from '#domain/catalog/load-categories.ts';
import { isOfShop } from '#domain/catalog/root-category.ts';
import { type Condition, type SearchIndex, searchQuery } from '#domain/catalog/search-query.ts';
import {
  type BannerSection,
  type CollectionName,
  type HomeGateway,
  type HomeSection,
  isRunning,
  type ProductSource,
  plainHead,
} from '#domain/content/home.ts';
import type { HomeRow, HomeView, WornPiece } from '#domain/content/home-view.ts';
import { withPromoted } from '#domain/content/promoted.ts';
import { storesFor } from '#domain/content/store-location.ts';
import type { PageOutcome } from '#domain/interface/page-outcome.ts';
import { type Tile, type TileRules, tilesOf } from '#domain/listing/tile.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { type Clock, hourOf } from '#domain/shared/clock.ts';

export type OpenHome = () => Promise<PageOutcome>;

const ROW_SIZE = 8;
const STORES = 4;
const STORES_ID = -4; // no section of the plan, like the banners around it

type Ports = {
  readonly view: Cell<HomeView>;
  readonly home: HomeGateway;
  readonly search: SearchIndex;
  readonly loadCategories: LoadCategories;
  readonly market: () => Market;
  readonly rules: TileRules;
  readonly clock: Clock;
};

/**
 * Loads the home page: its sections in the order given, and the products of its rows. Without home data the page
 * still opens with its banners and collections (CONT-01 to CONT-06); a row whose products fail or are none is left out.
 * Where nothing at all can be had, what was there before stays. A few shops to walk into end what is shown.
 */
export function createOpenHome({ view, home, search, loadCategories, market, rules, clock }: Ports): OpenHome {
  return async () => {
    const stores = storeRow();
    const [reply, promoted] = await Promise.all([home.sections(), home.promoted(), loadCategories()]);
    const sections = reply.kind === 'ok' ? reply.value : collectionsAlone;
    const now = clock.now();
    const rows = await Promise.all(sections.filter((each) => isRunning(each, now)).map(rowOf));
    const found = rows.flatMap((row) => row ?? []);
    const shown = promoted.kind === 'ok' ? withPromoted(found, promoted.value) : found;
    const isLost = reply.kind !== 'ok' && shown.length === 0;
    if (isLost && view.get().rows.length > 0) return 'ready';
    const ending = shown.length > 0 ? await stores : [];
    view.update(() => ({ rows: [...shown, ...ending], isLoaded: true }));
    return isLost ? 'failed' : 'ready';
  };

  async function rowOf(section: HomeSection): Promise<HomeRow | null> {
    if (section.kind === 'text') return section;
    if (section.kind === 'worn') return wornRow(section);
    if (section.kind !== 'products') return section.banners.length > 0 ? section : null;
    const { source, ...head } = section;
    if (source.kind === 'category' && !isOfShop(source.id)) return null; // CAT-043
    const tiles = await tilesFor(conditionFor(source), ROW_SIZE);
    return tiles && tiles.length > 0 ? { ...head, kind: 'tiles', tiles } : null;
  }

  async function storeRow(): Promise<readonly HomeRow[]> {
    const reply = await home.stores();
    const all = reply.kind === 'ok' ? reply.value : [];
    const stores = storesFor(market().country, all, STORES);
    return stores.length > 0 ? [{ ...plainHead, id: STORES_ID, kind: 'stores', stores, at: hourOf(clock.now()) }] : [];
  }

  /** A piece that is not for sale is not shown; where nobody can say what is, the pictures are ways into the shop. */
  async function wornRow(section: BannerSection<'worn'>): Promise<HomeRow | null> {
    const { banners, ...head } = section;
    const skus = banners.map(({ sku }) => sku).filter(Boolean);
    const tiles = await tilesFor({ field: 'sku', kind: 'any-of', values: skus }, skus.length);
    if (!tiles) return { ...section, kind: 'doors' };
    const pieces = banners.flatMap((banner): readonly WornPiece[] => {
      const tile = tiles.find(({ sku }) => sku === banner.sku);
      return tile ? [{ banner, tile }] : [];
    });
    return pieces.length > 0 ? { ...head, kind: 'pieces', pieces } : null;
  }

  async function tilesFor(condition: Condition, size: number): Promise<readonly Tile[] | null> {
    const reply = await search.products(searchQuery({ conditions: [condition], size, sort: 'created_at:desc' }));
    if (reply.kind !== 'ok') return null;
    return tilesOf(reply.value.items, { market: market(), rules });
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
  collection(1, 'new-in', { kind: 'category', id: 304 }),
  collection(2, 'trending', { kind: 'category', id: 305 }),
  collection(3, 'celebrity-style', { kind: 'category', id: 14 }),
  collection(4, 'best-sellers', { kind: 'category-name', name: 'Tees' }),
];

function collection(id: number, name: CollectionName, source: ProductSource): HomeSection {
  return { ...plainHead, kind: 'products', id, collection: name, source };
}
