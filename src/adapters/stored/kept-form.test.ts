import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cart, CartId } from '#domain/cart/cart.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { cartMerging } from '#domain/cart/cart-merging.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import { ownTotals } from '#domain/cart/totals.ts';
import { nothing, paise } from '#domain/shared/money.ts';
import { patchOf } from '#domain/storage/patch.ts';
import { sumNames } from './amount-names.ts';
import { asKept, fromKept, toKept } from './kept-form.ts';
import { readStoredCart } from './stored-cart.ts';

const price = fc.integer({ min: 0, max: 1e9 }).map(paise);

/** A cart of a few lines, some in the place of others, with the sums of the shop. */
const cart = fc.array(fc.tuple(price, price), { maxLength: 5 }).map((prices): Cart => {
  const lines = prices.map(([now, regularPrice], at) => {
    const replaces = [lineForTests(`B${at}`, 1, { price: regularPrice, regularPrice })];
    return lineForTests(`A${at}`, at + 1, { price: now, regularPrice, replaces });
  });
  return { ...emptyCart, lines, saved: lines, totals: { value: ownTotals(lines, nothing), hash: '', at: 7 } };
});

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('a device keeps rupees, and every amount is read back to the paisa', () => {
  fc.assert(
    fc.property(cart, (before) => {
      expect(readStoredCart(json(toKept(before, sumNames)))).toEqual(before);
    }),
  );
});

test('a change is told in rupees, and read back from the journal to the paisa', () => {
  fc.assert(
    fc.property(cart, cart, (before, after) => {
      const change = patchOf(before, after, cartMerging);
      expect(fromKept(json(asKept(change, sumNames)), sumNames)).toEqual(change && json(change));
    }),
  );
});

test('devices and their journals keep the names that they have always had', () => {
  const before = { ...emptyCart, lines: [lineForTests('A', 1)] };
  const rejection = { kind: 'choice', wanted: 'M' } as const;
  const serverItem = { id: 1, cartId: 'cart-1' as CartId, quantity: 1 };
  const kept = { id: 1, cartId: 'cart-1', pieces: 1 };
  const after = { ...emptyCart, lines: [lineForTests('A', 1, { rejection, serverItem, price: paise(150) })] };
  expect(toKept(after, sumNames)).toMatchObject({
    lines: [{ setback: rejection, shopsLine: kept, pieces: 1, price: 1.5 }],
  });
  expect(JSON.stringify(asKept(patchOf(before, after, cartMerging), sumNames))).toContain('"setback":{"kind":"whole"');
});

test('what is called otherwise, or is no number, stays as it is', () => {
  const kept = { price: '7', total: null, tax: Number.NaN, at: 5, later: { price: 2 } };
  expect(fromKept(kept, sumNames)).toEqual({ ...kept, later: { price: 200 } });
});
