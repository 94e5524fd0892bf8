import { expect, test } from 'vitest';
import { emptyPageNotice } from './empty-page-notice.ts';
import { typeOf } from './notices.ts';

test.each([
  ['ROUTE-47 online', true, 'page-gone'],
  ['PWA-10 without a network', false, 'product-empty-result'],
] as const)('%s nothing to show is told as an error in words of its own', (_, isOnline, code) => {
  const notice = emptyPageNotice({ isOnline: () => isOnline });
  expect([notice, typeOf(notice)]).toEqual([{ code }, 'error']);
});
