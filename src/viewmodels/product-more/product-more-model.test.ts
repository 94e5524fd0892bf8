import { expect, test, vi } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import type { SizeUnit } from '#domain/content/size-guide.ts';
import { noPanels, type Panels, withPanelOpen } from '#domain/interface/panels.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { noProductMore, type ProductMore } from '#domain/workflows/product-more.ts';
import { tileForTests } from '../catalog/tile-for-tests.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { kurta } from '../product/product-for-tests.ts';
import { createProductMore } from './product-more-model.ts';

function openedModel({ isRead = true } = {}) {
  const product = kurta();
  const more = createMemoryCell<ProductMore>({ ...noProductMore, sku: product.sku });
  const isDeviceRead = createMemoryCell(isRead);
  const sizeUnit = { ...createMemoryCell<SizeUnit>('in'), open: vi.fn(async () => undefined) };
  const panels = createMemoryCell<Panels>(noPanels);
  let arrive = (): void => undefined;
  const model = createProductMore({
    productView: createMemoryCell<ProductView>({ kind: 'ready', product } as ProductView),
    productMore: more,
    isDeviceRead,
    sizeUnit,
    panels,
    storeView: createMemoryCell(defaultStoreView),
    openProductMore: () => new Promise((resolve) => (arrive = resolve)),
    mediaBase: '',
    messages: inEnglish,
  });
  return { model, more, panels, isDeviceRead, sizeUnit, arrive: () => arrive() };
}

test('the other pieces wait until all of them have come', async () => {
  const { model, arrive } = openedModel();
  const opening = model.open();
  expect(model.isSettled).toBe(false);
  arrive();
  await opening;
  expect(model.isSettled).toBe(true);
});

test('as long as the device was not read, what was looked at before is yet to come', async () => {
  const { model, isDeviceRead, sizeUnit, arrive } = openedModel({ isRead: false });
  const early = model.open();
  expect(sizeUnit.open).not.toHaveBeenCalled();
  isDeviceRead.update(() => true);
  arrive();
  await early;
  expect(model.isSettled).toBe(false);
  const late = model.open();
  arrive();
  await late;
  expect([model.isSettled, sizeUnit.open.mock.calls.length]).toEqual([true, 1]);
});

test('ACC-18 what was looked at before is shown with the way to each of it', () => {
  const { model, more } = openedModel();
  more.update((now) => ({ ...now, recent: [tileForTests({ name: 'Stole', address: '/p/STOLE/stole' })] }));
  expect(model.recent).toMatchObject([{ name: 'Stole', address: '/p/STOLE/stole' }]);
});

test('the next product begins anew', async () => {
  const { model, more, arrive } = openedModel();
  const opening = model.open();
  arrive();
  await opening;
  more.update(() => ({ ...noProductMore, sku: 'another' as ProductMore['sku'] }));
  expect(model.isSettled).toBe(false);
});

test('the size guide is shown in the unit that the shopper reads, and closes alone', () => {
  const { model, more, panels, sizeUnit } = openedModel();
  expect(model.sizeGuide).toBeNull();
  const table = { title: 'Kurta', unit: 'in' as const, columns: ['Size', 'Bust'], rows: [['M', '36']] };
  more.update((now) => ({ ...now, sizeGuide: { title: 'Sizes', tables: [table], notes: '', worn: null } }));
  expect(model.sizeGuide?.tables[0]?.rows).toEqual([['M', '36']]);
  model.showUnit('cm');
  expect([model.sizeUnit, sizeUnit.get()]).toEqual(['cm', 'cm']);
  expect(model.sizeGuide?.tables[0]?.rows).toEqual([['M', '91']]);
  panels.update((now) => withPanelOpen(now, 'size-guide'));
  expect(model.isSizeGuideOpen).toBe(true);
  model.closeSizeGuide();
  expect([model.isSizeGuideOpen, panels.get().open]).toEqual([false, null]);
});

test('the first reviews are shown, all of them when that is wanted, and those with so many stars', () => {
  const { model, more } = openedModel();
  expect([model.reviewState, model.reviews]).toEqual(['loading', null]);
  const latest = Array.from({ length: 7 }, (_each, id) => {
    return {
      id,
      title: 'Lovely',
      detail: 'Soft.',
      author: 'Meera',
      stars: id === 0 ? 3 : 5,
      fit: null,
      at: '2026-11-02T13:20:00Z',
    };
  });
  more.update((now) => ({ ...now, reviews: { kind: 'ready', latest, total: 7 } }));
  const shown = () => [model.reviews?.shown.length, model.reviews?.hasMore];
  expect(shown()).toEqual([5, true]);
  model.showMoreReviews();
  expect(shown()).toEqual([7, false]);
  model.showStars(3);
  expect(shown()).toEqual([1, false]);
  model.showStars(5);
  expect(shown()).toEqual([5, true]);
});
