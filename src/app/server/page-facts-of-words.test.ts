import { expect, test } from 'vitest';
import type { Shell } from '#app/page/page.ts';
import type { ShopPage } from '#domain/content/shop-page.ts';
import { canonicalOf } from './described-for-tests.ts';
import { ORIGIN, pageAt } from './page-at-for-tests.ts';

test('a page that the merchant wrote has one address, whether it was asked for by its number or its name', async () => {
  const words = { title: 'Returns', description: 'How to send a piece back.' };
  const page: ShopPage = { id: 7, identifier: 'returns', content: '', updatedAt: '', ...words };
  const writes = (shop: Shell) => shop.shopPageView.update(() => ({ kind: 'ready', page }));
  const { html } = await pageAt('/i/7', writes, { shows: 'text-page' });
  expect(canonicalOf(html)).toBe(`${ORIGIN}/i/returns`);
  expect(html).toContain('property="og:title" content="Returns"');
  expect(html).toContain('property="og:description" content="How to send a piece back."');
});

test.each([
  ['/contact-us', 'contact', 'Contact'],
  ['/store-locator?city=Mumbai', 'store-locator', 'Our shops'],
  ['/track-order', 'track-order', 'Track your order'],
] as const)('%s has one address and says what it is', async (address, shows, title) => {
  const { html } = await pageAt(address, () => undefined, { shows });
  expect(canonicalOf(html)).toBe(ORIGIN + address.split('?')[0]);
  expect(html).toContain(`property="og:title" content="${title}"`);
});
