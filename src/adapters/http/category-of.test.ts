import { expect, test } from 'vitest';
import { parseCategory } from '#adapters/wire/parse-category.ts';
import { categoryOf } from './category-of.ts';

const plain = { id: 3, parent_id: 2, name: 'Women', url_path: 'women', level: 2, path: '1/2/3', is_active: true };

test.each([
  [{ product_count: 128 }, 128],
  [{}, 0],
])('CAT-035 a category with %j has %i products', (wire, count) => {
  const found = parseCategory({ ...plain, ...wire });
  expect(found.kind === 'ok' && categoryOf(found.value).productCount).toBe(count);
});

test('CAT-028 a category keeps who and where it is', () => {
  const wire = { ...plain, slug: 'for-women', description: 'Woven by hand.', position: 4, url_key: 'women-key' };
  const found = parseCategory(wire);
  expect(found.kind === 'ok' && categoryOf(found.value)).toMatchObject({
    id: 3,
    parentId: 2,
    name: 'Women',
    slug: 'for-women',
    description: 'Woven by hand.',
    level: 2,
    path: '1/2/3',
    position: 4,
    urlPath: 'women',
  });
});

test('CAT-028 a category without a slug goes by its key', () => {
  const found = parseCategory({ ...plain, url_key: 'women-key' });
  expect(found.kind === 'ok' && categoryOf(found.value).slug).toBe('women-key');
});
