import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CachedShop, openCachedShop } from './cached-pages-for-tests.ts';

const OPENING_MS = 120_000;
const kurta = {
  id: 990_100,
  sku: 'CACHED',
  name: 'Cached Kurta',
  url_key: 'cached-kurta',
  price: 2_400,
  category_ids: [3],
  qty: 5,
};
const PAGE = '/p/CACHED/cached-kurta';

let shop: CachedShop;
beforeAll(async () => {
  shop = await openCachedShop();
  await shop.bench('products', kurta);
  await shop.until(PAGE, (html) => html.includes('₹2,400'));
}, OPENING_MS);
afterAll(() => shop.close());

describe('the shop tells the page server of what changes', () => {
  test('CACHE-17 a price that has changed is on the page, in the list and nowhere as it was', {
    timeout: 60_000,
  }, async () => {
    const list = '/women';
    await shop.ask(list);
    await shop.bench('products', { ...kurta, price: 2_600 });
    const changed = performance.now();
    await shop.until(PAGE, (html) => html.includes('₹2,600'));
    expect(performance.now() - changed).toBeLessThan(5_000); // a second, and a machine that does other things
    expect((await shop.ask(PAGE)).html).not.toContain('2,400');
    expect((await shop.ask(list)).html).not.toContain('2,400');
  });
});
