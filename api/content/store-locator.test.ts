import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShopRecord } from '#api/records/content-records.ts';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
}, OPENING_MS);
afterAll(() => shop.api.close());

const find = async (query = '') =>
  (
    await shop.call<{ readonly items: readonly ShopRecord[]; readonly total: number }>(
      'storeLocator',
      `/api/store-locator${query}`,
    )
  ).result;
const names = async (query: string) => (await find(query)).items.map(({ name }) => name);

test('all shops, by name', async () => {
  const { items, total } = await find();
  expect(total).toBe(items.length);
  expect(total).toBeGreaterThanOrEqual(14);
  expect(items.map(({ name }) => name)).toEqual(items.map(({ name }) => name).toSorted());
  expect(new Set(items.map(({ country_id }) => country_id))).toEqual(new Set(['IN', 'GB', 'US']));
  expect(new Set(items.map(({ id }) => id)).size).toBe(total);
});

/** South, north, west and east of each country, in degrees. */
const BOUNDS = { IN: [8, 35, 68, 97], GB: [49, 59, -8, 2], US: [24, 49, -125, -67] } as const;

test('every shop can be found on a map, called, and visited at an hour', async () => {
  for (const { country_id, latitude, longitude, telephone, opening_hours, street } of (await find()).items) {
    const [south, north, west, east] = BOUNDS[country_id as keyof typeof BOUNDS];
    expect(latitude > south && latitude < north && longitude > west && longitude < east).toBe(true);
    expect(telephone).toMatch(/^\+\d[\d ]{8,}$/);
    expect(opening_hours.length).toBeGreaterThan(0);
    expect(street.join('')).not.toBe('');
  }
});

test.each([
  ['?country=US', ['Zari Edison', 'Zari Fremont', 'Zari New York']],
  ['?city=London', ['Zari Mayfair', 'Zari Southall']],
  ['?city=lONDON', ['Zari Mayfair', 'Zari Southall']],
  ['?country=IN&city=Mumbai', ['Zari Bandra', 'Zari Kala Ghoda']],
  ['?city=new%20york&country=', ['Zari New York']],
  ['?country=IN&city=London', []],
  ['?city=Lond', []],
  ['?country=FR', []],
  ['?city=%25', []],
])('CONT-21 %s finds %j', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test('an unknown store view is refused', async () => {
  expect(await shop.call('storeLocator', '/api/store-locator?storeCode=xx')).toMatchObject({
    status: 400,
    result: 'Unknown store code xx',
  });
});
