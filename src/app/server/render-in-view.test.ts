import { expect, test } from 'vitest';
import type { Opened, Page } from '#app/page/page.ts';
import type { ViewOfPage } from '#config/page-config.ts';
import { kurta } from '#viewmodels/product/product-for-tests.ts';
import { ready } from '#viewmodels/product/product-screen-for-tests.ts';
import { htmlOf, render, shown, stateOf } from './render-for-tests.ts';

const german: ViewOfPage = { storeId: 2, prefix: '/de', neighbours: [''], links: [] };

test('ROUTE-04 in a store view every link and form of a page stays there', async () => {
  const html = await htmlOf(render('/', 'home', async () => shown('home'), 'shell', { view: german }));
  const led = [...html.matchAll(/<(?:a|form)\b[^>]*? (?:href|action)="(\/[^"]*)"/g)].map(([, address]) => address);
  expect(led.filter((address) => !address?.startsWith('/de/'))).toEqual([]);
  expect(led).toContain('/de/cart');
  expect(html).toContain('action="/de/search"');
});

test('ROUTE-04 ROUTE-37 in a store view a redirect stays there, also to what is not found', async () => {
  const view = { view: german };
  const missing = async (): Promise<Opened> => ({ kind: 'missing', next: 'not-found' });
  expect(
    await render('/checkout', 'checkout', async () => ({ kind: 'moved', to: '/cart' }), 'shell', view),
  ).toMatchObject({
    to: '/de/cart',
  });
  expect(await render('/who', 'address', missing, 'shell', view)).toMatchObject({
    to: '/de/page-not-found?from=%2Fwho',
  });
  expect(await render('/who', 'address', missing)).toMatchObject({ to: '/page-not-found?from=%2Fwho' });
});

test('ROUTE-45 what a form without scripts has sent of a product leads to its variant, in the store view', async () => {
  const product: Page['load'] = async ({ shop }) => {
    shop.productView.update(() => ready(kurta(), 'INDIGO-S'));
    return { kind: 'shown', shows: 'product', status: 200 };
  };
  const rendered = await render('/p/K/kurta?color=54&size=167', 'product', product, 'shell', { view: german });
  expect(rendered).toEqual({ kind: 'moved', status: 302, to: '/de/p/K/kurta/IVORY-M' });
});

test('in a store view the page that stands in the place of another knows its address there', async () => {
  const pages: Page['load'] = async (_, { url }) =>
    url.pathname === '/' ? shown('home') : { kind: 'missing', next: 'home' };
  const html = await htmlOf(render('/p/P/gone', ['home', 'product'], pages, 'shell', { view: german }));
  expect(stateOf(html)).toMatchObject({ shows: 'home', standsAt: '/de/?notice=page-gone' });
});
