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
