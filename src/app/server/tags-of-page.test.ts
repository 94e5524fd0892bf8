import { expect, test } from 'vitest';
import { cachingOf } from './tags-of-page.ts';

type Shop = Parameters<typeof cachingOf>[1];
const of = <T>(value: T) => ({ get: () => value });
const shopWith = (views: Partial<Record<keyof Shop, unknown>>) =>
  ({
    productView: of(views.productView ?? { kind: 'none' }),
    categoryView: of(views.categoryView ?? { kind: 'none' }),
  }) as unknown as Shop;

const tagsOf = (...asked: Parameters<typeof cachingOf>) => cachingOf(...asked)?.tags;

test.each(['product', 'product-set'] as const)('CACHE-14 a %s page is tagged by its product and its parts', (shows) => {
  const view = { kind: 'ready', product: { id: 12 }, parts: [{ id: 14 }, { id: 12 }] };
  expect(tagsOf(shows, shopWith({ productView: view }))).toEqual(['product', 'P12', 'P14']);
  expect(cachingOf(shows, shopWith({ productView: { kind: 'failed' } }))).toBeNull();
});

test('CACHE-15 a page of a category is tagged by it', () => {
  const view = { kind: 'ready', category: { id: 304 } };
  expect(tagsOf('category', shopWith({ categoryView: view }))).toEqual(['category', 'C304']);
  expect(cachingOf('category', shopWith({ categoryView: { kind: 'failed' } }))).toBeNull();
});

test.each([
  ['home', 'home'],
  ['checkout', 'checkout'],
  ['page-not-found', 'page-not-found'],
  ['compare', 'compare'],
  ['account', 'my-account'],
  ['error', 'error'],
] as const)('CACHE-16 the page %s is tagged %s', (shows, tag) => {
  expect(tagsOf(shows, shopWith({}))).toEqual([tag]);
});

test.each(['cart', 'search', 'confirmation', 'wishlist', 'text-page', 'store-choice', 'offline'] as const)(
  'no tag of the list is about the page %s, so that nothing could drop it',
  (shows) => expect(cachingOf(shows, shopWith({}))).toBeNull(),
);
