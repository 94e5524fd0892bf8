import { expect, test } from 'vitest';
import { createMemoryHomeGateway } from '#adapters/memory/memory-home-gateway.ts';
import { unreachable } from '#adapters/memory/memory-link.ts';
import { createMemoryReviewGateway } from '#adapters/memory/memory-review-gateway.ts';
import { createMemorySearchIndex } from '#adapters/memory/memory-search-index.ts';
import { createMemorySizeGuideGateway } from '#adapters/memory/memory-size-guide-gateway.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { type Product, skuOf } from '#domain/catalog/product.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import { nothingViewed, type RecentlyViewed } from '#domain/lists/recently-viewed.ts';
import { createOpenProductMore } from './open-product-more.ts';
import { noProductMore } from './product-more.ts';

const guide = {
  title: 'Kurtas',
  notes: '',
  worn: null,
  tables: [{ title: 'Body', unit: 'cm', columns: [], rows: [] }],
} as const;
const sizes = [{ attributeId: 142, code: 'size', label: 'Size', values: [{ id: 166, label: 'S' }] }];
const sized = productForTests('KURTA', { options: sizes });

function opened(product: Product, tables: readonly (typeof guide.tables)[number][] = guide.tables) {
  const view: ProductView = {
    kind: 'ready',
    product,
    variant: null,
    toChoose: [],
    parts: [],
    details: [],
    breadcrumbs: [],
  };
  const sizeGuides = createMemorySizeGuideGateway();
  sizeGuides.put(product.sku, { ...guide, tables });
  const more = createMemoryCell(noProductMore);
  const viewed = createMemoryCell<RecentlyViewed>(nothingViewed);
  const reviews = createMemoryReviewGateway();
  const search = createMemorySearchIndex();
  const open = createOpenProductMore({
    productView: createMemoryCell(view),
    productMore: more,
    recentlyViewed: viewed,
    reviewGateway: reviews,
    sizeGuideGateway: sizeGuides,
    homeGateway: createMemoryHomeGateway(),
    searchIndex: search,
    market: () => ({ country: 'IN', today: '2026-11-20' }),
    shopRules: { useUrlPaths: true, listOutOfStockProducts: true },
  });
  const asked = (): number => sizeGuides.calls().length;
  return { open, more, asked, viewed, reviews, search };
}

test('CONT-23 the size guide of a piece that comes in sizes is asked for, once', async () => {
  const { open, more, asked } = opened(sized);
  await open();
  await open();
  expect([more.get().sizeGuide?.title, asked()]).toEqual(['Kurtas', 1]);
});

test('CONT-23 a guide without a table is none', async () => {
  const { open, more } = opened(sized, []);
  await open();
  expect(more.get().sizeGuide).toBeNull();
});

test.each([
  ['no choice', []],
  ['colours alone', [{ attributeId: 93, code: 'color', label: 'Colour', values: [{ id: 49, label: 'Gold' }] }]],
])('nobody is asked how a piece with %s fits', async (_which, options) => {
  const { open, more, asked } = opened(productForTests('JHUMKAS', { sku: skuOf('JHUMKAS'), options }));
  await open();
  expect([more.get().sizeGuide, asked()]).toEqual([null, 0]);
});

test('what was looked at before is shown without the piece itself', async () => {
  const { search, viewed, open, more } = opened(sized);
  search.put(productForTests('KURTA'), productForTests('SHAWL', { id: 8 }));
  viewed.update(() => ['KURTA', 'SHAWL'].map(skuOf));
  await open();
  expect(more.get().recent.map(({ sku }) => sku)).toEqual(['SHAWL']);
});

test('reviews that cannot be had take nothing else down, and are asked for again', async () => {
  const { reviews, open, more } = opened(sized);
  reviews.failNext(unreachable);
  await open();
  expect(more.get()).toMatchObject({ reviews: { kind: 'failed' }, sizeGuide: { title: 'Kurtas' } });
  await open();
  expect(more.get().reviews.kind).toBe('ready');
  await open();
  expect(reviews.calls()).toHaveLength(2);
});

test('what the merchant puts beside a piece and in its place is related to it; its parts are not', async () => {
  const kinds = ['related', 'associated', 'upsell', 'crosssell'] as const;
  const links = kinds.map((kind) => ({ kind, type: 'simple' as const, sku: skuOf(kind), quantity: 1 }));
  const { search, open, more } = opened({ ...sized, links: [...links, ...links] });
  search.put(...kinds.map((kind, at) => productForTests(kind, { id: 20 + at })));
  await open();
  expect(more.get().related.map(({ sku }) => sku)).toEqual(['related', 'upsell']);
});
