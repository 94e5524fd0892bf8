import { expect, test } from 'vitest';
import { pictureSource } from './picture.ts';

test.each([
  ['gallery', '/img/600/744/resize/a/j/kurta.jpg'],
  ['listing', '/img/310/300/resize/a/j/kurta.jpg'],
  ['cart', '/img/150/150/resize/a/j/kurta.jpg'],
] as const)('CAT-098 CAT-099 CAT-100 a picture of the %s is asked for at its size', (kind, src) => {
  expect(pictureSource('/a/j/kurta.jpg', kind, '').src).toBe(src);
});

test('CAT-101 larger screens may take a size of the image policy', () => {
  const { srcSet } = pictureSource('k.jpg', 'listing', 'https://media.test');
  expect(srcSet.split(', ')).toEqual([
    'https://media.test/img/222/336/resize/k.jpg 222w',
    'https://media.test/img/440/666/resize/k.jpg 440w',
    'https://media.test/img/720/1090/resize/k.jpg 720w',
    'https://media.test/img/1080/1636/resize/k.jpg 1080w',
  ]);
});

test.each(['', 'no_selection', '/no_selection'])('CAT-097 the path "%s" is the placeholder', (path) => {
  expect(pictureSource(path, 'listing', '').src).toBe('/img/310/300/resize/no_selection');
});

test('characters that would break a list of addresses are escaped', () => {
  expect(pictureSource('a b,c.jpg', 'cart', '').src).toBe('/img/150/150/resize/a%20b%2Cc.jpg');
});
