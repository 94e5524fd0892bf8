import { describe, expect, test } from 'vitest';
import { pictureAt } from '#api/demo/collection/pictures.ts';
import { picturesOf } from '#domain/catalog/gallery-pictures.ts';
import { hasPicture } from '#domain/catalog/product.ts';
import { stateNames, stateOf } from './all-states.ts';
import { homePlan } from './dressed-shop.ts';
import { collection } from './pieces.ts';

describe('the states of the screens', () => {
  test.each(['home', 'category', 'product', 'cart', 'checkout'])(
    '%s can be seen loading, empty, in error, offline, in part and ready',
    (screen) => {
      const states = ['ready', 'loading', 'empty', 'error', 'offline', 'partial'].map((state) => `${screen}/${state}`);
      expect(stateNames).toEqual(expect.arrayContaining(states));
    },
  );

  test.each(['', 'home', 'home/unknown', 'toString/call', 'home/constructor', '__proto__/x'])(
    '"%s" is no state',
    (name) => {
      expect(stateOf(name)).toBeNull();
    },
  );

  test('every picture they show is drawn by the collection', () => {
    const banners = homePlan.flatMap((section) => ('banners' in section ? section.banners : []));
    const paths = [
      ...collection.flatMap((product) => picturesOf(product).map(({ path }) => path)),
      ...banners.flatMap(({ image, narrowImage }) => [image, narrowImage]),
    ];
    expect(paths.filter((path) => hasPicture(path) && pictureAt(path.replace(/^\//, '')) === null)).toEqual([]);
  });
});
