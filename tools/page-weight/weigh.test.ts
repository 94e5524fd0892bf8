import { expect, test } from 'vitest';
import type { BuiltAssets } from '#app/frame/built-assets.ts';
import { type Weighable, weighPage } from './weigh.ts';
import { weightTable } from './weight-table.ts';

const assets: BuiltAssets = {
  chunks: {
    main: ['/vendor.js', '/main.css', '/main.js'],
    actions: ['/actions.js'],
    home: ['/home.js', '/home.css'],
    cart: ['/lines.js', '/cart.js', '/cart.css'],
  },
  fonts: ['/display.woff2'],
};
const sizes: Readonly<Record<string, number>> = {
  '/vendor.js': 96_000,
  '/main.js': 14_000,
  '/actions.js': 21_000,
  '/home.js': 5_000,
  '/lines.js': 6_000,
  '/cart.js': 2_000,
  '/main.css': 4_000,
  '/home.css': 2_000,
  '/cart.css': 1_000,
  '/display.woff2': 23_000,
};
const sizeOf = (file: string) => sizes[file] ?? Number.NaN;
const home: Weighable = { screen: 'home', paths: ['/', '/pwa.html'] };
const cart: Weighable = { screen: 'cart', paths: ['/cart'] };

test('a page that shows weighs its own files, and later the half that acts', () => {
  expect(weighPage(assets, home, sizeOf)).toMatchObject({
    weight: { linkedScripts: 115_000, allScripts: 136_000, scriptFiles: 4, styles: 6_000, fonts: 23_000 },
    broken: [],
  });
});

test('a page that acts links no more than others; the code that acts comes when the page stands', () => {
  expect(weighPage(assets, cart, sizeOf)).toMatchObject({
    weight: { linkedScripts: 118_000, allScripts: 139_000, scriptFiles: 5, styles: 5_000, fonts: 23_000 },
    broken: [],
  });
});

test('each limit is broken by the first byte above it', () => {
  const brokenWith = (page: Weighable, file: string, more: number) =>
    weighPage(assets, page, (each) => sizeOf(each) + (each === file ? more : 0)).broken;
  expect(brokenWith(home, '/home.js', 20_000)).toEqual([]);
  expect(brokenWith(home, '/home.js', 20_001)).toEqual(['linkedScripts']);
  expect(brokenWith(home, '/actions.js', 29_001)).toEqual(['allScripts']);
  expect(brokenWith(home, '/home.css', 9_001)).toEqual(['styles']);
  expect(brokenWith(home, '/display.woff2', 7_001)).toEqual(['fonts']);
  expect(brokenWith(cart, '/cart.js', 17_000)).toEqual([]);
  expect(brokenWith(cart, '/cart.js', 17_001)).toEqual(['linkedScripts']);
  expect(brokenWith(cart, '/actions.js', 26_000)).toEqual([]);
  expect(brokenWith(cart, '/actions.js', 26_001)).toEqual(['allScripts']);
  const scattered = { ...assets, chunks: { ...assets.chunks, home: ['/home.js', '/a.js'] } };
  expect(weighPage(scattered, home, (file) => sizes[file] ?? 1).broken).toEqual([]);
  const more = { ...assets, chunks: { ...assets.chunks, home: ['/home.js', '/a.js', '/b.js'] } };
  expect(weighPage(more, home, (file) => sizes[file] ?? 1).broken).toEqual(['scriptFiles']);
});

test('the table can be read: a row for each screen, what is too much is marked', () => {
  const heavy = (file: string) => sizeOf(file) + (file === '/home.js' ? 30_000 : 0);
  expect(weightTable([home, cart].map((page) => weighPage(assets, page, heavy)))).toBe(
    [
      'bytes as they travel  JS linked  JS in all  JS files     CSS   fonts  addresses',
      'home                  ! 145,000  ! 166,000         4   6,000  23,000  /  /pwa.html',
      'cart                    118,000    139,000         5   5,000  23,000  /cart',
      'at most                 135,000    165,000         5  15,000  30,000',
    ].join('\n'),
  );
});
