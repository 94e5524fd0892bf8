import { expect, test } from 'vitest';
import { pageAround } from './graphql-page.ts';

test.each([
  ['the first page', 0, 24, { pageSize: 24, currentPage: 1, skipped: 0 }],
  ['the third page', 48, 24, { pageSize: 24, currentPage: 3, skipped: 0 }],
  ['two pages from the second on', 24, 48, { pageSize: 72, currentPage: 1, skipped: 24 }],
  ['two pages from the fourth on', 72, 48, { pageSize: 60, currentPage: 2, skipped: 12 }],
  ['one row in the middle', 7, 1, { pageSize: 1, currentPage: 8, skipped: 0 }],
])('%s', (_what, start, size, page) => {
  expect(pageAround({ start, size })).toEqual(page);
});

test('whatever is wanted lies on the page, which is no larger than it must be', () => {
  for (let start = 0; start < 90; start += 1) {
    for (let size = 1; size < 40; size += 1) {
      const { pageSize, currentPage, skipped } = pageAround({ start, size });
      expect((currentPage - 1) * pageSize + skipped).toBe(start);
      expect(skipped + size).toBeLessThanOrEqual(pageSize);
    }
  }
});
