import { expect, test } from 'vitest';
import { bannerSource, pictureSource } from './picture.ts';

test.each([
  ['CAT-098', 'gallery', '/img/600/744/resize/a/j/kurta.jpg'],
  ['CAT-099', 'listing', '/img/310/300/resize/a/j/kurta.jpg'],
  ['CAT-100', 'cart', '/img/150/150/resize/a/j/kurta.jpg'],
] as const)('%s CONF-11 a picture of the %s is asked for at its size', (_id, kind, src) => {
  expect(pictureSource('/a/j/kurta.jpg', kind, '').src).toBe(src);
});

test('CAT-101 CONF-12 larger screens may take a size of the image policy', () => {
  const { srcSet } = pictureSource('k.jpg', 'listing', 'https://media.test');
  expect(srcSet.split(', ')).toEqual([
    'https://media.test/img/222/336/resize/k.jpg 222w',
    'https://media.test/img/440/666/resize/k.jpg 440w',
    'https://media.test/img/720/1090/resize/k.jpg 720w',
    'https://media.test/img/1080/1636/resize/k.jpg 1080w',
  ]);
});

test('CAT-101 CONF-12 a close look takes the sizes of zoom and hover zoom, which no other place asks for', () => {
  const { src, srcSet, width, height } = pictureSource('k.jpg', 'zoom', '');
  expect(src).toBe('/img/443/710/resize/k.jpg');
  expect(srcSet).toBe('/img/443/710/resize/k.jpg 443w, /img/1400/1931/resize/k.jpg 1400w');
  expect([width, height]).toEqual([1400, 1931]);
  for (const kind of ['listing', 'gallery', 'thumbnail', 'cart', 'celebrity'] as const)
    expect(pictureSource('k.jpg', kind, '').srcSet).not.toMatch(/\/(443|1400)\//);
});

test('CONF-12 a piece in public has a size of its own', () => {
  expect(pictureSource('k.jpg', 'celebrity', '').src).toBe('/img/533/800/resize/k.jpg');
});

test.each(['', 'no_selection', '/no_selection', '/x/no_selection.jpg'])(
  'CAT-097 for the path "%s" nothing is asked for, in no place',
  (path) => {
    expect(pictureSource(path, 'listing', '')).toMatchObject({ src: '', srcSet: '' });
    expect(pictureSource(path, 'cart', '/media')).toMatchObject({ src: '', srcSet: '' });
    expect(bannerSource(path, path, '')).toEqual({ src: '', wide: '', narrow: '' });
  },
);

test('CAT-097 a banner with one of its two pictures shows that one everywhere', () => {
  const { src, wide, narrow } = bannerSource('no_selection', '/b/phone.jpg', '');
  expect([src, wide, narrow].filter((text) => text.includes('no_selection') || text === '')).toEqual([]);
});

test('characters that would break a list of addresses are escaped', () => {
  expect(pictureSource('a b,c.jpg', 'cart', '').src).toBe('/img/150/150/resize/a%20b%2Cc.jpg');
});

test.each([
  ['gallery', [720, 1080]],
  ['thumbnail', [222]],
  ['cart', [222, 720]],
  ['celebrity', [533]],
] as const)('CAT-101 a picture of the %s has no sizes but its own, and says how wide it stands', (kind, widths) => {
  const { srcSet, sizes } = pictureSource('k.jpg', kind, '');
  expect(srcSet.split(', ').map((each) => Number(each.split(' ')[1]?.replace('w', '')))).toEqual(widths);
  expect(sizes).toMatch(/\d(vw|rem)$/);
});

test('a phone of many device pixels takes a smaller picture of a card than others would', () => {
  expect(pictureSource('k.jpg', 'listing', '').sizes).toContain('(min-resolution:2.5dppx) 34vw');
});

test('CAT-104 CONF-13 a browser that tells no pixel ratio takes the picture for one device pixel a point', () => {
  expect(pictureSource('k.jpg', 'listing', '').src).toBe('/img/310/300/resize/k.jpg');
  expect(pictureSource('k.jpg', 'gallery', '').src).toBe('/img/600/744/resize/k.jpg');
  const { sizes } = pictureSource('k.jpg', 'listing', '');
  expect(sizes.split(',').filter((each) => !each.includes('('))).toEqual(['48vw']);
});

test('slashes before a path are no part of it', () => {
  expect(pictureSource('//a//k 1.jpg', 'cart', '').src).toBe('/img/150/150/resize/a//k%201.jpg');
});

test('a banner has a crop for phones, or is shown whole there too', () => {
  expect(bannerSource('w.jpg', 'n.jpg', '')).toEqual({
    src: '/img/1600/800/resize/w.jpg',
    wide: '/img/800/400/resize/w.jpg 800w, /img/1600/800/resize/w.jpg 1600w',
    narrow: '/img/400/500/resize/n.jpg 400w, /img/800/1000/resize/n.jpg 800w',
  });
  const { wide, narrow } = bannerSource('w.jpg', '', '');
  expect(narrow).toBe(wide);
});
