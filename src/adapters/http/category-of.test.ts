import { expect, test } from 'vitest';
import { parseCategory } from '#wire/parse-category.ts';
import { categoryOf } from './category-of.ts';

const plain = { id: 3, parent_id: 2, name: 'Women', url_path: 'women', level: 2, path: '1/2/3', is_active: true };

test.each([
  [{ product_count: 128 }, 128],
  [{}, 0],
])('CAT-035 a category with %j has %i products', (wire, count) => {
  const found = parseCategory({ ...plain, ...wire });
  expect(found.kind === 'ok' && categoryOf(found.value).productCount).toBe(count);
});
