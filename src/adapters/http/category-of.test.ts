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

test('CAT-029 a category keeps its pictures and its banner', () => {
  const pictures = { image: '/c/w.jpg', custom_image: '/c/w-wide.jpg', custom_image_mobile: '/c/w-m.jpg' };
  const found = parseCategory({ ...plain, ...pictures, category_banner: '/c/w-banner.jpg' });
  expect(found.kind === 'ok' && categoryOf(found.value)).toMatchObject({
    image: '/c/w.jpg',
    wideImage: '/c/w-wide.jpg',
    narrowImage: '/c/w-m.jpg',
    banner: '/c/w-banner.jpg',
  });
  const none = parseCategory({ ...plain, image: null, custom_image: 7, category_banner: null });
  expect(none.kind === 'ok' && categoryOf(none.value)).toMatchObject({ image: '', wideImage: '', banner: '' });
});
