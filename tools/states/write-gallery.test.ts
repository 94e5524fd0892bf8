import { expect, test } from 'vitest';
import { galleryOf, shownInDocs } from './write-gallery.ts';

test('the gallery has a table for each screen, with a row for each state', () => {
  const entries = [
    { name: 'cart/ready', files: ['cart-ready-360.webp', 'cart-ready-1280.webp'] },
    { name: 'cart/coupon-refused', files: ['c-360.webp', 'c-1280.webp'] },
    { name: 'not-found/ready', files: ['n-360.webp', 'n-1280.webp'] },
  ];
  const page = galleryOf(entries, 'all');
  expect(page.match(/^## .*$/gm)).toEqual(['## Cart', '## Not found']);
  expect(page.match(/^\| (?!State|-)[A-Z][^|]*\|/gm)).toEqual(['| Ready |', '| Coupon refused |', '| Ready |']);
  expect(page).toContain('<img src="cart-ready-360.webp" alt="Ready" width="240"');
  expect(page).toContain('](collection.webp)');
});

test('the docs show the start pages, and of each screen its first state', () => {
  const names = ['shop/home', 'shop/cart', 'cart/ready', 'cart/coupon', 'sign-in/ready'];
  expect([...shownInDocs(names)]).toEqual(['shop/home', 'shop/cart', 'cart/ready', 'sign-in/ready']);
  expect(galleryOf([], 'few')).toContain('reports/screens');
});
