import { describe, expect, test } from 'vitest';
import { kurta } from '#viewmodels/product/product-for-tests.ts';
import { picturesOf, picturesShowing } from './gallery-pictures.ts';
import { pictureFor } from './picture-for.ts';
import { isBoughtAsItIs, isShippable } from './product.ts';

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

const [red, blue] = [49, 51];
const variantOf = (image: string, color: number) => {
  const [first] = kurta().variants;
  if (!first) throw new Error('a kurta has variants');
  return { ...first, image, choice: { color } };
};
const picture = (path: string, color?: number) => ({ path, alt: '', ...(color !== undefined && { color }) });
const shown = (product: ReturnType<typeof kurta>, variant: ReturnType<typeof variantOf> | null) =>
  picturesShowing(product, variant).map(({ path }) => path);

describe('CAT-105 the pictures that show a variant', () => {
  test('are its own, those of its colour, and those of no colour; whatever their names', () => {
    const gallery = [picture('/red.jpg'), picture('/hem.jpg', red), picture('/red-hem.jpg', blue), picture('/box.jpg')];
    const variants = [variantOf('/red.jpg', red), variantOf('/blue.jpg', blue)] as const;
    const product = kurta({ gallery, variants });
    expect(shown(product, variants[0])).toEqual(['/red.jpg', '/hem.jpg', '/box.jpg']);
    expect(shown(product, variants[1])).toEqual(['/red-hem.jpg', '/box.jpg', '/blue.jpg']);
  });

  test('are those of its colour where it has none of its own', () => {
    const product = kurta({ gallery: [picture('/red.jpg', red), picture('/blue.jpg', blue)], variants: [] });
    expect(shown(product, variantOf('no_selection', blue))).toEqual(['/blue.jpg']);
  });

  test('are all where none is known to show it, and where nothing is chosen', () => {
    const variants = [variantOf('/red.jpg', red), variantOf('', blue)];
    const product = kurta({ gallery: [picture('/red.jpg'), picture('/back.jpg')], variants });
    expect(shown(product, variantOf('no_selection', blue))).toEqual(['/red.jpg', '/back.jpg']);
    expect(shown(product, null)).toHaveLength(2);
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
