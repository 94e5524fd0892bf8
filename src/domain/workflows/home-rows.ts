import { isOfShop } from '#domain/catalog/root-category.ts';
import { type Condition, type SearchIndex, searchQuery } from '#domain/catalog/search-query.ts';
import type { BannerSection, HomeSection, ProductSource } from '#domain/content/home.ts';
import type { HomeRow, WornPiece } from '#domain/content/home-view.ts';
import { type Tile, type TileRules, tilesOf } from '#domain/listing/tile.ts';
import type { Market } from '#domain/pricing/price-tag.ts';

/** A section of the plan with the products it is about; null when nothing of it is to be shown. */
export type FindHomeRow = (section: HomeSection, signal?: AbortSignal) => Promise<HomeRow | null>;

type Ports = { readonly searchIndex: SearchIndex; readonly market: () => Market; readonly shopRules: TileRules };

const ROW_SIZE = 8;

/** A row whose products fail or are none is left out (CONT-05). */
export function createFindHomeRow({ searchIndex, market, shopRules }: Ports): FindHomeRow {
  return async (section, signal) => {
    if (section.kind === 'text') return section;
    if (section.kind === 'worn') return wornRow(section, (skus) => tilesFor(anyOf(skus), skus.length, signal));
    if (section.kind !== 'products') return section.banners.length > 0 ? section : null;
    const { source, ...head } = section;
    if (source.kind === 'category' && !isOfShop(source.id)) return null; // CAT-043
    const tiles = await tilesFor(conditionFor(source), ROW_SIZE, signal);
    return tiles && tiles.length > 0 ? { ...head, kind: 'tiles', tiles } : null;
  };

  async function tilesFor(condition: Condition, size: number, signal?: AbortSignal): Promise<readonly Tile[] | null> {
    const query = searchQuery({ conditions: [condition], size, sort: 'created_at:desc' });
    const reply = await searchIndex.products(query, signal);
    return reply.kind === 'ok' ? tilesOf(reply.value.items, { market: market(), rules: shopRules }) : null;
  }
}

/** A piece that is not for sale is not shown; where nobody can say what is, the pictures are ways into the shop. */
async function wornRow(
  section: BannerSection<'worn'>,
  tilesOfSkus: (skus: readonly string[]) => Promise<readonly Tile[] | null>,
): Promise<HomeRow | null> {
  const { banners, ...head } = section;
  const tiles = await tilesOfSkus(banners.map(({ sku }) => sku).filter(Boolean));
  if (!tiles) return { ...section, kind: 'doors' };
  const pieces = banners.flatMap((banner): readonly WornPiece[] => {
    const tile = tiles.find(({ sku }) => sku === banner.sku);
    return tile ? [{ banner, tile }] : [];
  });
  return pieces.length > 0 ? { ...head, kind: 'pieces', pieces } : null;
}

function anyOf(skus: readonly string[]): Condition {
  return { field: 'sku', kind: 'any-of', values: skus };
}

function conditionFor(source: ProductSource): Condition {
  switch (source.kind) {
    case 'skus':
      return anyOf(source.skus);
    case 'category':
      return { field: 'category_ids', kind: 'any-of', values: [source.id] };
    case 'category-name':
      return { field: 'category.name', kind: 'is', value: source.name };
    default:
      return source satisfies never;
  }
}
