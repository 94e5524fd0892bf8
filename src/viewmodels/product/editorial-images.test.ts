import { expect, test } from 'vitest';
import { editorialImagesOf } from './editorial-images.ts';
import { kurta } from './product-for-tests.ts';

test('CAT-101: a picture of the piece in public is asked for at 533 by 800', () => {
  const { worn } = editorialImagesOf(kurta({ celebrityImage: '/k/worn.jpg' }), '/media');
  expect(worn).toMatchObject({ src: '/media/img/533/800/resize/k/worn.jpg', width: 533, height: 800 });
});

test('CAT-015: a banner comes in the sizes of banners', () => {
  const { banner } = editorialImagesOf(kurta({ banner: '/k/banner.jpg' }), '/media');
  expect(banner?.src).toBe('/media/img/1600/800/resize/k/banner.jpg');
});

test.each(['', 'no_selection', '/x/no_selection.jpg'])('nothing is shown for the path %j', (path) => {
  expect(editorialImagesOf(kurta({ celebrityImage: path, banner: path }), '/media')).toEqual({
    worn: null,
    banner: null,
  });
});
