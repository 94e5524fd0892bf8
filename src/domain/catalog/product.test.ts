import { describe, expect, test } from 'vitest';
import { kurta } from '#viewmodels/product/product-for-tests.ts';
import { picturesOf, picturesShowing } from './gallery-pictures.ts';
import { isBoughtAsItIs, isShippable, pictureFor } from './product.ts';

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

const named = (path: string) => ({ path, alt: '' });

const variantsWith = (...images: readonly string[]) =>
  kurta()
    .variants.slice(0, images.length)
    .map((variant, at) => ({ ...variant, image: images[at] ?? '' }));

const shown = (product: Parameters<typeof picturesShowing>[0], image: string) =>
  picturesShowing(product, { image }).map(({ path }) => path);

describe('CAT-105 the pictures that show a variant', () => {
  test('are those that are named after its own, and those named after none', () => {
    const gallery = [
      '/k/red.jpg',
      '/k/red-back.jpg',
      '/k/red_hem.webp',
      '/k/blue.jpg',
      '/k/blue-back.jpg',
      '/k/reddish.jpg',
    ];
    const product = kurta({ gallery: gallery.map(named), variants: variantsWith('/k/red.jpg', '/k/blue.jpg') });
    expect(shown(product, '/k/red.jpg')).toEqual([
      '/k/red.jpg',
      '/k/red-back.jpg',
      '/k/red_hem.webp',
      '/k/reddish.jpg',
    ]);
    expect(shown(product, '/k/blue.jpg')).toEqual(['/k/blue.jpg', '/k/blue-back.jpg', '/k/reddish.jpg']);
  });

  test('of two colours, one of which is named after the other, are told apart', () => {
    const gallery = ['/red.jpg', '/red-back.jpg', '/red-wine.jpg', '/red-wine-back.jpg'].map(named);
    const product = kurta({ gallery, variants: variantsWith('/red.jpg', '/red-wine.jpg') });
    expect(shown(product, '/red.jpg')).toEqual(['/red.jpg', '/red-back.jpg']);
    expect(shown(product, '/red-wine.jpg')).toEqual(['/red-wine.jpg', '/red-wine-back.jpg']);
  });

  test('are all where it has none of its own, and where nothing is chosen', () => {
    const product = kurta({ gallery: ['/red.jpg', '/blue.jpg'].map(named), variants: variantsWith('/red.jpg', '') });
    expect(shown(product, 'no_selection')).toEqual(['/red.jpg', '/blue.jpg']);
    expect(picturesShowing(product, null)).toHaveLength(2);
  });
});

test.each([
  ['simple', true, true],
  ['virtual', true, false],
  ['configurable', false, true],
  ['grouped', false, true],
  ['bundle', false, true],
  ['downloadable', false, false],
] as const)('a %s product is bought as it is: %s, and is sent: %s', (type, asItIs, sent) => {
  expect([isBoughtAsItIs({ type }), isShippable({ type })]).toEqual([asItIs, sent]);
});
