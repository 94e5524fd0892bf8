import { expect, test } from 'vitest';
import { createBrowserAttention } from './browser-attention.ts';

test('row 93: a page that is shown again, hidden or left calls, and anything else does not', () => {
  const page = new EventTarget();
  let calls = 0;
  createBrowserAttention(page)(() => {
    calls += 1;
  });
  for (const event of ['pageshow', 'visibilitychange', 'pagehide', 'resize', 'focus'])
    page.dispatchEvent(new Event(event));
  expect(calls).toBe(3);
});

test('a worker, which nobody looks at, never calls', () => {
  expect(() => createBrowserAttention(null)(() => undefined)).not.toThrow();
});
