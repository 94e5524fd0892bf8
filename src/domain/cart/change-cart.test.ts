import { describe, expect, test } from 'vitest';
import { createMemoryCartGateway } from '#adapters/memory/memory-cart-gateway.ts';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { refused } from '#adapters/memory/memory-link.ts';
import { skuOf } from '#domain/catalog/product.ts';
import type { Notice } from '#domain/notices/notices.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { type Cart, type CartId, emptyCart } from './cart.ts';
import { createChangePieces } from './change-pieces.ts';
import { createApplyCoupon, createRemoveCoupon } from './coupon.ts';
import { lineForTests } from './line-for-tests.ts';
import { createLoadTotals } from './load-totals.ts';
import { createRemoveLine, createReturnLine } from './remove-line.ts';
import { shownTotals } from './shown-totals.ts';

const A = skuOf('A');
const ID = 'cart-1' as CartId;

async function openWorld({ isInCheckout = false, externalCheckout = false } = {}) {
  const gateway = createMemoryCartGateway();
  await gateway.create();
  const line = lineForTests('A', 2);
  await gateway.update(ID, line);
  const cart = createMemoryCell<Cart>({ ...emptyCart, id: ID, lines: [line] });
  const told: Notice[] = [];
  const syncs: string[] = [];
  const syncCart = async () => {
    syncs.push('sync');
    return { kind: 'in-sync' } as const;
  };
  const loadTotals = createLoadTotals({
    cart,
    gateway,
    storeView: createMemoryCell(defaultStoreView),
    clock: createMemoryClock(),
  });
  const coupon = { cart, gateway, syncCart, loadTotals };
  return {
    cart,
    gateway,
    told,
    syncs,
    loadTotals,
    changePieces: createChangePieces({
      cart,
      syncCart,
      rules: { externalCheckout },
      notify: (notice) => void told.push(notice),
      checkLines: async () => undefined,
      isInCheckout: () => isInCheckout,
    }),
    removeLine: createRemoveLine({ cart, syncCart }),
    returnLine: createReturnLine({ cart, syncCart }),
    applyCoupon: createApplyCoupon(coupon),
    removeCoupon: createRemoveCoupon(coupon),
  };
}

const piecesOf = (cart: { get(): Cart }) => cart.get().lines.map(({ pieces }) => pieces);

describe('changing the pieces', () => {
  test('CART-25 CART-26 is told with a way to the checkout, and reaches the shop', async () => {
    const { changePieces, cart, told, syncs } = await openWorld();
    await changePieces(A, '5');
    expect(piecesOf(cart)).toEqual([5]);
    expect(told).toEqual([{ code: 'cart-quantity-updated', offersCheckout: true }]);
    expect(syncs).toEqual(['sync']);
  });

  test('to the same number, or of a line that has gone, says and does nothing', async () => {
    const { changePieces, told, syncs } = await openWorld();
    await changePieces(A, 2);
    await changePieces(skuOf('Z'), 2);
    expect([told, syncs]).toEqual([[], []]);
  });

  test('is not told while the shopper pays', async () => {
    const { changePieces, cart, told } = await openWorld({ isInCheckout: true });
    await changePieces(A, 3);
    expect([piecesOf(cart), told]).toEqual([[3], []]);
  });

  test('CART-24 offers no checkout of ours when paying happens elsewhere', async () => {
    const { changePieces, told } = await openWorld({ externalCheckout: true });
    await changePieces(A, 3);
    expect(told).toMatchObject([{ offersCheckout: false }]);
  });
});

test('CART-29 removing a line reaches the shop', async () => {
  const { removeLine, cart, syncs } = await openWorld();
  await removeLine(A);
  expect([piecesOf(cart), syncs]).toEqual([[], ['sync']]);
});

describe('a line that is put back', () => {
  const tied = lineForTests('A', 2, { shopsLine: { id: 5, cartId: ID, pieces: 2 } });

  test('is in the cart again and not to be removed from the shop any more', async () => {
    const { removeLine, returnLine, cart, syncs } = await openWorld();
    cart.update((now) => ({ ...now, lines: [tied], removed: [4] }));
    await removeLine(A);
    await returnLine(tied);
    expect(cart.get()).toMatchObject({ lines: [{ sku: 'A', pieces: 2, shopsLine: null }], removed: [4] });
    expect(syncs).toEqual(['sync', 'sync']);
  });

  test('is not doubled where it was added again meanwhile', async () => {
    const { returnLine, cart } = await openWorld();
    await returnLine(tied);
    expect(piecesOf(cart)).toEqual([2]);
  });
});

describe('a coupon', () => {
  test('CART-75 CART-77 that is valid changes the sums, and taken off they are as before', async () => {
    const { applyCoupon, removeCoupon, cart } = await openWorld();
    expect(await applyCoupon(' festive10 ')).toBe('applied');
    expect(shownTotals(cart.get()).totals).toMatchObject({ grandTotal: 180, coupon: 'FESTIVE10' });
    expect(await removeCoupon()).toBe('applied');
    expect(shownTotals(cart.get()).totals).toMatchObject({ grandTotal: 200, coupon: null });
  });

  test('CART-76 that is not valid changes nothing and asks for no sums', async () => {
    const { applyCoupon, cart, gateway } = await openWorld();
    const before = cart.get();
    expect(await applyCoupon('NOPE')).toBe('refused');
    expect(cart.get()).toEqual(before);
    expect(gateway.calls().some(({ verb }) => verb === 'totals')).toBe(false);
  });

  test('CART-76 that the shop does not say yes to asks for no sums either', async () => {
    const { applyCoupon, gateway } = await openWorld();
    gateway.applyCoupon = async () => ({ kind: 'ok', value: false });
    expect(await applyCoupon('NOPE')).toBe('refused');
    expect(gateway.calls().some(({ verb }) => verb === 'totals')).toBe(false);
  });

  test.each([[503], [429], [404]])('is not called invalid by a shop that answers %i', async (code) => {
    const { applyCoupon, gateway } = await openWorld();
    gateway.failNext(refused(code, 'no'), { verb: 'applyCoupon' });
    expect(await applyCoupon('FESTIVE10')).toBe('failed');
  });

  test('needs the shop', async () => {
    const { applyCoupon, removeCoupon, cart, gateway } = await openWorld();
    gateway.cut();
    expect(await applyCoupon('FESTIVE10')).toBe('failed');
    expect(await removeCoupon()).toBe('failed');
    cart.update((now) => ({ ...now, id: null }));
    expect(await applyCoupon('FESTIVE10')).toBe('failed');
    expect(await removeCoupon()).toBe('failed');
  });
});

test('sums that arrive after the cart was ordered are not those of the next one', async () => {
  const { loadTotals, cart, gateway } = await openWorld();
  const go = gateway.hold();
  const loading = loadTotals();
  cart.update(() => emptyCart);
  go();
  await loading;
  expect(cart.get().totals).toBeNull();
});
