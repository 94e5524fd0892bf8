import { expect, test } from 'vitest';
import { PICTURE_SIZES, sizeOf } from './sizes.ts';

test('finds each listed size', () => {
  for (const size of Object.values(PICTURE_SIZES)) expect(sizeOf(`${size.width}`, `${size.height}`)).toEqual(size);
});

test('lists the sizes of the specification', () => {
  const listed = Object.values(PICTURE_SIZES).map(({ width, height }) => `${width}x${height}`);
  const specified = [
    '600x744',
    '310x300',
    '150x150',
    '720x1090',
    '222x336',
    '1080x1636',
    '443x710',
    '1400x1931',
    '533x800',
  ];
  expect(listed).toEqual(expect.arrayContaining(specified));
});

test.each([
  ['601', '744'],
  ['744', '600'],
  ['0600', '744'],
  ['600.0', '744'],
  ['6e2', '744'],
  ['', ''],
])('knows no size %s x %s', (width, height) => {
  expect(sizeOf(width, height)).toBeNull();
});
