import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { MenuEntry } from '#domain/catalog/category-hint.ts';
import type { MenuView } from '#domain/catalog/menu-view.ts';
import { type CategoryView, noCategoryView } from '#domain/listing/category-view.ts';
import { firstPlace } from '#domain/listing/first-place-for-tests.ts';
import { createOpenAddress } from './open-address.ts';

const sarees: MenuEntry = { id: 7, name: 'Sarees', address: '/women/sarees', children: [] };
const women: MenuEntry = { id: 3, name: 'Women', address: '/women', children: [sarees] };

/** Where nobody answers. */
const open = createOpenAddress({
  openProduct: async () => 'failed',
  openCategory: async () => 'failed',
  categoryView: createMemoryCell<CategoryView>(noCategoryView),
  menu: createMemoryCell<MenuView>({ entries: [women], isLoaded: true }),
});

test.each([
  ['/women', 'category'],
  ['/women/sarees/', 'category'],
  ['/women/sarees/silk-saree', 'product'],
] as const)('CAT-057 what cannot be had at %s is a %s', async (path, asked) => {
  expect(await open(path, firstPlace)).toEqual({ kind: 'failed', asked });
});

const tees: MenuEntry = { id: 9, name: 'Tees', address: '/tees', children: [] };

/** A shop that knows one product and one category, and notes what it was asked for. */
function openShop() {
  const asked: string[] = [];
  let isReached = true;
  const answer = (isThere: boolean) => (isReached ? (isThere ? 'ready' : 'empty') : 'failed');
  const openKnown = createOpenAddress({
    openProduct: async ({ by }) => {
      asked.push(`product ${by.value}`);
      return answer(by.key === 'url_path' && by.value === 'silk-tee');
    },
    openCategory: async ({ by }) => {
      asked.push(`category ${by.value}`);
      return answer(by.key === 'urlPath' && by.value === 'tees');
    },
    categoryView: createMemoryCell<CategoryView>(noCategoryView),
    menu: createMemoryCell<MenuView>({ entries: [tees], isLoaded: true }),
  });
  const reach = (is: boolean): void => {
    isReached = is;
  };
  return { asked, reach, open: (path: string) => openKnown(path, firstPlace) };
}

test('ROUTE-34 ROUTE-35 a path is a product, else a category', async () => {
  const { asked, open } = openShop();
  expect(await open('/silk-tee')).toEqual({ kind: 'product', outcome: 'ready' });
  expect(asked).toEqual(['product silk-tee']);
  expect(await open('/tees')).toEqual({ kind: 'category', outcome: 'ready' });
  expect(asked.slice(1)).toEqual(['product tees', 'category tees']);
});

test('ROUTE-36 a path that is neither is not found', async () => {
  expect(await openShop().open('/silk-te')).toEqual({ kind: 'not-found' });
});

test('ROUTE-39 a path that was found is not looked up again, one that could not be looked up is', async () => {
  const { asked, reach, open } = openShop();
  reach(false);
  await open('/tees');
  reach(true);
  await open('/tees');
  await open('/tees');
  expect(asked).toEqual(['product tees', 'category tees', 'product tees', 'category tees', 'category tees']);
});
