// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { isOutdated } from './is-outdated.ts';

function pageWith(markup: string): Document {
  document.head.innerHTML = markup;
  return document;
}
const page = () => pageWith('<script type="module" data-scripts="/a.1.js /browser.2.js"></script>');
const answering = (status: number) => vi.fn(async () => new Response(null, { status }));

test('a page whose own code is gone is of an older release', async () => {
  const ask = answering(404);
  expect(await isOutdated(page(), ask)).toBe(true);
  expect(ask).toHaveBeenCalledWith('/browser.2.js', { method: 'HEAD', cache: 'no-store' });
});

test.each([
  ['the code is there', page, answering(200)],
  ['the server is down', page, answering(503)],
  ['the network is gone', page, vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))],
  ['the page names no code', () => pageWith('<script type="module"></script>'), answering(404)],
  ['the names are empty', () => pageWith('<script data-scripts=""></script>'), answering(404)],
])('nobody says so when %s', async (_why, open, ask) => {
  expect(await isOutdated(open(), ask)).toBe(false);
});
