import { expect, test } from 'vitest';
import { emptyPageNotice } from './empty-page-notice.ts';

test.each([
  ['ROUTE-47 online', true, 'page-gone'],
  ['PWA-10 without a network', false, 'product-empty-result'],
] as const)('%s nothing to show is told in words of its own', (_, isOnline, code) => {
  expect(emptyPageNotice({ isOnline: () => isOnline })).toEqual({ code });
});
