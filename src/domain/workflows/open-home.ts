import type { LoadCategories } from '#domain/catalog/load-categories.ts';
import type { SearchIndex } from '#domain/catalog/search-query.ts';
import {
  type CollectionName,
  type HomeSection,
  isRunning,
  type ProductSource,
  plainHead,
} from '#domain/content/home.ts';
import type { HomeGateway } from '#domain/content/home-gateway.ts';
import type { HomeRow, HomeView } from '#domain/content/home-view.ts';
import { withPromoted } from '#domain/content/promoted.ts';
import { storesFor } from '#domain/content/store-location.ts';
import type { StoreLocationGateway } from '#domain/content/store-location-gateway.ts';
import type { PageOutcome } from '#domain/interface/page-outcome.ts';
import type { TileRules } from '#domain/listing/tile.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { type Clock, hourOf } from '#domain/shared/clock.ts';
import { createFindHomeRow } from './home-rows.ts';

/** The signal ends when nobody waits for the page any more. */
export type OpenHome = (signal?: AbortSignal) => Promise<PageOutcome>;

const STORES = 4;
const STORES_ID = -4; // no section of the plan, like the banners around it

type Ports = {
  readonly homeView: Cell<HomeView>;
  readonly homeGateway: HomeGateway;
  readonly storeLocationGateway: StoreLocationGateway;
  readonly searchIndex: SearchIndex;
  readonly loadFrame: LoadCategories;
  readonly market: () => Market;
  readonly shopRules: TileRules;
  readonly clock: Clock;
};

/**
 * Loads the home page: its sections in the order given, and the products of its rows. Without home data the page
 * still opens with its banners and collections (CONT-01 to CONT-06). Where nothing at all can be had, what was there
 * before stays; so it does when the page is given up. A few shops to walk into end what is shown.
 */
export function createOpenHome(ports: Ports): OpenHome {
  const { homeView, homeGateway, loadFrame, clock } = ports;
  const findRow = createFindHomeRow(ports);

  return async (signal) => {
    const stores = storeRow(ports);
    const [reply, promoted] = await Promise.all([
      homeGateway.sections(signal),
      homeGateway.promoted(signal),
      loadFrame(),
    ]);
    const sections = reply.kind === 'ok' ? reply.value : collectionsAlone;
    const now = clock.now();
    const rowOf = (section: HomeSection): Promise<HomeRow | null> => findRow(section, signal);
    const rows = await Promise.all(sections.filter((each) => isRunning(each, now)).map(rowOf));
    if (signal?.aborted) return 'failed';
    const found = rows.flatMap((row) => row ?? []);
    const shown = promoted.kind === 'ok' ? withPromoted(found, promoted.value) : found;
    const isLost = reply.kind !== 'ok' && shown.length === 0;
    if (isLost && homeView.get().rows.length > 0) return 'ready';
    const ending = shown.length > 0 ? await stores : [];
    homeView.update(() => ({ rows: [...shown, ...ending], isLoaded: true }));
    return isLost ? 'failed' : 'ready';
  };
}

/** The shops of the country; no row where there is none. */
async function storeRow({ storeLocationGateway, market, clock }: Ports): Promise<readonly HomeRow[]> {
  const reply = await storeLocationGateway.all();
  const near = storesFor(market().country, reply.kind === 'ok' ? reply.value : [], STORES);
  return near.length > 0
    ? [{ ...plainHead, id: STORES_ID, kind: 'stores', stores: near, at: hourOf(clock.now()) }]
    : [];
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
