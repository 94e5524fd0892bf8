import { expect, test } from 'vitest';
import type { Page } from '#app/page/page.ts';
import { htmlOf, render, shown, stateOf } from './render-for-tests.ts';

test('a page links its own files and those of the entry, and nothing runs inline', async () => {
  const html = await htmlOf(render('/', 'home', async () => shown('home')));
  expect(html).toMatch(/^<!doctype html><html lang="en-US" dir="ltr">/);
  for (const file of ['/main.css', '/home.css', '/main.js', '/vendor.js', '/home.js', '/display.woff2'])
    expect(html).toContain(file);
  expect(html).not.toContain('/actions.js');
  expect(html).toContain('&lt;The&gt; page &amp; more');
  expect(html).not.toMatch(/ style="| on[a-z]+="/);
  expect(html.match(/<script\b[^>]*>/g)).toEqual([
    '<script type="module" async="" src="/begin.js" data-scripts="/home.js /vendor.js /main.js">',
    expect.stringContaining('type="application/ld+json"'),
    '<script id="state" type="application/json">',
  ]);
});

test('a page brings its style sheets along where they are there, and tells by what its policy allows them', async () => {
  const rendering = render('/', 'home', async () => shown('home'));
  const html = await htmlOf(rendering);
  expect(html).toContain('<style data-href="/home.css">h1 > b{color:red}</style>');
  expect(html).not.toContain('href="/home.css" ');
  expect(html).toMatch(/<link rel="stylesheet" href="[/]main[.]css"/);
  expect(await rendering).toMatchObject({ styles: ["'sha256-home'"] });
});

test('a page that acts leaves the code that acts to its entry', async () => {
  expect(await htmlOf(render('/cart', 'cart', async () => shown('cart'), 'actions'))).not.toContain('/actions.js');
});

test('areas about a shopper never travel in a page', async () => {
  const html = await htmlOf(
    render('/', 'home', async ({ shop }) => {
      shop.cart.update((cart) => ({ ...cart, serverToken: 'canary' }));
      shop.storeView.update((view) => ({ ...view, country: 'US' }));
      return shown('home');
    }),
  );
  expect(html).not.toContain('canary');
  expect(stateOf(html)).toMatchObject({ areas: { storeView: { country: 'US' } }, shows: 'home' });
});

test('two requests share nothing', async () => {
  const countries: string[] = [];
  const load: Page['load'] = async ({ shop }) => {
    countries.push(shop.storeView.get().country);
    shop.storeView.update((view) => ({ ...view, country: 'US' }));
    return shown('home');
  };
  await render('/', 'home', load);
  await render('/', 'home', load);
  expect(countries).toEqual(['IN', 'IN']);
});

test('pages about a shopper are private, others are not', async () => {
  expect(await render('/cart', 'cart', async () => shown('cart'))).toMatchObject({ isPrivate: true, status: 200 });
  expect(await render('/', 'home', async () => shown('home'))).toMatchObject({ isPrivate: false });
});

test('ROUTE-02 /pwa.html is the home page under its own address', async () => {
  expect(await render('/pwa.html', 'home', async () => shown('home'))).toMatchObject({ kind: 'page', status: 200 });
});

test('ROUTE-45 a page is drawn when its data have been loaded', async () => {
  const html = await htmlOf(
    render('/', 'home', async ({ shop }) => {
      await new Promise(setImmediate);
      shop.storeView.update((view) => ({ ...view, country: 'GB' }));
      return shown('home');
    }),
  );
  expect(stateOf(html)).toMatchObject({ areas: { storeView: { country: 'GB' } } });
});

test('a page whose data could not be had keeps its screen and says 503', async () => {
  expect(await render('/', 'home', async () => shown('home', 503))).toMatchObject({ kind: 'page', status: 503 });
});

test('a page that leads elsewhere is an answer without content', async () => {
  const rendered = await render('/', 'home', async () => ({ kind: 'moved', to: '/?notice=x' }));
  expect(rendered).toEqual({ kind: 'moved', status: 302, to: '/?notice=x' });
});

test('a page that was meant by another spelling is had at its own address for good, with the query', async () => {
  const load: Page['load'] = async (_, { params }) =>
    params['slug'] === 'tees' ? shown('home') : { kind: 'missing', next: 'home' };
  const at = (address: string) => render(address, ['category', 'home'], load);
  const moved = { kind: 'moved', status: 301, to: '/c/tees?page=2&utm_source=chat' };
  expect(await at('/C/TEES?page=2&utm_source=chat')).toEqual(moved);
  expect(await at('//c//tees).?page=2&utm_source=chat')).toEqual(moved);
  expect(await at('/c/tees/?page=2&utm_source=chat')).toEqual(moved);
});

test('what cannot be had now is not called its address for good', async () => {
  const busy = await render('/cart/', 'cart', async () => shown('cart', 503));
  expect(busy).toEqual({ kind: 'moved', status: 302, to: '/cart' });
});

test('ROUTE-36 what is there under no spelling is not found', async () => {
  const rendered = await render('//evil.test//x%20y)', 'address', async () => ({ kind: 'missing', next: 'not-found' }));
  expect(rendered).toEqual({ kind: 'moved', status: 302, to: '/page-not-found?from=%2Fevil.test%2Fx+y%29' });
});

test('ROUTE-48 a page that is gone answers 404 with the home page, which says where it stands', async () => {
  const load: Page['load'] = async (_, { url }) =>
    url.pathname === '/' ? shown('home') : { kind: 'missing', next: 'home' };
  const rendered = await render('/i/gone', ['text-page', 'home'], load);
  expect(rendered).toMatchObject({ kind: 'page', status: 404, isFindable: false, isPrivate: false });
  const html = rendered.kind === 'page' ? rendered.html : '';
  expect(stateOf(html)).toMatchObject({ shows: 'home', standsAt: '/?notice=page-gone' });
  expect(html).not.toContain('rel="canonical"');
});

test('a loader that breaks breaks the rendering, not the process', async () => {
  const breaking = render('/', 'home', async () => Promise.reject(new Error('a defect')));
  await expect(breaking).rejects.toThrow('a defect');
});

test('STORE-05 a page for another language says so, links its messages and knows its store view', async () => {
  const storeView = { country: 'AE', locale: 'ar-AE', currency: 'USD' } as const;
  const html = await htmlOf(render('/', 'home', async () => shown('home'), 'shell', { storeView }));
  expect(html).toMatch(/^<!doctype html><html lang="ar-AE" dir="rtl">/);
  expect(html).toContain('data-scripts="/messages-ar.js /home.js /vendor.js /main.js"');
  expect(stateOf(html).areas['storeView']).toEqual(storeView);
});

test('a locale without texts is an English page', async () => {
  const storeView = { country: 'IT', locale: 'pt-PT', currency: 'USD' } as const;
  const html = await htmlOf(render('/', 'home', async () => shown('home'), 'shell', { storeView }));
  expect(html).toMatch(/^<!doctype html><html lang="en" dir="ltr">/);
});
