import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import type { MenuEntry } from '#domain/catalog/category-hint.ts';
import type { MenuView } from '#domain/catalog/menu-view.ts';
import { type CategoryView, noCategoryView } from '#domain/pricing/category-view.ts';
import { firstPlace } from '#domain/pricing/product-list.ts';
import { createOpenAddress } from './open-address.ts';

const sarees: MenuEntry = { id: 7, name: 'Sarees', address: '/women/sarees', children: [] };
const women: MenuEntry = { id: 3, name: 'Women', address: '/women', children: [sarees] };

/** Where nobody answers. */
const open = createOpenAddress({
  openProduct: async () => 'failed',
  openCategory: async () => 'failed',
  shown: createMemoryCell<CategoryView>(noCategoryView),
  menu: createMemoryCell<MenuView>({ entries: [women], isLoaded: true }),
});

test.each([
  ['/women', 'category'],
  ['/women/sarees/', 'category'],
  ['/women/sarees/silk-saree', 'product'],
] as const)('CAT-057 what cannot be had at %s is a %s', async (path, asked) => {
  expect(await open(path, firstPlace)).toEqual({ kind: 'failed', asked });
});
