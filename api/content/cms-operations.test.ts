import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
}, OPENING_MS);
afterAll(() => shop.api.close());

const CMS = '/api/ext/cms-data';
const kinds = [
  { type: 'cms_page', name: 'Page', missing: 'CMS query returned empty result' },
  { type: 'cms_block', name: 'Block', missing: 'CMS block query returned empty result' },
] as const;

test('cmsPageById, cmsBlockById: CONT-14 CONT-16 the page and the block of an id', async () => {
  expect((await shop.call('cmsPageById', `${CMS}/cmsPage/7`)).result).toMatchObject({
    id: 7,
    identifier: 'shipping-policy',
    title: 'Shipping and delivery',
    content: expect.stringContaining('<h2>'),
    store_id: 0,
    active: true,
  });
  expect((await shop.call('cmsBlockById', `${CMS}/cmsBlock/3`)).result).toMatchObject({
    id: 3,
    identifier: 'footer_links',
  });
});

test('cmsPageByIdentifier: CONT-15 CONT-17 what a store wrote itself stands before what is for all', async () => {
  const title = async (identifier: string, store: number) =>
    (await shop.call<{ title: string }>('cmsPageByIdentifier', pageAt(identifier, store))).result.title;
  expect(await title('shipping-policy', 1)).toBe('Shipping and delivery');
  expect(await title('shipping-policy', 2)).toBe('Versand und Lieferung');
  expect(await title('shipping-policy', 3)).toBe('Shipping and delivery');
  expect(await title('privacy', 2)).toBe('Privacy');
});

test.each([
  'about',
  'contact',
  'shipping-policy',
  'returns',
  'fabric-care',
  'size-guide',
  'privacy',
  'terms',
  'gift-cards',
])('the shop has a page %s, and every page it leads to', async (identifier) => {
  const { result } = await shop.call<{ content: string }>('cmsPageByIdentifier', pageAt(identifier, 1));
  expect(result.content.length).toBeGreaterThan(500);
  for (const [, slug = ''] of result.content.matchAll(/href="\/i\/([^"]+)"/g)) {
    expect((await shop.call('cmsPageByIdentifier', pageAt(slug, 1))).status).toBe(200);
  }
});

test('a block belongs to one store alone', async () => {
  const body = { type: 'cms_block', id: 70, identifier: 'it-only', title: 'Solo qui', store_id: 3 };
  await shop.bench('/workbench/pages', { body });
  const status = async (store: number) =>
    (await shop.call('cmsBlockByIdentifier', `${CMS}/cmsBlockIdentifier/it-only/storeId/${store}`)).status;
  expect(await Promise.all([1, 2, 3].map(status))).toEqual([404, 404, 200]);
});

test.each(kinds)('$name: an inactive one of a store lets the one for all through', async ({ type, name, missing }) => {
  const put = (id: number, store_id: number, active: boolean) =>
    shop.bench('/workbench/pages', { body: { type, id, identifier: 'sale', store_id, active } });
  await put(80, 0, true);
  await put(81, 2, false);
  const found = () => shop.call(`cms${name}ByIdentifier`, `${CMS}/cms${name}Identifier/sale/storeId/2`);
  expect((await found()).result).toMatchObject({ id: 80 });
  await put(80, 0, false);
  expect(await found()).toMatchObject({ status: 404, result: missing });
  expect(await shop.call(`cms${name}ById`, `${CMS}/cms${name}/80`)).toMatchObject({ status: 404, result: missing });
});

const strange = ['999999', 'abc', '-1', '1.5', '99999999999', '7%20or%201=1'];
const addresses = kinds.flatMap(({ name, missing }) => [
  ...strange.map((id) => [`cms${name}ById`, `/cms${name}/${id}`, missing]),
  ...['nothing', 'a%20b', '%27', 'x'.repeat(2_000)].map((identifier) => [
    `cms${name}ByIdentifier`,
    `/cms${name}Identifier/${identifier}/storeId/1`,
    missing,
  ]),
  ...strange.map((store) => [`cms${name}ByIdentifier`, `/cms${name}Identifier/about/storeId/${store}`, missing]),
]);

test.each(addresses.filter(([, path]) => !/about.storeId.999999/.test(path ?? '')))(
  '%s: CONT-18 CONT-19 %s is nothing',
  async (operation, path, missing) => {
    const { status, result } = await shop.call(operation ?? '', `${CMS}${path}`);
    expect([status, result]).toEqual([404, missing]);
  },
);

test.each(['%00', '7%2F8', '%E0%A4', 'a%00b'])('a path with %s is not known', async (part) => {
  for (const path of [
    `/cmsPage/${part}`,
    pageAt(part, 1).slice(CMS.length),
    `/cmsBlockIdentifier/about/storeId/${part}`,
  ]) {
    const response = await shop.api.fetch(new Request(`http://api.test${CMS}${path}`));
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 404 });
  }
});

function pageAt(identifier: string, store: number): string {
  return `${CMS}/cmsPageIdentifier/${identifier}/storeId/${store}`;
}
