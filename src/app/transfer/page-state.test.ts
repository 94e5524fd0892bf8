import { expect, test } from 'vitest';
import { lacksAnswer } from './page-state.ts';

test.each([
  ['the home page is a list', { homeView: [], menu: { isLoaded: false } }, false],
  ['a product is there', { productView: { kind: 'ready' } }, false],
  ['nothing was asked for', {}, false],
  ['an area is not there', { productView: null, storeView: undefined }, false],
  ['a category is not there', { menu: { isLoaded: true }, categoryView: { kind: 'failed' } }, true],
])('whether the browser asks once more: %s', (_case, areas, isLacking) => {
  expect(lacksAnswer(areas)).toBe(isLacking);
});
