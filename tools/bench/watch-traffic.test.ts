import { expect, test } from 'vitest';
import { type Loaded, sumTraffic } from './watch-traffic.ts';

const html =
  '<link rel="modulepreload" href="/vendor.js"/><link rel="stylesheet" href="/main.css"/>' +
  '<script type="module" async src="/begin.js" data-scripts="/page.js /main.js"></script><a href="/late.js">a link</a>';
const file = (path: string, kind: Loaded['kind'], bytes: number): Loaded => ({
  path,
  kind,
  headerBytes: 0,
  bytes,
  decodedBytes: bytes * 3,
});

test('scripts that the page names are told from those that come later', () => {
  const loaded = [
    file('/', 'page', 8),
    file('/vendor.js', 'script', 100),
    file('/begin.js', 'script', 1),
    file('/page.js', 'script', 2),
    file('/main.js', 'script', 20),
    file('/late.js', 'script', 5),
    file('/main.css', 'other', 7),
  ];
  expect(sumTraffic(loaded, html)).toEqual({
    requests: 7,
    scriptFiles: 5,
    linkedScriptBytes: 123,
    scriptBytes: 128,
    pageBytes: 8,
    decodedPageBytes: 24,
  });
});
