import { expect, test } from 'vitest';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createMemoryHttpClient, jsonAnswer, okAnswer } from './http-client-for-tests.ts';
import { createHttpHomeGateway } from './http-home-gateway.ts';
import { browserLimits, createTransport } from './transport.ts';

function open(result: unknown, storeCode = 'default') {
  const http = createMemoryHttpClient();
  http.answer(okAnswer(result));
  const log = createMemoryLog();
  const storeView = createMemoryCell(defaultStoreView);
  const transport = createTransport({ http, storeView, log, baseUrl: '', limits: browserLimits });
  return {
    http,
    log,
    gateway: createHttpHomeGateway({ transport, log, storeCode }),
  };
}

const banner = { title: 'Edit', image: '/b.jpg', link: '/c/edit' };

test('CONT-01 the sections come from the data of the home page, in the order of their position', async () => {
  const { http, gateway } = open({
    sections: [
      { id: 2, type: 'product_slider', title: 'New in', position: 2, link: '/c/new', category_id: 304, skus: [] },
      { id: 1, type: 'banner_slider', title: 'Hero', position: 1, banners: [banner] },
      { id: 3, type: 'category_grid', title: 'Doors', position: 3, banners: [{ ...banner, image_mobile: '/m.jpg' }] },
      { id: 4, type: 'product_slider', title: 'Best', position: 4, category_name: 'Tees', category_id: null },
      { id: 5, type: 'product_slider', title: 'Chosen', position: 5, skus: ['P1'], category_id: 304 },
    ],
  });
  const reply = await gateway.sections();
  expect(http.sent()[0]).toMatchObject({ method: 'GET', url: '/api/home/data' });
  expect(reply).toMatchObject({
    kind: 'ok',
    value: [
      { kind: 'banners', id: 1, banners: [{ title: 'Edit', subtitle: '', narrowImage: '', buttonText: '' }] },
      { kind: 'products', id: 2, link: '/c/new', source: { kind: 'category', id: 304 } },
      { kind: 'doors', id: 3, banners: [{ narrowImage: '/m.jpg' }] },
      { kind: 'products', id: 4, source: { kind: 'category-name', name: 'Tees' } },
      { kind: 'products', id: 5, source: { kind: 'skus', skus: ['P1'] } },
    ],
  });
});

test('CAT-095 a section may name the category whose products it shows', async () => {
  const { gateway } = open({
    sections: [{ id: 1, type: 'product_slider', title: 'Fabrics', position: 1, category_name: 'Performance Fabrics' }],
  });
  expect(await gateway.sections()).toMatchObject({
    ...{ kind: 'ok', value: [{ source: { kind: 'category-name', name: 'Performance Fabrics' } }] },
  });
});

test('CONT-02 what the merchant wrote is a section like the others', async () => {
  const { gateway } = open({
    sections: [{ id: 1, type: 'html', title: 'Story', position: 1, html: '<p>From <b>Jaipur</b></p>' }],
  });
  expect(await gateway.sections()).toMatchObject({
    kind: 'ok',
    value: [{ kind: 'text', id: 1, title: 'Story', html: '<p>From <b>Jaipur</b></p>' }],
  });
});

test('what cannot be shown is left out: unknown kinds, sections without content, links that run something', async () => {
  const { gateway, log } = open({
    sections: [
      { id: 1, type: 'quiz', title: 'Story', position: 1, html: '<p>x</p>' },
      { id: 6, type: 'html', title: 'Nothing', position: 1, html: ' ' },
      { id: 7, type: 'html', title: 'Nothing either', position: 1 },
      { id: 2, type: 'product_slider', title: 'Nothing', position: 2 },
      {
        id: 3,
        type: 'banner_slider',
        title: 'Evil',
        position: 3,
        banners: [{ ...banner, link: 'javascript:alert(1)' }],
      },
      { id: 4, type: 'celebrity', title: 'Seen on', position: 4, banners: [{ title: 'no picture' }, banner] },
      { type: 'banner_slider' },
    ],
  });
  expect(await gateway.sections()).toMatchObject({ kind: 'ok', value: [{ id: 4, banners: [{ image: '/b.jpg' }] }] });
  expect(log.errors()).toEqual([
    'A section of the home page was left out of a list: its field "6.id" is not as agreed.',
    'A banner of section 4 was left out of a list: its field "0.image" is not as agreed.',
  ]);
});

test('CONT-06 CONT-13 the banners of the store view come from its two files', async () => {
  const { http, gateway, log } = open(null);
  http.answer(
    jsonAnswer(200, { image: { ...banner, title: 'Head' } }),
    jsonAnswer(200, {
      mainBanners: [banner],
      smallBanners: [{ ...banner, link: 'data:text/html,x' }],
      productBanners: [{}],
    }),
  );
  expect(await gateway.promoted()).toMatchObject({
    kind: 'ok',
    value: { head: { title: 'Head' }, main: [{ title: 'Edit' }], small: [], product: [] },
  });
  expect(http.sent().map(({ url }) => url)).toEqual([
    '/api/banners/default/main-image.json',
    '/api/banners/default/promoted_offers.json',
  ]);
  expect(log.errors()).toEqual(['A product banner was left out of a list: its field "0.image" is not as agreed.']);
});

test('CONT-04 the main banners, the small ones and those of products are told apart', async () => {
  const { http, gateway } = open(null);
  http.answer(
    jsonAnswer(200, { image: null }),
    jsonAnswer(200, {
      mainBanners: [{ ...banner, title: 'Main' }],
      smallBanners: [{ ...banner, title: 'Small' }],
      productBanners: [{ ...banner, title: 'Product' }],
    }),
  );
  expect(await gateway.promoted()).toMatchObject({
    kind: 'ok',
    value: { main: [{ title: 'Main' }], small: [{ title: 'Small' }], product: [{ title: 'Product' }] },
  });
});

const noFile = jsonAnswer(404, { code: 404, result: 'Not found' });
const offers = { mainBanners: [banner], smallBanners: [], productBanners: [] };

test('CONT-13 another store view loads another file, and where it has none that of the default one', async () => {
  const { http, gateway } = open(null, 'de');
  http.answer(noFile, jsonAnswer(200, offers), jsonAnswer(200, { image: banner }));
  expect(await gateway.promoted()).toMatchObject({ value: { head: { title: 'Edit' }, main: [{ title: 'Edit' }] } });
  expect(http.sent().map(({ url }) => url)).toEqual([
    '/api/banners/de/main-image.json',
    '/api/banners/de/promoted_offers.json',
    '/api/banners/default/main-image.json',
  ]);
});

test('CONT-13 a shop without banner files has none to show, and the default one is asked once', async () => {
  const { http, gateway } = open(null);
  http.answer(noFile);
  expect(await gateway.promoted()).toEqual({ kind: 'ok', value: { head: null, main: [], small: [], product: [] } });
  expect(http.sent()).toHaveLength(2);
});

test('CONT-13 a banner file that nobody can be asked for is not looked for elsewhere', async () => {
  const { http, gateway } = open(null, 'de');
  http.answer({ kind: 'unreachable' });
  expect(await gateway.promoted()).toEqual({ kind: 'unreachable' });
  expect(http.sent()).toHaveLength(2);
});
