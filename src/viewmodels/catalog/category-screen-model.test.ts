import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { hintsOf } from '#domain/catalog/category-hint.ts';
import type { CategoryView } from '#domain/listing/category-view.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { createCategoryScreen } from './category-screen-model.ts';
import { categoryForTests, listForTests } from './tile-for-tests.ts';

const rules = { useUrlPaths: true };

type Ready = Extract<CategoryView, { kind: 'ready' }>;

function open(change: Partial<Ready>) {
  const category = categoryForTests('Sarees');
  const women = categoryForTests('Women', 1);
  const shown: Ready = {
    kind: 'ready',
    category,
    breadcrumbs: hintsOf([women, category], rules),
    below: [],
    list: listForTests(),
    ...change,
  };
  return createCategoryScreen({
    categoryView: createMemoryCell<CategoryView>(shown),
    isOnline: createMemoryCell(true),
    storeView: createMemoryCell(defaultStoreView),
    loadMore: async () => 'ready',
    addressBar: { replace: () => undefined },
    filterRules: { defaultFilters: [], isMultiselect: true },
    sorts: ['created_at:desc'],
    shopRules: rules,
    mediaBase: '',
    messages: inEnglish,
  });
}

test('CAT-001 the head has the name, the description and the picture of the category', () => {
  expect(open({}).head).toMatchObject({ name: 'Sarees', intro: 'Woven by hand.' });
  const category = { ...categoryForTests('Sarees'), wideImage: '', narrowImage: '', image: 'sarees.jpg' };
  expect(open({ category }).head?.banner?.src).toContain('/sarees.jpg');
});

test('the breadcrumbs end above the category itself', () => {
  expect(open({}).head?.breadcrumbs.map(({ name }) => name)).toEqual(['Home', 'Women']);
});

test('the list lives at the address of the category', () => {
  expect(open({}).list.sortedAddress('price:asc')).toBe('/sarees?sort=price:asc');
});

test('CAT-031 the title is the one for search engines, else the name', () => {
  expect(open({}).head?.title).toBe('Sarees');
  expect(open({ category: { ...categoryForTests('Sarees'), metaTitle: 'Silk sarees' } }).head?.title).toBe(
    'Silk sarees',
  );
});

test('CAT-029 a category shows its usual picture, that for wide and that for narrow screens, and its banner', () => {
  const pictures = { image: 'usual.jpg', wideImage: 'wide.jpg', narrowImage: 'narrow.jpg', banner: 'banner.jpg' };
  const head = (change: Partial<typeof pictures>) =>
    open({ category: { ...categoryForTests('Sarees'), ...pictures, ...change } }).head;
  expect(head({})?.banner?.wide).toContain('/wide.jpg');
  expect(head({})?.banner?.narrow).toContain('/narrow.jpg');
  expect(head({ wideImage: '' })?.banner?.wide).toContain('/usual.jpg');
  expect(head({})?.closing?.wide).toContain('/banner.jpg');
  expect([head({ banner: '' })?.closing, head({ banner: 'no_selection' })?.closing]).toEqual([null, null]);
});

test('CAT-030 a narrow screen has the picture made for it, else the wide one, else the usual one', () => {
  const pictures = { wideImage: 'wide.jpg', narrowImage: 'narrow.jpg', image: 'usual.jpg' };
  const narrow = (change: Partial<typeof pictures>) =>
    open({ category: { ...categoryForTests('Sarees'), ...pictures, ...change } }).head?.banner?.narrow;
  expect(narrow({})).toContain('/narrow.jpg');
  expect(narrow({ narrowImage: '' })).toContain('/wide.jpg');
  expect(narrow({ narrowImage: '', wideImage: '' })).toContain('/usual.jpg');
});
