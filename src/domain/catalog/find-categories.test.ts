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
    banner: '',
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
const root = category(2, 'Sarees', { level: 1, parentId: 1 });
const all = [sarees, kurtas, rana, shelved, hidden, root];

test.each<[string, readonly Category[]]>([
  ['saree', [sarees]],
  ['sar', [sarees]],
  ['s', []],
  ['silk', [sarees]],
  ['kutra set', [kurtas]],
  ['set', [kurtas]],
  ['sat', []],
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

test('the largest category of each department is popular, then the second of each', () => {
  const women = category(3, 'Women', { level: 2, position: 1, parentId: 2, productCount: 99 });
  const men = category(4, 'Men', { level: 2, position: 2, parentId: 2, productCount: 99 });
  const kurtasForMen = category(20, 'Kurtas', { parentId: 4, productCount: 1 });
  const none = category(21, 'Empty', { parentId: 4, productCount: 0 });
  const shop = [men, women, kurtasForMen, none, ...all];
  expect(popularCategories(shop, 3)).toEqual([rana, kurtasForMen, kurtas]);
  expect(popularCategories(shop, 9)).toEqual([rana, kurtasForMen, kurtas, sarees]);
  expect(popularCategories([], 9)).toEqual([]);
});
