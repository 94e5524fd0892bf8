import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryHomeGateway } from '#adapters/memory/memory-home-gateway.ts';
import { refused, unreachable } from '#adapters/memory/memory-link.ts';
import { createMemorySearchIndex } from '#adapters/memory/memory-search-index.ts';
import { createMemoryStoreLocationGateway } from '#adapters/memory/memory-store-location-gateway.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { type Banner, type HomeSection, type ProductSource, plainHead } from '#domain/content/home.ts';
import { type HomeRow, type HomeView, noHomeView } from '#domain/content/home-view.ts';
import { storeLocationForTests } from '#domain/content/store-location-for-tests.ts';
import { createOpenHome } from './open-home.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

const row = (title: string, sku: string, window: Partial<HomeSection> = {}): HomeSection => ({
  ...plainHead,
  id: title.length,
  title,
  ...window,
  kind: 'products',
  source: { kind: 'skus', skus: [sku] },
});

const banner = (title: string, sku: string): Banner => ({
  title,
  sku,
  subtitle: '',
  image: `/${title}.jpg`,
  narrowImage: '',
  link: `/c/${title}`,
  buttonText: '',
});

const worn: HomeSection = {
  ...plainHead,
  id: 6,
  title: 'Seen',
  kind: 'worn',
  banners: [banner('Ira', 'LEHENGA'), banner('Kabir', 'GONE')],
};

async function openHome(...sections: readonly HomeSection[]) {
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

const titles = (rows: readonly HomeRow[]) => rows.map(({ title }) => title);

test.each([
  ['before its first moment', { startsAt: '2026-11-21T12:00:01Z' }, []],
  ['from its first moment', { startsAt: '2026-11-21T12:00:00Z' }, ['Festive']],
  ['before its end', { endsAt: '2026-11-21T17:30:00.001+05:30' }, ['Festive']],
  ['at its end', { endsAt: '2026-11-21T17:30:00+05:30' }, []],
])('CONT-02 a collection for some days stands there or not: %s', async (_when, window, shown) => {
  const { rows } = await openHome(row('Festive', 'TEE', window));
  expect(titles(rows())).toEqual(shown);
});

test('who is seen in a piece stands beside the piece, and a piece that is not for sale is left out', async () => {
  const { rows } = await openHome(worn);
  expect(rows()).toMatchObject([
    { kind: 'pieces', title: 'Seen', pieces: [{ banner: { title: 'Ira' }, tile: { sku: 'LEHENGA' } }] },
  ]);
});

test('where nobody can say what is for sale, the pictures still lead into the shop', async () => {
  const { search, open, rows } = await openHome(worn);
  search.cut();
  await open();
  expect(rows()).toMatchObject([{ kind: 'doors', banners: [{ title: 'Ira' }, { title: 'Kabir' }] }]);
});

test('a page that came out empty is loaded, too, so that nobody waits for more of it', async () => {
  const { view } = await openHome();
  expect(view.get()).toEqual({ rows: [], isLoaded: true });
});

test('a row without products is not there', async () => {
  const { rows } = await openHome(row('New in', 'TEE'), row('Trending', 'NONE'));
  expect(titles(rows())).toEqual(['New in']);
});

test('what was there before stays where nothing can be had', async () => {
  const { home, search, open, outcome, rows } = await openHome(row('New in', 'TEE'));
  expect(outcome).toBe('ready');
  home.cut();
  search.cut();
  expect(await open()).toBe('ready');
  expect(titles(rows())).toEqual(['New in']);
});

test.each([refused(500, 'Out of order'), unreachable])(
  'CONT-03 where its plan is answered with %o the page opens with its banners and collections',
  async (answer) => {
    const { home, search, open, rows } = await openHome();
    search.put(productForTests('SAREE', { id: 9, categoryIds: [304] }));
    home.promote({ head: banner('The Resort Edit', '') });
    home.failNext(answer, { verb: 'sections' });
    expect(await open()).toBe('ready');
    expect(rows()).toMatchObject([
      { kind: 'banners', banners: [{ title: 'The Resort Edit' }] },
      { kind: 'tiles', collection: 'new-in', tiles: [{ sku: 'SAREE' }] },
    ]);
  },
);

test.each([
  ['CAT-092', 'trending', { categoryIds: [305] }],
  ['CAT-093', 'celebrity-style', { categoryIds: [14] }],
])('%s without a plan the collection %s shows its category', async (_id, collection, change) => {
  const { home, search, open, rows } = await openHome();
  search.put(productForTests('SAREE', { id: 9, ...change }));
  home.failNext(unreachable, { verb: 'sections' });
  await open();
  expect(rows()).toMatchObject([{ collection, tiles: [{ sku: 'SAREE' }] }]);
});

test('CAT-094 without a plan the best sellers are the products of the categories called Tees', async () => {
  const { home, search, open } = await openHome();
  home.failNext(unreachable, { verb: 'sections' });
  await open();
  const bestSellers = [{ field: 'category.name', kind: 'is', value: 'Tees' }];
  expect(search.calls()).toContainEqual({
    verb: 'products',
    args: [expect.objectContaining({ conditions: bestSellers })],
  });
});

test('where nothing can be had and nothing was there, it is said', async () => {
  const { home, search, open } = await openHome();
  home.cut();
  search.cut();
  expect(await open()).toBe('failed');
});

const shops = [
  storeLocationForTests({ id: 1, name: 'Bandra' }),
  storeLocationForTests({ id: 2, name: 'Mayfair', country: 'GB' }),
];

test('the shops of the country end the page', async () => {
  const { stores, open, rows } = await openHome(row('New in', 'TEE'));
  stores.open(...shops);
  await open();
  expect(rows().at(-1)).toMatchObject({ kind: 'stores', stores: [{ name: 'Bandra' }], at: NOW });
});

test('a page that is asked again within the hour is the same, so that a browser may keep it', async () => {
  const { stores, clock, open, rows } = await openHome(row('New in', 'TEE'));
  stores.open(...shops);
  await open();
  const before = JSON.stringify(rows());
  await clock.advance(59 * 60_000 + 59_999);
  await open();
  expect(JSON.stringify(rows())).toBe(before);
});

test('shops that cannot be had, or are none, leave no hole', async () => {
  const { stores, open, rows } = await openHome(row('New in', 'TEE'));
  stores.open(...shops);
  stores.failNext({ kind: 'failed', message: '' });
  await open();
  expect(titles(rows())).toEqual(['New in']);
  stores.open();
  await open();
  expect(titles(rows())).toEqual(['New in']);
});

test('shops alone are no home page', async () => {
  const { stores, open, rows } = await openHome();
  stores.open(...shops);
  await open();
  expect(rows()).toEqual([]);
});

test('CAT-043 a row of a category below the id of the root is left out', async () => {
  const ofCategory = (id: number): HomeSection => ({
    ...{ ...plainHead, id, title: `Category ${id}`, kind: 'products' },
    source: { kind: 'category', id },
  });
  const { search, open, rows } = await openHome(ofCategory(1), ofCategory(7));
  search.put(productForTests('SAREE', { id: 9, categoryIds: [1, 7] }));
  await open();
  expect(titles(rows())).toEqual(['Category 7']);
});

test('a page that nobody waits for any more changes nothing of what was there', async () => {
  const { home, open, rows } = await openHome(row('New in', 'TEE'));
  const before = rows();
  home.put([row('Trending', 'LEHENGA')]);
  await open(AbortSignal.abort());
  expect(rows()).toBe(before);
});

test.each([
  ['banners', [banner('Ira', '')], ['Seen']],
  ['doors', [banner('Ira', '')], ['Seen']],
  ['banners', [], []],
  ['doors', [], []],
] as const)('CONT-05 a row of %s is there with its pictures, and left out without', async (kind, banners, shown) => {
  const { rows } = await openHome({ ...plainHead, id: 6, title: 'Seen', kind, banners });
  expect(titles(rows())).toEqual(shown);
});

const sourced = (source: ProductSource): HomeSection => ({
  ...plainHead,
  id: 3,
  title: 'Row',
  kind: 'products',
  source,
});

test.each([
  ['of its category', { kind: 'category', id: 5 }, ['SAREE']],
  ['of a category without a piece', { kind: 'category', id: 6 }, null],
  ['of no category of the shop', { kind: 'category', id: 1 }, null],
  ['by their numbers, the newest first', { kind: 'skus', skus: ['TEE', 'SAREE', 'GONE'] }, ['SAREE', 'TEE']],
] as const)('CONT-05 CAT-043 a row shows pieces %s', async (_whose, source, skus) => {
  const { search, open, rows } = await openHome(sourced(source));
  search.put(productForTests('SAREE', { id: 9, categoryIds: [1, 5], createdAt: '2026-11-20' }));
  await open();
  const [row] = rows();
  expect(row?.kind === 'tiles' ? row.tiles.map(({ sku }) => sku) : null).toEqual(skus);
});

test('CONT-05 a row may be of a category that the shop is asked for by its name', async () => {
  const { search } = await openHome(sourced({ kind: 'category-name', name: 'Sarees' }));
  expect(search.calls().map(({ args }) => args[0])).toMatchObject([
    { conditions: [{ field: 'category.name', kind: 'is', value: 'Sarees' }] },
  ]);
});

test('CONT-05 a row has eight pieces at most, and a row that cannot be asked for is left out', async () => {
  const many = Array.from({ length: 9 }, (_, at) => productForTests(`P${at}`, { id: 20 + at }));
  const { search, open, rows } = await openHome(sourced({ kind: 'skus', skus: many.map(({ sku }) => sku) }));
  search.put(...many);
  await open();
  expect(rows()[0]).toMatchObject({ kind: 'tiles', tiles: { length: 8 } });
  search.cut();
  await open();
  expect(titles(rows())).toEqual([]);
});
