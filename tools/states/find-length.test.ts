import { expect, test } from 'vitest';
import { findLength } from './find-length.ts';

test.each([
  ['home/ready', 6_000, []],
  ['home/ready', 6_001, ['the page is 6001 px high, more than 6000']],
  ['product/many-reviews', 20_000, []],
])('%s of %i px', (state, height, findings) => {
  expect(findLength(state, height)).toEqual(findings);
});
