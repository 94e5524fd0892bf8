import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryHomeGateway } from '#adapters/memory/memory-home-gateway.ts';
import { createMemorySearchIndex } from '#adapters/memory/memory-search-index.ts';
import { createMemoryStoreLocationGateway } from '#adapters/memory/memory-store-location-gateway.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { type Banner, type HomeSection, plainHead } from '#domain/content/home.ts';
import { type HomeRow, type HomeView, noHomeView } from '#domain/content/home-view.ts';
import { createOpenHome } from './open-home.ts';

export const NOW = Date.parse('2026-11-21T12:00:00Z');

export const row = (title: string, sku: string, window: Partial<HomeSection> = {}): HomeSection => ({
  ...plainHead,
  id: title.length,
  title,
  ...window,
  kind: 'products',
  source: { kind: 'skus', skus: [sku] },
});

export const banner = (title: string, sku: string): Banner => ({
  title,
  sku,
  subtitle: '',
  image: `/${title}.jpg`,
  narrowImage: '',
  link: `/c/${title}`,
  buttonText: '',
});

export const worn: HomeSection = {
  ...plainHead,
  id: 6,
  title: 'Seen',
  kind: 'worn',
  banners: [banner('Ira', 'LEHENGA'), banner('Kabir', 'GONE')],
};

/** The home page of a shop with these rows, which sells a tee and a lehenga. */
export async function openHome(...sections: readonly HomeSection[]) {
  const view = createMemoryCell<HomeView>(noHomeView);
  const home = createMemoryHomeGateway();
  const stores = createMemoryStoreLocationGateway();
  const clock = createMemoryClock(NOW);
  const search = createMemorySearchIndex();
  search.put(productForTests('TEE'), productForTests('LEHENGA', { id: 8 }));
  home.put(sections);
  const open = createOpenHome({
    homeView: view,
    homeGateway: home,
    storeLocationGateway: stores,
    searchIndex: search,
    loadFrame: async () => ({ kind: 'ok', value: [] }),
    market: () => ({ country: 'IN', today: '2026-11-21' }),
    shopRules: { useUrlPaths: true, listOutOfStockProducts: true },
    clock,
  });
  return { home, stores, search, clock, open, outcome: await open(), rows: () => view.get().rows, view };
}

export const titles = (rows: readonly HomeRow[]) => rows.map(({ title }) => title);
