import { expect, test } from 'vitest';
import { refused, unreachable } from '#adapters/memory/memory-link.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { storeLocationForTests } from '#domain/content/store-location-for-tests.ts';
import { banner, NOW, openHome, row, titles, worn } from './home-for-tests.ts';

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

test('a page that nobody waits for any more changes nothing of what was there', async () => {
  const { home, open, rows } = await openHome(row('New in', 'TEE'));
  const before = rows();
  home.put([row('Trending', 'LEHENGA')]);
  await open(AbortSignal.abort());
  expect(rows()).toBe(before);
});
