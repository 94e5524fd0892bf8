import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { noShopPage, type ShopPage, type ShopPageView } from '#domain/content/shop-page.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createTextPage } from './text-page-model.ts';

const page: ShopPage = {
  id: 1,
  identifier: 'returns',
  title: 'Returns',
  description: 'How to return a piece.',
  content: '<h2>One</h2><p>First.</p><h2>Two</h2><h2>Three</h2>',
  updatedAt: '2026-11-20T20:00:00Z',
};

function open(view: ShopPageView) {
  return createTextPage({ shopPageView: createMemoryCell(view), storeView: createMemoryCell(defaultStoreView) });
}

test('a page that is there is shown with its title and what it says', () => {
  const model = open({ kind: 'ready', page });
  expect([model.state, model.title, model.description]).toEqual(['ready', 'Returns', 'How to return a piece.']);
  expect(model.blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'heading', 'heading']);
});

test('a page that is not there says nothing', () => {
  const model = open(noShopPage);
  expect([model.state, model.title, model.description, model.blocks, model.updated]).toEqual([
    'none',
    '',
    '',
    [],
    null,
  ]);
});

test('a page of four headings has a list of them, a shorter one is in sight', () => {
  expect(open({ kind: 'ready', page }).contents).toEqual([]);
  const longer = { ...page, content: `${page.content}<h2>Four</h2>` };
  expect(open({ kind: 'ready', page: longer }).contents.map(({ text }) => text)).toEqual([
    'One',
    'Two',
    'Three',
    'Four',
  ]);
});

test('the day of the last change is that of the store, for people and for machines', () => {
  expect(open({ kind: 'ready', page }).updated).toEqual({ day: '21 November 2026', at: page.updatedAt });
  expect(open({ kind: 'ready', page: { ...page, updatedAt: '' } }).updated).toBeNull();
});
