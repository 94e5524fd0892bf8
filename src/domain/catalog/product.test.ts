import { expect, test } from 'vitest';
import { pictureFor } from './product.ts';

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
