import { arranged, withCounts } from '#domain/catalog/facets.ts';
import { conditionsOf } from '#domain/catalog/filter-conditions.ts';
import {
  type ChosenFilters,
  chosenCodes,
  type Facet,
  type FilterCode,
  type FilterRules,
  noFilters,
  type PriceRange,
  withValues,
} from '#domain/catalog/filters.ts';
import { listed } from '#domain/catalog/listed.ts';
import type { FitPrices, PriceFit } from '#domain/catalog/price-fit.ts';
import { PAGE_SIZE, type SearchIndex, searchQuery } from '#domain/catalog/search-query.ts';
import { relevance } from '#domain/catalog/sort-options.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import { type Reply, withValue } from '#domain/shared/reply.ts';
import { buyableFirst } from './buyable-first.ts';
import type { FoundList, ListPlace, ListScope, NextPage, ProductList } from './product-list.ts';
import { type TileRules, tilesOf } from './tile.ts';

/**
 * Searches the pages of a list, and what it can be narrowed by. The signal ends when nobody waits for the products any
 * more; what is counted besides is small, and is not given up with the page that shows them.
 */
export type FindList = (scope: ListScope, place: ListPlace, signal?: AbortSignal) => Promise<Reply<FoundList>>;

/** What follows on the list (CAT-069). */
export type FindMore = (list: ProductList) => Promise<Reply<NextPage>>;

type TilePorts = { readonly searchIndex: SearchIndex; readonly market: () => Market; readonly shopRules: TileRules };

type Ports = TilePorts & {
  readonly filterRules: FilterRules;
  readonly fitPrices: FitPrices;
};

export function createFindMore({ searchIndex, market, shopRules }: TilePorts): FindMore {
  const asking = { searchIndex, market, shopRules, signal: undefined };
  return (list) => {
    const next = list.lastPage + 1;
    return findTiles(asking, list.scope, { ...list, firstPage: next, lastPage: next }, []);
  };
}

export function createFindList({ searchIndex, market, shopRules, filterRules, fitPrices }: Ports): FindList {
  const codes = filterRules.defaultFilters;

  return async (scope, place, signal) => {
    const { chosen } = place;
    const fit = fitPrices();
    const asking = { searchIndex, market, shopRules, signal, priceRanges: fit?.cells };
    const facetsOf: FacetsOf = (choice, wanted) => countsOf(asking, scope, choice, wanted);
    const counts = chosenCodes(chosen).length > 0 ? besides(chosen, facetsOf) : null;
    const found = await findTiles(asking, scope, place, codes);
    return withValue(found, ({ present, ...page }) => {
      const facetsWith = (more: Besides) => arranged(offer(chosen, present, { ...more, fit }), codes);
      const list = { ...place, scope, ...page, renewal: 'none' } as const;
      if (counts === null) return { ...list, facets: facetsWith(wholeList) };
      return { ...list, facets: present, facetsToCome: counts.then(facetsWith) };
    });
  };

  /** What the list offers beside the present choice; null for what could not be asked, which the list can do without. */
  async function besides(chosen: ChosenFilters, facetsOf: FacetsOf): Promise<Besides> {
    const own = chosenCodes(chosen);
    const offered = facetsOf(noFilters, codes);
    const lifted = own.map(async (code): Promise<readonly [FilterCode, readonly Facet[] | null]> => {
      const others = withValues(chosen, code, []);
      return [code, await (own.length === 1 ? offered : facetsOf(others, [code]))];
    });
    return { offered: await offered, lifted: new Map(await Promise.all(lifted)) };
  }
}

/** What a search of a list needs; the signal ends when nobody waits for it any more. */
type Search = {
  readonly searchIndex: SearchIndex;
  readonly signal: AbortSignal | undefined;
  /** What prices are counted in; the usual ranges where none are named. */
  readonly priceRanges?: readonly PriceRange[] | undefined;
};

async function countsOf(
  { searchIndex, priceRanges }: Search,
  { text, conditions }: ListScope,
  choice: ChosenFilters,
  facets: readonly FilterCode[],
): Promise<readonly Facet[] | null> {
  const all = [...listed, ...conditions, ...conditionsOf(choice)];
  const reply = await searchIndex.products(searchQuery({ text, conditions: all, size: 1, facets, priceRanges }));
  return reply.kind === 'ok' ? reply.value.facets : null;
}

type Found = Pick<ProductList, 'tiles' | 'total' | 'corrections' | 'sizes'> & { readonly present: readonly Facet[] };

async function findTiles(
  { searchIndex, signal, priceRanges, market, shopRules }: TilePorts & Search,
  { text, conditions }: ListScope,
  { chosen, sort, firstPage, lastPage }: ListPlace,
  facets: readonly FilterCode[],
): Promise<Reply<Found>> {
  const query = searchQuery({
    text,
    conditions: [...listed, ...conditions, ...conditionsOf(chosen)],
    start: firstPage * PAGE_SIZE,
    size: (lastPage - firstPage + 1) * PAGE_SIZE,
    sort: sort === relevance ? '' : sort,
    facets,
    priceRanges,
  });
  return withValue(
    await searchIndex.products(query, signal),
    ({ items, total, facets: present, corrections, sizes }) => ({
      tiles: buyableFirst(tilesOf(items, { market: market(), rules: shopRules, chosen })),
      total,
      corrections,
      sizes,
      present,
    }),
  );
}

type FacetsOf = (choice: ChosenFilters, wanted: readonly FilterCode[]) => Promise<readonly Facet[] | null>;

type Besides = {
  /** The values of the list before anything was chosen; null when they are those of the list itself. */
  readonly offered: readonly Facet[] | null;
  /** For each attribute with a chosen value what it would count without: how many a further value would add. */
  readonly lifted: ReadonlyMap<FilterCode, readonly Facet[] | null>;
};

/** Of a list that nothing narrows the products come with all there is to count. */
const wholeList: Besides = { offered: null, lifted: new Map() };

function offer(
  chosen: ChosenFilters,
  present: readonly Facet[],
  { offered, lifted, fit }: Besides & { readonly fit: PriceFit | null },
): readonly Facet[] {
  const whole = offered ?? present;
  const isWhole = chosenCodes(chosen).length === 0;
  const counted = isWhole ? present : withCounts(whole, (code) => lifted.get(code) ?? present);
  return fit ? withFittingPrices(counted, whole, fit) : counted;
}

/** The ranges fit the whole list, so that they stay while it is narrowed. */
function withFittingPrices(counted: readonly Facet[], whole: readonly Facet[], fit: PriceFit): readonly Facet[] {
  const all = whole.find(({ code }) => code === 'price')?.values ?? [];
  return counted.map(({ code, values }) => ({ code, values: code === 'price' ? fit.values(all, values) : values }));
}
