import { expect, test } from 'vitest';
import type { CartId, CartLine } from '#domain/cart/cart.ts';
import type { LineTotals } from '#domain/cart/totals.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { lineForTests } from './line-for-tests.ts';
import { type LineWriting, lineView as viewOf } from './line-view.ts';

const writing = { storeView: { currency: 'INR' }, mediaBase: '', messages: inEnglish, showItemDiscounts: true };
const lineView = (line: CartLine, given: LineWriting & { readonly sums?: LineTotals }) =>
  viewOf(line, given.sums, given);

test('a line without a special price shows one price', () => {
  const view = lineView(lineForTests('Silk Tee', { quantity: 3 }), writing);
  expect(view).toMatchObject({ price: '₹2,400', regularPrice: null, discount: null, total: '₹7,200', problem: null });
});

test('CART-11 a line says what it is, how many there are and what was chosen', () => {
  const options = [{ attributeId: 142, valueId: 167, label: 'Size', value: 'M' }];
  const parts = [{ kind: 'custom', option: '7', choice: 'red', label: 'Colour', value: 'Red' }] as const;
  const view = lineView(
    lineForTests('Silk Tee', { quantity: 3, options, parts, address: '/p/TEE/silk-tee/TEE-M' }),
    writing,
  );
  expect(view).toMatchObject({
    key: 'Silk Tee 7=red',
    address: '/p/TEE/silk-tee/TEE-M',
    name: 'Silk Tee',
    quantity: 3,
    price: '₹2,400',
    options: [
      { label: 'Size', value: 'M' },
      { label: 'Colour', value: 'Red' },
    ],
  });
});

test('CART-30 a special price stands beside the regular one', () => {
  const view = lineView(lineForTests('Saree', { price: moneyOf(6_000), regularPrice: moneyOf(9_000) }), writing);
  expect(view).toMatchObject({ price: '₹6,000', regularPrice: '₹9,000', discount: '33% off' });
});

test('CONF-23 where the merchant wants so a line says what it costs and nothing of the regular price', () => {
  const saree = lineForTests('Saree', { price: moneyOf(6_000), regularPrice: moneyOf(9_000) });
  expect(lineView(saree, { ...writing, showItemDiscounts: false })).toMatchObject({
    ...{ price: '₹6,000', regularPrice: null, discount: null },
  });
});

test("CART-82 the shop's sum counts only for the pieces it was made for", () => {
  const serverItem = { id: 7, cartId: 'c' as CartId, quantity: 2 };
  const sums = { id: 7, quantity: 2, total: moneyOf(4_500), discount: nothing, options: [] };
  const totalOf = (quantity: number) =>
    lineView(lineForTests('Silk Tee', { serverItem, quantity }), { ...writing, sums }).total;
  expect(totalOf(2)).toBe('₹4,500');
  expect(totalOf(3)).toBe('₹7,200');
});

test('CART-09 what was chosen on another device is told in the words of the shop', () => {
  const serverItem = { id: 7, cartId: 'c' as CartId, quantity: 2 };
  const options = [{ label: 'Link', value: 'Pattern' }];
  const sums = { id: 7, quantity: 2, total: moneyOf(4_800), discount: nothing, options };
  const parts = [{ kind: 'custom', option: '7', choice: 'red', label: '', value: '' }] as const;
  const seen = (line: Parameters<typeof lineForTests>[1]) =>
    lineView(lineForTests('Silk Tee', { serverItem, quantity: 2, ...line }), { ...writing, sums }).options;
  expect(seen({ parts })).toEqual(options);
  expect(seen({ parts: [{ ...parts[0], label: 'Colour', value: 'Red' }] })).toEqual([
    { label: 'Colour', value: 'Red' },
  ]);
});

test('where the shop takes less for each of several pieces, the line says what each costs', () => {
  const serverItem = { id: 7, cartId: 'c' as CartId, quantity: 3 };
  const sums = { id: 7, quantity: 3, total: moneyOf(6_300), discount: nothing, options: [] };
  const view = (quantity: number) => lineView(lineForTests('Silk Tee', { serverItem, quantity }), { ...writing, sums });
  expect(view(3)).toMatchObject({ price: '₹2,100', regularPrice: '₹2,400', discount: '13% off', total: '₹6,300' });
  expect(view(2)).toMatchObject({ price: '₹2,400', regularPrice: null, discount: null, total: '₹4,800' });
});

const seen = (level: 'in-stock' | 'unsure' | 'out-of-stock', quantity: number | null = null) => ({ level, quantity });
const size = { attributeId: 1, valueId: 2, label: 'Size', value: 'M' };

test.each([
  ['STOCK-22 out of stock', { stock: seen('out-of-stock', 0) }, /^Out of stock! Save it/, null, null],
  ['out of stock in this size', { stock: seen('out-of-stock'), options: [size] }, /another size/, null, null],
  ['STOCK-20 in stock', { stock: seen('in-stock', 3), quantity: 3 }, null, null, 'In stock!'],
  ['in stock, nobody says how many', { stock: seen('in-stock'), quantity: 3 }, null, null, 'In stock!'],
  ['not looked at', {}, null, null, null],
  ['unsure', { stock: seen('unsure') }, /could not check its stock/, null, null],
  ['fewer than wanted', { stock: seen('in-stock', 1), quantity: 3 }, /^Only 1 left\.$/, 1, null],
  [
    'fewer than were wanted',
    { stock: seen('in-stock', 1), rejection: { kind: 'pieces', wanted: 9, left: 1 } as const },
    /^Only 1 left, we set the quantity to 1\.$/,
    null,
    null,
  ],
  [
    'refused for another reason',
    { quantity: 2, rejection: { kind: 'pieces', wanted: 9, left: null } as const },
    /^The shop could not take 9 of it, so the quantity is 2 again\.$/,
    null,
    null,
  ],
  ['refused in a size', { rejection: { kind: 'choice', wanted: 'Ivory, L' } as const }, /to Ivory, L/, null, null],
])('a line that is %s says so', (_case, line, problem, fewer, goodNews) => {
  const view = lineView(lineForTests('Silk Tee', line), writing);
  expect(view).toMatchObject({ fewer, goodNews });
  if (problem) expect(view.problem).toMatch(problem);
  else expect(view.problem).toBeNull();
});
