import { expect, test } from 'vitest';
import { type CartId, emptyCart } from '#domain/cart/cart.ts';
import { ownTotals } from '#domain/cart/totals.ts';
import { inEnglish } from '#viewmodels/words/words.ts';
import { lineForTests } from './line-for-tests.ts';
import { lineView } from './line-view.ts';

const writing = { totals: ownTotals(emptyCart.lines, 0), currency: 'INR', mediaBase: '', words: inEnglish };

test('a line without a special price shows one price', () => {
  const view = lineView(lineForTests('Silk Tee', { pieces: 3 }), writing);
  expect(view).toMatchObject({ price: '₹2,400', regularPrice: null, discount: null, total: '₹7,200', problem: null });
});

test('a special price stands beside the regular one', () => {
  const view = lineView(lineForTests('Saree', { price: 6_000, regularPrice: 9_000 }), writing);
  expect(view).toMatchObject({ price: '₹6,000', regularPrice: '₹9,000', discount: '33% off' });
});

test("the shop's sum counts only for the pieces it was made for", () => {
  const shopsLine = { id: 7, cartId: 'c' as CartId, pieces: 2 };
  const totals = { ...writing.totals, lines: [{ id: 7, pieces: 2, total: 4_500, discount: 0 }] };
  const totalOf = (pieces: number) =>
    lineView(lineForTests('Silk Tee', { shopsLine, pieces }), { ...writing, totals }).total;
  expect(totalOf(2)).toBe('₹4,500');
  expect(totalOf(3)).toBe('₹7,200');
});

test('where the shop takes less for each of several pieces, the line says what each costs', () => {
  const shopsLine = { id: 7, cartId: 'c' as CartId, pieces: 3 };
  const totals = { ...writing.totals, lines: [{ id: 7, pieces: 3, total: 6_300, discount: 0 }] };
  const view = (pieces: number) => lineView(lineForTests('Silk Tee', { shopsLine, pieces }), { ...writing, totals });
  expect(view(3)).toMatchObject({ price: '₹2,100', regularPrice: '₹2,400', discount: '13% off', total: '₹6,300' });
  expect(view(2)).toMatchObject({ price: '₹2,400', regularPrice: null, discount: null, total: '₹4,800' });
});

test('what is sold out says so on its line', () => {
  expect(lineView(lineForTests('Silk Tee', { stock: 'out-of-stock' }), writing).problem).toContain('Sold out');
  expect(lineView(lineForTests('Silk Tee', { stock: 'in-stock' }), writing).problem).toBeNull();
});
