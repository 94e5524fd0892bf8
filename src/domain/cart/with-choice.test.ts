import { expect, test } from 'vitest';
import type { Cart, CartId, CartLine } from './cart.ts';
import { emptyCart } from './cart.ts';
import { lineForTests } from './line-for-tests.ts';
import { withChoice } from './with-choice.ts';

const tie = (id: number, quantity = 1) => ({ id, cartId: 'cart-1' as CartId, quantity });
const red = lineForTests('RED', 2, { serverItem: tie(1, 2) });
const blue = lineForTests('BLUE', 3, { serverItem: tie(2, 3) });
const [wantedBlue, wantedRed] = [lineForTests('BLUE'), lineForTests('RED')];

const cartOf = (...lines: readonly CartLine[]): Cart => ({ ...emptyCart, lines });
const read = ({ lines }: Cart) =>
  lines.map(({ sku, quantity, serverItem, replaces }) => [
    sku,
    quantity,
    serverItem?.id,
    replaces.map((each) => each.sku),
  ]);

test('another choice keeps the pieces, the place and the line at the shop, until the shop has agreed', () => {
  const changed = withChoice(cartOf(red, lineForTests('HAT')), 'RED', wantedBlue);
  expect(read(changed)).toEqual([
    ['BLUE', 2, 1, ['RED']],
    ['HAT', 1, undefined, []],
  ]);
});

test('a choice that is taken back before the shop has heard is no change any more', () => {
  const changed = withChoice(cartOf(red), 'RED', wantedBlue);
  expect(read(withChoice(changed, 'BLUE', wantedRed))).toEqual([['RED', 2, 1, []]]);
  const green = withChoice(changed, 'BLUE', lineForTests('GREEN'));
  expect(read(green)).toEqual([['GREEN', 2, 1, ['RED']]]);
});

test('a line that wants the same already joins, and the shop is to remove what it has of it', () => {
  const changed = withChoice(cartOf(red, blue), 'RED', wantedBlue);
  expect(read(changed)).toEqual([['BLUE', 5, 1, ['RED', 'BLUE']]]);
  expect(changed.removed).toEqual([{ id: 2, quantity: 3, cartId: 'cart-1', key: 'BLUE' }]);
  expect(changed.lines[0]?.replaces.map(({ serverItem }) => serverItem?.id)).toEqual([1, undefined]);
});

test('of two lines that became one none is back when one of them is wanted again', () => {
  const joined = withChoice(cartOf(red, blue), 'RED', wantedBlue);
  expect(read(withChoice(joined, 'BLUE', wantedRed))).toEqual([['RED', 5, 1, ['RED', 'BLUE']]]);
});

test('where the shop knows only the line that was joined, its line goes on', () => {
  const changed = withChoice(cartOf(lineForTests('RED', 2), blue), 'RED', wantedBlue);
  expect(read(changed)).toEqual([['BLUE', 5, 2, ['RED', 'BLUE']]]);
  expect(changed.removed).toEqual([]);
});

test.each([
  ['the same choice', 'RED', wantedRed],
  ['a line that is not there', 'HAT', wantedBlue],
])('%s changes nothing', (_what, key, wanted) => {
  const cart = cartOf(red, blue);
  expect(withChoice(cart, key, wanted)).toBe(cart);
});
