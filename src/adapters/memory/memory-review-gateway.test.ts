import { expect, test } from 'vitest';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { createMemoryProducts } from './memory-products.ts';
import { createMemoryReviewGateway } from './memory-review-gateway.ts';

const review = { title: 'Soft', detail: 'True in colour.', author: 'Tara', stars: 5, fit: 'large' } as const;

function openShop() {
  const products = createMemoryProducts();
  products.put(productForTests('A', { id: 7 }), productForTests('B', { id: 8 }));
  return createMemoryReviewGateway({ products });
}

test('a review of what is sold waits for approval', async () => {
  const shop = openShop();
  expect(await shop.write(7, review)).toMatchObject({ kind: 'ok' });
  expect(shop.waiting()).toEqual([{ ...review, productId: 7 }]);
  expect(await shop.latest(7)).toEqual({ kind: 'ok', value: { latest: [], total: 0 } });
});

test.each(['title', 'detail', 'author'])('a review without its %s is refused', async (part) => {
  const shop = openShop();
  expect(await shop.write(7, { ...review, [part]: '' })).toMatchObject({ kind: 'refused', code: 400 });
  expect(shop.waiting()).toEqual([]);
});

test('what nobody sells is not reviewed, and where the products are not known all may be', async () => {
  expect(await openShop().write(9, review)).toMatchObject({ kind: 'refused', code: 422 });
  expect(await createMemoryReviewGateway().write(9, review)).toMatchObject({ kind: 'ok' });
});
