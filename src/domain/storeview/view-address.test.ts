import { describe, expect, test } from 'vitest';
import { onlyView, pathWithin } from './view-address.ts';

const main = { prefix: '', neighbours: ['/de', '/it'] };
const german = { prefix: '/de', neighbours: ['', '/it'] };

describe('ROUTE-55 an address belongs to the store view that it begins with', () => {
  test.each([
    ['its home', '/de', '/'],
    ['its home with a slash', '/de/', '/'],
    ['a page', '/de/cart', '/cart'],
    ['a page whose name begins like another one', '/de/it', '/it'],
    ['what only looks like it', '/deals', null],
    ['a page of the main one', '/cart', null],
    ['a page of another one', '/it/cart', null],
  ])('%s in /de', (_, pathname, path) => {
    expect(pathWithin(german, pathname)).toBe(path);
  });

  test.each([
    ['home', '/', '/'],
    ['a page', '/cart', '/cart'],
    ['what only looks like another one', '/deals', '/deals'],
    ['home of another one', '/de', null],
    ['a page of another one', '/it/cart', null],
  ])('%s in the main one', (_, pathname, path) => {
    expect(pathWithin(main, pathname)).toBe(path);
  });

  test('where there is but one, all are its own', () => {
    expect(pathWithin(onlyView, '/de/cart')).toBe('/de/cart');
  });
});
