import { expect, test } from 'vitest';
import { categoryForTests } from '#viewmodels/catalog/tile-for-tests.ts';
import { menuOf, surroundingsOf } from './category-hint.ts';

const rules = { useUrlPaths: true };
const women = { ...categoryForTests('Women', 3), path: '1/2/3' };
const sarees = { ...categoryForTests('Sarees', 7), parentId: 3, path: '1/2/3/7' };
const closed = { ...categoryForTests('Closed', 8), parentId: 3, path: '1/2/3/8', isActive: false };

test('CAT-032 what is switched off is neither in the menu nor among the categories below another', () => {
  const categories = [women, sarees, closed];
  expect(menuOf(categories, rules)[0]?.children.map(({ name }) => name)).toEqual(['Sarees']);
  expect(surroundingsOf(women, categories, rules).below.map(({ name }) => name)).toEqual(['Sarees']);
});

test('CAT-033 the menu is in the order of the merchant, three levels deep', () => {
  const at = (id: number, parentId: number, position: number) => ({
    ...categoryForTests(`C${id}`, id),
    parentId,
    position,
  });
  const tree = [at(12, 2, 2), at(11, 2, 2), at(13, 2, 1), at(21, 13, 1), at(31, 21, 1), at(41, 31, 1)];
  const read = (entries: ReturnType<typeof menuOf>): unknown[] =>
    entries.map(({ id, children }) => [id, read(children)]);
  expect(read(menuOf(tree, rules))).toEqual([
    [13, [[21, [[31, []]]]]],
    [11, []],
    [12, []],
  ]);
});

test('CAT-032 what is not meant for the menu is not in it', () => {
  expect(menuOf([{ ...women, isInMenu: false }], rules)).toEqual([]);
});
