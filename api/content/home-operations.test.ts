import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HomeSectionRecord } from '#api/records/content-records.ts';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
}, OPENING_MS);
afterAll(() => shop.api.close());

const sections = async (query = '') =>
  (await shop.call<{ readonly sections: readonly HomeSectionRecord[] }>('homeData', `/api/home/data${query}`)).result
    .sections;
const strips = async (query = '') =>
  (await shop.call<readonly { readonly title: string }[]>('commonConfig', `/api/home/common-config${query}`)).result;

test('homeData: the sections by position', async () => {
  const all = await sections();
  expect(all.length).toBeGreaterThan(5);
  expect(all.map(({ position }) => position)).toEqual(all.map(({ position }) => position).toSorted((a, b) => a - b));
});

test('homeData: a season that is kept in the time of the shop is told in UTC', async () => {
  const season = (await sections()).find(({ title }) => title === 'The wedding season');
  expect([season?.start_at, season?.end_at]).toEqual(['2026-11-15T18:30:00.000Z', '2027-03-01T18:30:00.000Z']);
});

test('homeData: a store view shows its own words, and one without them those of the default', async () => {
  const [english, german] = [await sections('?storeCode=default'), await sections('?storeCode=de')];
  expect(german.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
  expect(german[1]).toMatchObject({ title: 'Neu', subtitle: 'Frisch vom Webstuhl', category_id: 304 });
  expect(await sections('?storeCode=it')).toEqual(english);
});

test('homeData: every word of the German home page is German, but names', async () => {
  const words = (all: readonly HomeSectionRecord[]) =>
    all.flatMap(({ title, subtitle, banners = [] }) => [
      title,
      subtitle,
      ...banners.flatMap((banner) => [banner.subtitle, banner.button_text]),
    ]);
  const english = words(await sections());
  for (const [at, word] of words(await sections('?storeCode=de')).entries()) {
    if (typeof word === 'string') expect(word).not.toBe(english[at]);
  }
});

test('commonConfig: each store view announces its own', async () => {
  expect(await strips()).toMatchObject([{ type: 'strip', title: 'Festive offer', coupon_code: 'FESTIVE10' }]);
  expect(await strips('?storeCode=de')).toMatchObject([{ title: 'Festtage' }]);
  expect(await strips('?storeCode=it')).toMatchObject([{ title: 'Giorni di festa' }]);
});

test.each(['homeData /api/home/data', 'commonConfig /api/home/common-config', 'taxRules /api/tax/rules'])(
  '%s refuses an unknown store view',
  async (call) => {
    const [operation = '', path = ''] = call.split(' ');
    expect(await shop.call(operation, `${path}?storeCode=xx`)).toMatchObject({
      status: 400,
      result: 'Unknown store code xx',
    });
  },
);

test('taxRules: the same items as a search for them', async () => {
  const { result } = await shop.call<{ items: unknown }>('taxRules', '/api/tax/rules');
  const found = await shop.call<{ items: unknown }>('catalogSearch', '/api/catalog?type=taxrule');
  expect(result.items).toEqual(found.result.items);
  expect(result.items).toHaveProperty('0.code', 'GST apparel');
});

test.each([
  ['before it begins', '2026-11-20T09:59:59.999Z', []],
  ['from its first moment', '2026-11-20T10:00:00Z', ['Today']],
  ['to its last', '2026-11-20T10:59:59.999Z', ['Today']],
  ['and not after', '2026-11-20T11:00:00Z', []],
])('commonConfig: a pop-up with a window is told in it alone: %s', async (_when, now, told) => {
  const item = {
    type: 'generic_popup',
    title: 'Today',
    start_at: '2026-11-20T15:30:00+05:30',
    end_at: '2026-11-20T11:00:00Z',
  };
  const off = { type: 'exit_popup', title: 'Switched off', is_active: false };
  await shop.bench('/workbench/promos', { body: { items: [item, off] } });
  shop.clock.stopAt(Date.parse(now));
  expect((await strips()).map(({ title }) => title)).toEqual(told);
  expect(await strips('?storeCode=de')).toMatchObject([{ title: 'Festtage' }]); // has its own
});
