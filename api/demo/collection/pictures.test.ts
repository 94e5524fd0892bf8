import { expect, test } from 'vitest';
import { drawPicture } from '#api/demo/pictures/picture.ts';
import { pictureAt, picturePaths } from './pictures.ts';

test('finds a picture with and without the leading slash', () => {
  expect(pictureAt('a/j/aj-ks-1042-indigo.jpg')).toEqual(pictureAt('/a/j/aj-ks-1042-indigo.jpg'));
  expect(pictureAt('/a/j/aj-ks-1042-indigo.jpg')).toMatchObject({
    kind: 'plate',
    plate: { garment: 'kurta', view: 'front' },
  });
});

test.each(['', '/', '/a/j/aj-ks-1042-wine.jpg', '/a/j/aj-ks-1042-indigo', '__proto__', '/constructor'])(
  'knows nothing at "%s"',
  (path) => {
    expect(pictureAt(path)).toBeNull();
  },
);

test('has the placeholder for a path with no_selection', () => {
  expect(pictureAt('/x/no_selection.jpg')).toEqual({ kind: 'placeholder' });
});

test('lists every path once', () => {
  expect(new Set(picturePaths).size).toBe(picturePaths.length);
  expect(picturePaths.length).toBeGreaterThan(400);
});

test('draws no two colours alike', () => {
  const fronts = ['/a/j/aj-an-1108-indigo.jpg', '/a/j/aj-an-1108-wine.jpg'].map(pictureAt);
  const [first, second] = fronts.map((order) => (order === null ? '' : drawPicture(order)));
  expect(first).not.toBe(second);
});
