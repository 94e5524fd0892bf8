import { expect, test } from 'vitest';
import {
  type Answered,
  type Asked,
  mayKeep,
  type ResponseCacheName,
  responseCacheFor,
  responseCaches,
} from './kept-answers.ts';

const origin = 'https://zari.example';

function asked(address: string, more: Partial<Asked> = {}): Asked {
  const url = new URL(address, origin);
  return { method: 'GET', url, origin, isPage: false, isAuthorized: false, ...more };
}

const search = '/api/catalog?store=&type=product&size=24&from=0&sort=created_at:desc&request=%7B%7D';

test.each<readonly [string, ResponseCacheName]>([
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
])('%s may be kept among the %s', (address, responseCache) => {
  expect(responseCacheFor(asked(address))).toBe(responseCache);
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
  expect(responseCacheFor(asked(address))).toBeNull();
});

test('row 40: nothing is kept that was sent, is authorized, or is somebody else’s', () => {
  expect(responseCacheFor(asked(search, { method: 'POST' }))).toBeNull();
  expect(responseCacheFor(asked(search, { isAuthorized: true }))).toBeNull();
  expect(responseCacheFor(asked('https://elsewhere.example/static/a.js'))).toBeNull();
});

test.each(['/wishlist/shared/q7V0', '/de/wishlist/shared/q7V0', '/at_2/wishlist/shared/q7V0?utm_source=chat'])(
  'the page %s is not kept: its link may be taken back',
  (address) => {
    expect(responseCacheFor(asked(address, { isPage: true }))).toBeNull();
  },
);

test.each(['/', '/wishlist', '/women/sarees?sort=price:asc', '/p/AJ-1/a-set', '/i/returns', '/search?q=silk', '/cart'])(
  'PWA-09 the page %s may be kept',
  (address) => {
    expect(responseCacheFor(asked(address, { isPage: true }))).toBe('pages');
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
  expect(responseCacheFor(asked(address, { isPage: true }))).toBeNull();
});

const types = {
  files: 'text/css',
  pictures: 'image/avif',
  catalog: 'application/json',
  pages: 'text/html; charset=utf-8',
};

function answered(responseCache: ResponseCacheName, more: Partial<Answered> = {}): Answered {
  return {
    status: 200,
    isRedirected: false,
    contentType: types[responseCache],
    cacheControl: '',
    bytes: 1_000,
    ...more,
  };
}

test.each(Object.keys(responseCaches) as ResponseCacheName[])(
  'what is kept among the %s is whole, of its kind, and not too large',
  (responseCache) => {
    const { bytes } = responseCaches[responseCache];
    expect(mayKeep(responseCache, answered(responseCache, { bytes }))).toBe(true);
    expect(mayKeep(responseCache, answered(responseCache, { bytes: bytes + 1 }))).toBe(false);
    expect(mayKeep(responseCache, answered(responseCache, { cacheControl: 'private, no-cache' }))).toBe(true);
    expect(mayKeep(responseCache, answered(responseCache, { cacheControl: 'no-store' }))).toBe(false);
    expect(mayKeep(responseCache, answered(responseCache, { isRedirected: true }))).toBe(false);
    expect(
      [0, 201, 204, 206, 302, 404, 500].filter((status) => mayKeep(responseCache, answered(responseCache, { status }))),
    ).toEqual([]);
    const others = [...Object.values(types), 'text/plain', '', 'application/octet-stream'].filter(
      (type) => type !== types[responseCache],
    );
    expect(others.filter((contentType) => mayKeep(responseCache, answered(responseCache, { contentType })))).toEqual(
      [],
    );
  },
);
