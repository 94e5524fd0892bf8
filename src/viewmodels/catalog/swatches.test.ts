import { expect, test } from 'vitest';
import { swatchOf } from './swatches.ts';

/** What merchants call their colours. */
const NAMES =
  `apricot beige black blue blush bottle brown charcoal cocoa coral cream emerald gold green grey indigo ivory
lavender lilac madder magenta marigold maroon midnight mint mist mustard navy olive onyx orange peach peacock pink plum
powder purple rani red rose rust saffron sage sand silver sky stone teal turquoise white wine yellow`.split(/\s+/);

test.each(NAMES)('CAT-096 %s has a swatch', (name) => {
  expect(swatchOf(name)).toMatch(/^#[\da-f]{6}$/);
});

test('no two colours look the same', () => {
  expect(new Set(NAMES.map(swatchOf)).size).toBe(NAMES.length);
});

test('a colour is known however it is written, and one that nobody mapped has none', () => {
  expect(swatchOf(' Indigo ')).toBe(swatchOf('indigo'));
  expect(['Quince', '', 'toString'].map(swatchOf)).toEqual([null, null, null]);
});
