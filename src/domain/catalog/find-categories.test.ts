import { expect, test } from 'vitest';
import type { Category } from './category.ts';
import { categoriesFor, popularCategories } from './find-categories.ts';

function category(id: number, name: string, changes: Partial<Category> = {}): Category {
  return {
    id,
    name,
    parentId: 3,
    slug: name,
    urlPath: name,
    description: '',
    image: '',
    wideImage: '',
    narrowImage: '',
    metaTitle: '',
    metaDescription: '',
    level: 3,
    path: `1/2/3/${id}`,
    position: id,
    isActive: true,
    isInMenu: true,
    productCount: id,
    ...changes,
  };
}

const sarees = category(10, 'Silk Sarees');
const kurtas = category(11, 'Kurta Sets');
const rana = category(12, 'Vaidehi Rana');
const shelved = category(13, 'Sarees of last year', { isActive: false });
const hidden = category(14, 'Sarees for friends', { isInMenu: false });
const root = category(2, 'Sarees', { level: 1 });
const all = [sarees, kurtas, rana, shelved, hidden, root];

test.each<[string, readonly Category[]]>([
  ['saree', [sarees]],
  ['sar', [sarees]],
  ['s', []],
  ['silk', [sarees]],
  ['kutra set', [kurtas]],
  ['vaidehi', [rana]],
  ['rana vaidehi', [rana]],
  ['gown', []],
  ['', []],
])('%j means %j', (text, expected) => {
  expect(categoriesFor(text, all, 3)).toEqual(expected);
});

test('a word as it was typed counts more than its beginning, and then the larger category', () => {
  const [silk, silky, silks] = [category(1, 'Silk'), category(2, 'Silky'), category(3, 'Silks')];
  expect(categoriesFor('silk', [silky, silk, silks], 2)).toEqual([silk, silks]);
});

test('the largest categories below the departments are popular, each name once', () => {
  const other = category(20, 'Silk Sarees', { productCount: 1 });
  const women = category(3, 'Women', { level: 2, productCount: 99 });
  const none = category(21, 'Empty', { productCount: 0 });
  expect(popularCategories([...all, other, women, none], 2)).toEqual([rana, kurtas]);
  expect(popularCategories([...all, other], 9)).toEqual([rana, kurtas, sarees]);
});
