import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
}, OPENING_MS);
afterAll(() => shop.api.close());

const file = async (storeCode: string, name: string) => {
  const response = await shop.api.fetch(new Request(`http://api.test/api/banners/${storeCode}/${name}`));
  return { status: response.status, body: (await response.json()) as unknown, headers: response.headers };
};

test('the banners of the default store view are a bare file', async () => {
  const { status, body, headers } = await file('default', 'promoted_offers.json');
  expect(status).toBe(200);
  expect(headers.get('vary')).toContain('country-id');
  const banner = {
    title: expect.any(String),
    image: expect.stringMatching(/^\/.*\.jpg$/),
    link: expect.stringMatching(/^\//),
  };
  for (const list of ['mainBanners', 'smallBanners', 'productBanners']) {
    expect(body).toHaveProperty(`${list}.2`, expect.objectContaining(banner));
  }
});

test('so is the head image', async () => {
  const { status, body } = await file('default', 'main-image.json');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    image: { title: 'The Wedding Edit', link: '/c/the-wedding-edit', image_mobile: '/b/wedding-edit-m.jpg' },
  });
});

test('a store view has banners of its own', async () => {
  expect((await file('de', 'main-image.json')).body).toMatchObject({ image: { title: 'Für die Hochzeit' } });
  expect((await file('de', 'promoted_offers.json')).body).toHaveProperty('smallBanners.0.title', 'Gut geschenkt');
});

test.each([
  ['it', 'promoted_offers.json'],
  ['nowhere', 'main-image.json'],
  ['default', 'secrets.json'],
])('there is no file of the store view %s named %s', async (storeCode, name) => {
  expect(await file(storeCode, name)).toMatchObject({ status: 404, body: { code: 404, result: 'Not found' } });
});
