import { expect, test } from 'vitest';
import type { Fact } from '#domain/analytics/fact.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { lineForTests } from './line-for-tests.ts';
import { cartIdForTests, openCartForTests, quantityOf } from './open-cart-for-tests.ts';
import { createRemoveLine, createReturnLine } from './remove-line.ts';

const A = skuOf('A');

async function openWorld() {
  const { cart, syncCart, syncs } = await openCartForTests();
  const facts: Fact[] = [];
  return {
    facts,
    cart,
    syncs,
    removeLine: createRemoveLine({ cart, syncCart, tellFact: async (fact) => void facts.push(fact) }),
    returnLine: createReturnLine({ cart, syncCart }),
  };
}

test('CART-29 removing a line reaches the shop', async () => {
  const { removeLine, cart, syncs } = await openWorld();
  await removeLine(A);
  expect([quantityOf(cart), syncs]).toEqual([[], ['sync']]);
});

const tied = lineForTests('A', 2, { serverItem: { id: 5, cartId: cartIdForTests, quantity: 2 } });

test('a line that is put back is in the cart again and not to be removed from the shop any more', async () => {
  const { removeLine, returnLine, cart, syncs } = await openWorld();
  cart.update((now) => ({ ...now, lines: [tied], removed: [{ id: 4, quantity: 2 }] }));
  await removeLine(A);
  await returnLine(tied);
  expect(cart.get()).toMatchObject({
    lines: [{ sku: 'A', quantity: 2, serverItem: null }],
    removed: [{ id: 4, quantity: 2 }],
  });
  expect(syncs).toEqual(['sync', 'sync']);
});

test('a line that is put back is not doubled where it was added again meanwhile', async () => {
  const { returnLine, cart } = await openWorld();
  await returnLine(tied);
  expect(quantityOf(cart)).toEqual([2]);
});

test('what is taken out is told once, with its price; what is not there is not', async () => {
  const { removeLine, cart, facts } = await openWorld();
  cart.update((now) => ({ ...now, lines: [tied] }));
  await removeLine(A);
  await removeLine(A);
  expect(facts).toEqual([{ kind: 'removed', piece: tied }]);
});
