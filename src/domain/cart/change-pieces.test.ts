import { expect, test } from 'vitest';
import { skuOf } from '#domain/catalog/product.ts';
import type { Notice } from '#domain/notices/notices.ts';
import { createChangePieces } from './change-pieces.ts';
import { openCartForTests, piecesOf } from './open-cart-for-tests.ts';

const A = skuOf('A');

async function openWorld({ isInCheckout = false, externalCheckout = false } = {}) {
  const { cart, syncCart, syncs } = await openCartForTests();
  const told: Notice[] = [];
  const changePieces = createChangePieces({
    cart,
    syncCart,
    cartRules: { externalCheckout },
    notify: (notice) => void told.push(notice),
    checkLines: async () => undefined,
    isInCheckout: () => isInCheckout,
  });
  return { cart, told, syncs, changePieces };
}

test('CART-25 CART-26 a change of pieces is told with a way to the checkout, and reaches the shop', async () => {
  const { changePieces, cart, told, syncs } = await openWorld();
  await changePieces(A, '5');
  expect(piecesOf(cart)).toEqual([5]);
  expect(told).toEqual([{ code: 'cart-quantity-updated', offersCheckout: true }]);
  expect(syncs).toEqual(['sync']);
});

test('pieces changed to the same number, or of a line that has gone, says and does nothing', async () => {
  const { changePieces, told, syncs } = await openWorld();
  await changePieces(A, 2);
  await changePieces(skuOf('Z'), 2);
  expect([told, syncs]).toEqual([[], []]);
});

test('CART-27 changed pieces are not told while the shopper pays', async () => {
  const { changePieces, cart, told } = await openWorld({ isInCheckout: true });
  await changePieces(A, 3);
  expect([piecesOf(cart), told]).toEqual([[3], []]);
});

test('CART-24 a change of pieces offers no checkout of ours when paying happens elsewhere', async () => {
  const { changePieces, told } = await openWorld({ externalCheckout: true });
  await changePieces(A, 3);
  expect(told).toMatchObject([{ offersCheckout: false }]);
});
