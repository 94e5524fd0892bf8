import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import { type HomeView, noHomeView } from '../content/home-view.ts';
import { type CategoryView, noCategoryView } from '../pricing/category-view.ts';
import { defaultStoreView, type StoreView } from '../storeview/store-view.ts';
import { createChooseStore } from './choose-store.ts';

const home: HomeView = { ...noHomeView, isLoaded: true };

function shopOf(present: StoreView) {
  const kept: StoreView[] = [];
  let syncs = 0;
  const cells = {
    storeView: createMemoryCell(present),
    home: createMemoryCell(home),
    category: createMemoryCell<CategoryView>({ kind: 'failed' }),
  };
  const choose = createChooseStore({
    ...cells,
    keeper: { keep: (storeView) => void kept.push(storeView) },
    syncCart: async () => {
      syncs += 1;
      return { kind: 'in-sync' };
    },
  });
  return { ...cells, choose, kept, syncs: () => syncs };
}

test('STORE-21 STORE-22 STORE-23 another currency is kept and counts at once; nothing is read again', () => {
  const shop = shopOf(defaultStoreView);
  shop.choose({ ...defaultStoreView, currency: 'USD' });
  expect(shop.storeView.get()).toEqual({ ...defaultStoreView, currency: 'USD' });
  expect(shop.kept).toEqual([{ ...defaultStoreView, currency: 'USD' }]);
  expect(shop.home.get()).toBe(home);
  expect(shop.syncs()).toBe(0);
});

test('STORE-25 another country forgets what was priced for the one before and asks for the sums of the cart', () => {
  const shop = shopOf(defaultStoreView);
  shop.choose({ ...defaultStoreView, country: 'US' });
  expect(shop.home.get()).toBe(noHomeView);
  expect(shop.category.get()).toBe(noCategoryView);
  expect(shop.syncs()).toBe(1);
});

test('two countries of the rest of the world have the same prices', () => {
  const shop = shopOf({ ...defaultStoreView, country: 'FR' });
  shop.choose({ ...defaultStoreView, country: 'DE' });
  expect(shop.home.get()).toBe(home);
});
