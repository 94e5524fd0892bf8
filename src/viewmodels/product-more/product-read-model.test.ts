import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import type { Review } from '#domain/reviews/review.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { noProductMore, type ProductMore } from '#domain/workflows/product-more.ts';
import { tileForTests } from '../catalog/tile-for-tests.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { kurta } from '../product/product-for-tests.ts';
import { ready } from '../product/product-screen-for-tests.ts';
import { createReadProduct } from './product-read-model.ts';

function reading(more: Partial<ProductMore> = {}, view: ProductView = ready(kurta(), null)) {
  return createReadProduct({
    productView: createMemoryCell(view),
    productMore: createMemoryCell<ProductMore>({ ...noProductMore, ...more }),
    storeView: createMemoryCell(defaultStoreView),
    shopRules: { useUrlPaths: false, listOutOfStockProducts: true },
    mediaBase: '',
    messages: inEnglish,
  });
}

const review = (id: number): Review => ({
  ...{ id, title: `Worn ${id} times`, detail: 'Soft.', author: 'Kiran' },
  ...{ stars: 4, fit: null, at: '2026-11-02T10:00:00Z' },
});

test('ROUTE-45 all reviews are read at once, since nothing can be pressed for more', () => {
  const latest = [1, 2, 3, 4, 5, 6, 7].map(review);
  const read = reading({ reviews: { kind: 'ready', latest, total: 7 } })();
  expect(read?.reviews?.shown.map(({ title }) => title)).toEqual(latest.map(({ title }) => title));
  expect(read).toMatchObject({ name: kurta().name, address: expect.stringMatching(/^\/p\//) });
});

test('ROUTE-45 the guide is read in both units', () => {
  const table = { title: 'Kurta', unit: 'in' as const, columns: ['Size', 'Bust'], rows: [['M', '36']] };
  const read = reading({ sizeGuide: { title: 'Sizes', tables: [table], notes: '', worn: null } })();
  expect(read?.guides.map(({ unit, guide }) => [unit, guide.tables[0]?.rows])).toEqual([
    ['in', [['M', '36']]],
    ['cm', [['M', '91']]],
  ]);
});

test('ROUTE-45 what goes well with it is there with the way to it', () => {
  const read = reading({ related: [tileForTests({ name: 'Stole', address: '/p/STOLE/stole' })] })();
  expect(read?.related).toMatchObject([{ name: 'Stole', address: '/p/STOLE/stole' }]);
});

test('reviews that cannot be had are told apart from none, and a piece without a guide has none', () => {
  expect(reading({ reviews: { kind: 'failed' } })()).toMatchObject({ reviews: null, guides: [], related: [] });
  const none = reading({ reviews: { kind: 'ready', latest: [], total: 0 } })();
  expect(none?.reviews).toMatchObject({ average: null, shown: [] });
});

test.each(['none', 'failed'] as const)('of a product that is %s nothing is read', (kind) => {
  expect(reading({}, { kind } as ProductView)()).toBeNull();
});
