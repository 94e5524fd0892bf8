import { expect, test } from 'vitest';
import type { Market } from '#domain/pricing/price-tag.ts';
import { kurta } from '#viewmodels/product/product-for-tests.ts';
import { tileOf } from './tile.ts';

const market: Market = { country: 'IN', today: '2026-11-20' };
const rules = { useUrlPaths: true, listOutOfStockProducts: true };
const gallery = ['indigo.jpg', 'indigo-back.jpg', 'ivory.jpg', 'ivory-back.jpg'].map((path) => ({ path, alt: '' }));

test.each([
  ['nothing', {}, 'indigo.jpg', 'indigo-back.jpg', '/women/kurta'],
  ['a colour', { color: ['54'] }, 'ivory.jpg', 'ivory-back.jpg', '/p/K/kurta/IVORY-M?choose=size'],
  ['one of two colours', { color: ['99', '54'] }, 'ivory.jpg', 'ivory-back.jpg', '/p/K/kurta/IVORY-M?choose=size'],
  ['a colour and a size', { color: ['54'], size: ['167'] }, 'ivory.jpg', 'ivory-back.jpg', '/p/K/kurta/IVORY-M'],
  ['one of two sizes', { size: ['166', '167'] }, 'indigo.jpg', 'indigo-back.jpg', '/p/K/kurta/INDIGO-S?choose=size'],
  ['a size', { size: ['167'] }, 'indigo.jpg', 'indigo-back.jpg', '/p/K/kurta/INDIGO-M'],
  [
    'a colour that is not made in the size',
    { color: ['54'], size: ['166'] },
    'indigo.jpg',
    'indigo-back.jpg',
    '/women/kurta',
  ],
] as const)(
  'in a list narrowed by %s a card shows and opens what was looked for',
  (_case, chosen, image, secondImage, address) => {
    expect(tileOf(kurta({ gallery }), market, rules, chosen)).toMatchObject({ image, secondImage, address });
  },
);

test('the front of another colour is no second view', () => {
  expect(tileOf(kurta(), market, rules)).not.toHaveProperty('secondImage');
});

test('what shows another colour is no second view', () => {
  const [front, back, other] = [{ path: 'indigo.jpg' }, { path: 'b.jpg', color: 49 }, { path: 'c.jpg', color: 54 }];
  const cardWith = (...pictures: readonly object[]) =>
    tileOf(kurta({ gallery: pictures.map((each) => ({ path: '', alt: '', ...each })) }), market, rules);
  expect(cardWith({ ...front, color: 49 }, back)).toHaveProperty('secondImage', 'b.jpg');
  expect(cardWith({ ...front, color: 49 }, { path: 'box.jpg' })).toHaveProperty('secondImage', 'box.jpg');
  expect(cardWith({ ...front, color: 49 }, other)).not.toHaveProperty('secondImage');
});

test('a variant without a picture is shown by that of its product', () => {
  const variants = kurta().variants.map((variant) => ({ ...variant, image: 'no_selection' }));
  expect(tileOf(kurta({ variants }), market, rules, { color: ['54'] }).image).toBe('indigo.jpg');
});

test('a card knows how its product is rated, and where nobody has rated it lists still travel as rows', () => {
  const rating = { average: 4.33, reviews: 3 };
  expect(tileOf(kurta({ rating }), market, rules).rating).toEqual(rating);
  const unrated = tileOf(kurta({ gallery }), market, rules);
  expect(unrated.rating).toBeNull();
  expect(Object.keys(unrated).slice(-2)).toEqual(['rating', 'secondImage']);
});
