import { expect, test } from 'vitest';
import type { Shell } from '#app/page/page.ts';
import type { Product } from '#domain/catalog/product.ts';
import { nothing } from '#domain/shared/money.ts';
import { categoryForTests, listForTests, tileForTests } from '#viewmodels/catalog/tile-for-tests.ts';
import { kurta } from '#viewmodels/product/product-for-tests.ts';
import { canonicalOf, describedIn, offerIn } from './described-for-tests.ts';
import { ORIGIN, pageAt } from './page-at-for-tests.ts';

const shows =
  (product: Product, variant: string | null = 'INDIGO-S') =>
  (shop: Shell) =>
    shop.productView.update(() => ({
      kind: 'ready',
      product,
      variant: variant as Product['sku'] | null,
      toChoose: [],
      parts: [],
      details: [],
      breadcrumbs: [{ id: 3, name: 'Women', address: '/women' }],
    }));

const lists = (shop: Shell) =>
  shop.categoryView.update(() => ({
    kind: 'ready',
    category: { ...categoryForTests('Sarees'), metaTitle: 'Sarees & more', metaDescription: 'Six "yards".' },
    ...{ breadcrumbs: [], below: [] },
    list: listForTests({ tiles: [tileForTests()], total: 60 }),
  }));

const plansHome = (shop: Shell) => shop.homeView.update((view) => ({ ...view, rows: [], isLoaded: true }));

test.each(['/', '/pwa.html', '/?notice=page-gone'])('home at %s has one canonical address', async (at) => {
  const { html, isFindable } = await pageAt(at, plansHome);
  expect([canonicalOf(html), isFindable]).toEqual([`${ORIGIN}/`, true]);
  expect(html).toContain(`<link rel="alternate" hrefLang="x-default" href="${ORIGIN}/"`);
});

test.each([
  ['/c/sarees', ''],
  ['/c/sarees?sort=price:asc', ''],
  ['/c/sarees?page=2&sort=price:asc&color=49', '?page=2'],
  ['/c/sarees?page=1', ''],
  ['/c/sarees?page=-3', ''],
  ['/c/sarees?page=%3Cscript%3E', ''],
])('the list at %s is the one at /sarees%s', async (at, page) => {
  const { html } = await pageAt(at, lists, { shows: 'category' });
  expect(canonicalOf(html)).toBe(`${ORIGIN}/sarees${page}`);
});

test.each([
  ['/', plansHome, 'home'],
  ['/c/sarees?sort=price:asc', lists, 'category'],
  ['/p/K/kurta', shows(kurta()), 'product'],
] as const)('whoever counts where a shopper came from stands in no link of %s', async (at, tell, screen) => {
  const counted = 'utm_source=chat&gclid=canary&fbclid=canary&gbraid=canary&msclkid=canary';
  const { html } = await pageAt(`${at}${at.includes('?') ? '&' : '?'}${counted}`, tell, { shows: screen });
  expect(html).toBe((await pageAt(at, tell, { shows: screen })).html);
});

test.each([
  ['/c/sarees', lists, 'category', ['1600', '800', 'Sarees &amp; more']],
  ['/p/K/kurta', shows(kurta()), 'product', ['600', '744']],
] as const)(
  'the picture of a preview of %s says its size and what it shows',
  async (at, tell, screen, [width, height, alt]) => {
    const { html } = await pageAt(at, tell, { shows: screen });
    const told = (name: string) => new RegExp(`<meta property="og:image${name}" content="([^"]*)"`).exec(html)?.[1];
    expect([told(':width'), told(':height')]).toEqual([width, height]);
    expect(told('')).toContain(`/img/${width}/${height}/`);
    expect(told(':alt')).toBe(alt ?? told(':alt'));
    expect(told(':alt')).toBeTruthy();
  },
);

test('a preview without a picture says nothing of one', async () => {
  const { html } = await pageAt('/', plansHome);
  expect(html).not.toContain('og:image');
});

test('CAT-031 the title and the description of a category are its own, also in previews', async () => {
  const { html } = await pageAt('/c/sarees', lists, { shows: 'category' });
  expect(html).toContain('<title>Sarees &amp; more</title>');
  expect(html).toContain('<meta name="description" content="Six &quot;yards&quot;."/>');
  expect(html).toContain('<meta property="og:title" content="Sarees &amp; more"');
  expect(describedIn(html).map((each) => each['@type'])).toEqual(['BreadcrumbList']);
});

test.each(['/women/kurta', '/p/K/kurta', '/p/K/kurta/INDIGO-S'])('the product at %s has one address', async (at) => {
  const { html } = await pageAt(at, shows(kurta()), { shows: 'product' });
  expect(canonicalOf(html)).toBe(`${ORIGIN}/women/kurta`);
});

test('a product is described with the price and the stock that the page shows', async () => {
  const { html } = await pageAt('/women/kurta', shows(kurta()), { shows: 'product' });
  expect(html).toContain('>₹1,500<');
  expect(offerIn(html)).toMatchObject({
    price: '1500',
    priceCurrency: 'INR',
    availability: 'https://schema.org/InStock',
    url: `${ORIGIN}/women/kurta`,
  });
  const [product, breadcrumbs] = describedIn(html);
  expect(product).toMatchObject({ name: 'Kurta', sku: 'INDIGO-S', brand: { name: 'Anjora' } });
  expect(breadcrumbs?.['itemListElement']).toMatchObject([
    { position: 1, item: `${ORIGIN}/` },
    { position: 2, name: 'Women', item: `${ORIGIN}/women` },
    { position: 3, name: 'Kurta', item: `${ORIGIN}/women/kurta` },
  ]);
});

test('what enough have rated is described with its rating', async () => {
  const ratingOf = async (reviews: number) => {
    const { html } = await pageAt('/p/ZR-KU-101/kurta', shows({ ...kurta(), rating: { average: 4.3, reviews } }), {
      shows: 'product',
    });
    return describedIn(html)[0]?.['aggregateRating'];
  };
  expect(await ratingOf(3)).toEqual({ '@type': 'AggregateRating', ratingValue: 4.3, reviewCount: 3 });
  expect(await ratingOf(2)).toBeUndefined();
});

test('in dollars it is described in dollars', async () => {
  const tell = (shop: Shell) => {
    shows(kurta())(shop);
    shop.storeView.update((view) => ({ ...view, currency: 'USD' }));
  };
  const { html } = await pageAt('/women/kurta', tell, { shows: 'product' });
  expect(html).toContain('>$20<');
  expect(offerIn(html)).toMatchObject({ price: '20', priceCurrency: 'USD' });
});

test('what is sold out is described so, and what has no price is offered for none', async () => {
  const none = { quantity: 0, isInStock: false, status: 0 };
  const soldOut = await pageAt('/women/kurta', shows(kurta({ stock: none })), { shows: 'product' });
  expect(offerIn(soldOut.html)).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
  const free = kurta({ variants: [], prices: { ...kurta().prices, india: { regular: nothing, special: nothing } } });
  const priceless = await pageAt('/women/kurta', shows(free, null), { shows: 'product' });
  expect(offerIn(priceless.html)).toBeUndefined();
});

test('a product cannot end the block that describes it', async () => {
  const name = '</script><script>alert(1)</script>"&\u2028';
  const { html } = await pageAt('/women/kurta', shows(kurta({ name, designer: '<!--' })), { shows: 'product' });
  expect(html).not.toContain('<script>alert');
  expect(html.match(/<script\b/g)).toHaveLength(2); // this block, and the state
  expect(describedIn(html)[0]).toMatchObject({ name, brand: { name: '<!--' } });
});

test('home says who the shop is and how to search in it', async () => {
  const { html } = await pageAt('/', plansHome);
  const [, site] = describedIn(html);
  expect(describedIn(html).map((each) => each['@type'])).toEqual(['Organization', 'WebSite']);
  expect(site).toMatchObject({
    potentialAction: { target: { urlTemplate: `${ORIGIN}/search?q={search_term_string}` } },
  });
});

test.each([
  ['a page that is not there', '/page-not-found', { shows: 'page-not-found', status: 404 }],
  ['a cart', '/cart', { shows: 'cart' }],
  ['a product that could not be had', '/women/kurta', { shows: 'product', status: 503 }],
  ['home while the catalog is down', '/', { status: 503 }],
] as const)('%s is not to be found', async (_what, at, told) => {
  expect(await pageAt(at, () => {}, told)).toMatchObject({ isFindable: false });
});
