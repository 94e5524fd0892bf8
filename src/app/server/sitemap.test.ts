import { expect, test } from 'vitest';
import { createMemoryPageGateway } from '#adapters/memory/memory-page-gateway.ts';
import { createMemorySearchIndex } from '#adapters/memory/memory-search-index.ts';
import { categoryForTests } from '#viewmodels/catalog/tile-for-tests.ts';
import { kurta } from '#viewmodels/product/product-for-tests.ts';
import { createAnswerRobots } from './answer-robots.ts';
import { createSitemap, sitemapFiles } from './sitemap.ts';

const origin = 'https://zari.test';
const site = { origin, prefix: '' };

function openCatalog() {
  const search = createMemorySearchIndex();
  const pages = createMemoryPageGateway();
  const shop = {
    searchIndex: search,
    pageGateway: pages,
    shopRules: { useUrlPaths: true, listOutOfStockProducts: true },
  };
  const time = { now: 0 };
  const open = () => shop;
  const errors: string[] = [];
  const answer = createAnswerRobots({
    sitemap: createSitemap({ open, site, now: () => time.now }),
    origin,
    prefixes: [''],
    common: { 'x-common': 'yes' },
    log: { info: () => {}, error: (line) => void errors.push(line) },
  });
  return { search, pages, time, errors, ask: async (path: string) => answer(path) };
}

test('every page that may be found is in it once, by its one address', async () => {
  const { search, ask } = openCatalog();
  search.putCategories(categoryForTests('Sarees'), { ...categoryForTests('Closed', 8), isActive: false });
  search.put(
    kurta(),
    kurta({ id: 2, urlPath: 'women/new & "old"' }),
    kurta({ id: 3, urlPath: '', slug: 'plain' }),
    kurta({ id: 4, urlPath: 'hidden', visibility: 1 }),
  );
  const answer = await ask('/sitemap.xml');
  const text = (await answer?.text()) ?? '';
  expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
    `${origin}/`,
    `${origin}/sarees`,
    `${origin}/women/kurta`,
    `${origin}/women/new%20%26%20%22old%22`,
    `${origin}/p/K/plain`,
  ]);
  expect(answer?.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(answer?.headers.get('x-common')).toBe('yes');
});

test('CONF-21 what the merchant wrote is in it, and nothing is where that cannot be told', async () => {
  const { pages, ask } = openCatalog();
  const page = { title: 'Returns', description: '', content: '', updatedAt: '' };
  pages.write({ ...page, id: 1, identifier: 'returns' });
  pages.write({ ...page, id: 2, identifier: 'über uns' });
  pages.failNext({ kind: 'unreachable' });
  expect((await ask('/sitemap.xml'))?.status).toBe(503);
  const text = await (await ask('/sitemap.xml'))?.text();
  expect(text).toContain(`<loc>${origin}/i/returns</loc>`);
  expect(text).toContain(`<loc>${origin}/i/%C3%BCber%20uns</loc>`);
});

test('the catalog is asked again after ten minutes, and at once after a failure', async () => {
  const { search, time, errors, ask } = openCatalog();
  search.cut();
  expect((await ask('/sitemap.xml'))?.status).toBe(503);
  expect(errors).toHaveLength(1);
  search.mend();
  expect((await ask('/sitemap.xml'))?.status).toBe(200);
  const asked = search.calls().length;
  await ask('/sitemap.xml');
  expect(search.calls()).toHaveLength(asked);
  time.now = 600_001;
  await ask('/sitemap.xml');
  expect(search.calls().length).toBeGreaterThan(asked);
});

test('more addresses than a file may hold are told in parts', () => {
  const files = sitemapFiles(site, ['/', '/a', '/b', '/a', '/c'], 2);
  expect([...files.keys()]).toEqual(['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml']);
  expect(files.get('/sitemap.xml')).toContain(`<sitemap><loc>${origin}/sitemap-2.xml</loc></sitemap>`);
  expect(files.get('/sitemap-2.xml')).toContain(`<url><loc>${origin}/b</loc></url>\n<url><loc>${origin}/c</loc></url>`);
});

test.each(['/sitemap-1.xml', '/sitemap-99.xml'])('there is no %s of a small shop', async (path) => {
  expect((await openCatalog().ask(path))?.status).toBe(404);
});

test.each(['/', '/sitemap', '/sitemap-0.xml', '/sitemap-x.xml', '/robots.txt.old'])(
  '%s is no matter of robots',
  async (path) => {
    expect(await openCatalog().ask(path)).toBeNull();
  },
);

test('robots are told what is about a shopper, and where the sitemap is', async () => {
  const text = (await (await openCatalog().ask('/robots.txt'))?.text()) ?? '';
  for (const path of ['/cart', '/checkout', '/confirmation', '/api/']) expect(text).toContain(`Disallow: ${path}\n`);
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
});
