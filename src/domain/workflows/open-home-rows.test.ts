import { expect, test } from 'vitest';
import { unreachable } from '#adapters/memory/memory-link.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { type HomeSection, type ProductSource, plainHead } from '#domain/content/home.ts';
import { banner, openHome, row, titles, worn } from './home-for-tests.ts';

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

test('a row without products is not there', async () => {
  const { rows } = await openHome(row('New in', 'TEE'), row('Trending', 'NONE'));
  expect(titles(rows())).toEqual(['New in']);
});

test.each([
  ['CAT-091', 'new-in', { categoryIds: [304] }],
  ['CAT-092', 'trending', { categoryIds: [305] }],
  ['CAT-093', 'celebrity-style', { categoryIds: [14] }],
])('CONF-43 %s without a plan the collection %s shows its category', async (_id, collection, change) => {
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
