import { expect, test } from 'vitest';
import { skuOf } from '#domain/catalog/product.ts';
import type { Notice } from '#domain/notices/notices.ts';
import { createChangeQuantity } from './change-quantity.ts';
import { openCartForTests, quantityOf } from './open-cart-for-tests.ts';

const A = skuOf('A');

async function openWorld({ isInCheckout = false, externalCheckout = false } = {}) {
  const { cart, syncCart, syncs } = await openCartForTests();
  const told: Notice[] = [];
  const changeQuantity = createChangeQuantity({
    cart,
    syncCart,
    cartRules: { externalCheckout },
    notify: (notice) => void told.push(notice),
    checkLines: async () => undefined,
    isInCheckout: () => isInCheckout,
  });
  return { cart, told, syncs, changeQuantity };
}

test('CART-25 CART-26 a change of pieces is told with a way to the checkout, and reaches the shop', async () => {
  const { changeQuantity, cart, told, syncs } = await openWorld();
  await changeQuantity(A, '5');
  expect(quantityOf(cart)).toEqual([5]);
  expect(told).toEqual([{ code: 'cart-quantity-updated', offersCheckout: true }]);
  expect(syncs).toEqual(['sync']);
});

test('pieces changed to the same number, or of a line that has gone, says and does nothing', async () => {
  const { changeQuantity, told, syncs } = await openWorld();
  await changeQuantity(A, 2);
  await changeQuantity(skuOf('Z'), 2);
  expect([told, syncs]).toEqual([[], []]);
});

test('CART-27 changed pieces are not told while the shopper pays', async () => {
  const { changeQuantity, cart, told } = await openWorld({ isInCheckout: true });
  await changeQuantity(A, 3);
  expect([quantityOf(cart), told]).toEqual([[3], []]);
});

test('CART-24 a change of pieces offers no checkout of ours when paying happens elsewhere', async () => {
  const { changeQuantity, told } = await openWorld({ externalCheckout: true });
  await changeQuantity(A, 3);
  expect(told).toMatchObject([{ offersCheckout: false }]);
});
