import { expect, test } from 'vitest';
import { type Answered, type Asked, mayKeep, type ShelfName, shelfFor, shelves } from './kept-answers.ts';

const origin = 'https://zari.example';

function asked(address: string, more: Partial<Asked> = {}): Asked {
  const url = new URL(address, origin);
  return { method: 'GET', url, origin, isPage: false, isAuthorized: false, ...more };
}

const search = '/api/catalog?store=&type=product&size=24&from=0&sort=created_at:desc&request=%7B%7D';

test.each<readonly [string, ShelfName]>([
  ['/static/js/main.b5caa281be.js', 'files'],
  ['/static/font/cormorant.woff2', 'files'],
  ['/img/310/465/resize/p1.jpg', 'pictures'],
  [search, 'catalog'],
  [`${search}&storeCode=de`, 'catalog'],
  ['/api/catalog?type=category&request=%7B%7D', 'catalog'],
  ['/api/home/data', 'catalog'],
  ['/api/home/common-config', 'catalog'],
  ['/api/banners/default/main-image.json', 'catalog'],
  ['/api/ext/cms-data/cmsPageIdentifier/about/storeId/1', 'catalog'],
  ['/api/store-locator', 'catalog'],
])('%s may be kept among the %s', (address, shelf) => {
  expect(shelfFor(asked(address))).toBe(shelf);
});

test.each([
  ['in the name of a group', `${search}&groupToken=t`],
  ['of a group', `${search}&groupId=2`],
  ['with a token', `${search}&token=t`],
  ['with an empty token', `${search}&token=`],
  ['with a cart', `${search}&cartId=c`],
  ['of what shoppers wrote', '/api/catalog?type=review&request=%7B%7D'],
  ['of a cart', '/api/cart/pull?token=&cartId=c'],
  ['of a person', '/api/user/me?token=t'],
  ['of orders', '/api/user/order-history?token=t'],
  ['of an order', '/api/order'],
  ['of stock, which is gone at once', '/api/stock/check?sku=1'],
  ['of a subscriber', '/api/ext/mailchimp-subscribe/subscribe?email=a@b.test'],
  ['of what nobody has listed', '/api/new'],
  ['beside a listed one', '/api/catalogue'],
  ['of the server', '/healthz'],
])('row 40: a call %s is never kept', (_what, address) => {
  expect(shelfFor(asked(address))).toBeNull();
});

test('row 40: nothing is kept that was sent, is authorized, or is somebody else’s', () => {
  expect(shelfFor(asked(search, { method: 'POST' }))).toBeNull();
  expect(shelfFor(asked(search, { isAuthorized: true }))).toBeNull();
  expect(shelfFor(asked('https://elsewhere.example/static/a.js'))).toBeNull();
});

test.each(['/', '/women/sarees?sort=price:asc', '/p/AJ-1/a-set', '/i/returns', '/search?q=silk', '/cart'])(
  'PWA-09 the page %s may be kept',
  (address) => {
    expect(shelfFor(asked(address, { isPage: true }))).toBe('pages');
  },
);

test.each([
  '/?token=t',
  '/contact-us?key=k',
  '/x?cartId=c',
  '/x?groupToken=g',
  '/api/home/data',
  '/img/1.jpg',
  '/sitemap.xml',
])('gone to as a page, %s is kept nowhere', (address) => {
  expect(shelfFor(asked(address, { isPage: true }))).toBeNull();
});

const types = {
  files: 'text/css',
  pictures: 'image/avif',
  catalog: 'application/json',
  pages: 'text/html; charset=utf-8',
};

function answered(shelf: ShelfName, more: Partial<Answered> = {}): Answered {
  return { status: 200, isRedirected: false, contentType: types[shelf], cacheControl: '', bytes: 1_000, ...more };
}

test.each(Object.keys(shelves) as ShelfName[])(
  'what is kept among the %s is whole, of its kind, and not too large',
  (shelf) => {
    const { bytes } = shelves[shelf];
    expect(mayKeep(shelf, answered(shelf, { bytes }))).toBe(true);
    expect(mayKeep(shelf, answered(shelf, { bytes: bytes + 1 }))).toBe(false);
    expect(mayKeep(shelf, answered(shelf, { cacheControl: 'private, no-cache' }))).toBe(true);
    expect(mayKeep(shelf, answered(shelf, { cacheControl: 'no-store' }))).toBe(false);
    expect(mayKeep(shelf, answered(shelf, { isRedirected: true }))).toBe(false);
    expect([0, 201, 204, 206, 302, 404, 500].filter((status) => mayKeep(shelf, answered(shelf, { status })))).toEqual(
      [],
    );
    const others = [...Object.values(types), 'text/plain', '', 'application/octet-stream'].filter(
      (type) => type !== types[shelf],
    );
    expect(others.filter((contentType) => mayKeep(shelf, answered(shelf, { contentType })))).toEqual([]);
  },
);
