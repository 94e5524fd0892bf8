import { expect, test } from 'vitest';
import { kurta } from '#viewmodels/product/product-for-tests.ts';
import { pictureFor, picturesOf } from './product.ts';

test.each([
  ['/red.jpg', '/red.jpg'],
  ['', '/own.jpg'],
  ['no_selection', '/own.jpg'],
  ['/x/no_selection.jpg', '/own.jpg'],
])('CAT-097 a variant with the picture %j is shown as %j', (image, shown) => {
  expect(pictureFor({ image: '/own.jpg' }, { image })).toBe(shown);
});

test('without a variant the product has its own picture', () => {
  expect(pictureFor({ image: '/own.jpg' }, null)).toBe('/own.jpg');
});

test('CAT-105 the gallery has the pictures of the product and its variants, each once, without placeholders', () => {
  const [first, second, third] = kurta().variants;
  if (!first || !second || !third) throw new Error('a kurta has three variants');
  const variants = [
    { ...first, image: 'indigo.jpg' },
    { ...second, image: 'no_selection' },
    { ...third, image: 'ivory.jpg' },
  ];
  const gallery = [
    { path: 'indigo.jpg', alt: 'Front' },
    { path: 'back.jpg', alt: 'Back' },
  ];
  const paths = picturesOf(kurta({ gallery, variants })).map(({ path }) => path);
  expect(paths).toEqual(['indigo.jpg', 'back.jpg', 'ivory.jpg']);
});
