import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { expect, test } from 'vitest';
import { findChromium } from '../chromium/find-chromium.ts';
import { openChromium, phone } from '../states/browse-states.ts';
import { violationsOn } from '../states/find-violations.ts';
import { bookFiles, brokenLinks } from './book-files.ts';
import { gatherBook } from './gather-book.ts';

const pictures = readdirSync('docs/screens').filter((name) => name.endsWith('0.webp'));
/** While all tests run, others are writing theirs. */
const results = { runs: [{ assembly: 'domain', report: null }], units: null, commit: null };
const files = bookFiles(await gatherBook(process.cwd(), { pictures, results }));
const executablePath = findChromium();
const LOOKED_AT = [
  'index.html',
  'areas/cart.html',
  'features/pricing/price-sets.html',
  'requirements/price-1.html',
  'settings.html',
  'ports.html',
  'search.html',
];

test('no link of the whole book leads nowhere', () => {
  const others = new Set(['book.css', 'search.js', ...pictures.map((name) => `screens/${name}`)]);
  expect(brokenLinks(files, others)).toEqual([]);
});

test('every page is light enough for a phone', () => {
  const pages = [...files].filter(([path]) => path.endsWith('.html'));
  expect(pages.filter(([, text]) => Buffer.byteLength(text) > 100_000).map(([path]) => path)).toEqual([]);
});

test.skipIf(!executablePath)('nothing on its pages keeps anybody out, or is wider than a phone', async () => {
  const style = readFileSync('tools/book/book.css', 'utf8');
  const browser = await openChromium(executablePath as string);
  const tab = await browser.newPage({ viewport: phone });
  const found: unknown[] = [];
  for (const path of LOOKED_AT) {
    await tab.setContent((files.get(path) ?? '').replace('<body>', `<style>${style}</style><body>`));
    const width = await tab.evaluate(() => document.documentElement.scrollWidth);
    const violations = (await violationsOn(tab)).map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
    );
    if (violations.length > 0 || width > phone.width) found.push({ path, width, violations });
  }
  await browser.close();
  expect(found).toEqual([]);
});
