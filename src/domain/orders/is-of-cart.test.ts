import { expect, test } from 'vitest';
import { broughtTo, isOfCart } from './is-of-cart.ts';

const madeSince = (since: unknown) => ({ hash: JSON.stringify([['A*1', since], null]) });
const damaged = [{ hash: '' }, { hash: '{}' }, { hash: 'A*1' }, madeSince('17'), { hash: '[[]]' }];
const of = (orderedAt: number | null, begunAt: number | null = null) => ({ orderedAt, begunAt });

test.each([
  ['the first cart of a device, of that one', null, of(null), true],
  ['a later cart, of the first one: it came of it', 20, of(null), true],
  ['the very cart', 20, of(20), true],
  ['a cart that came of it', 21, of(20), true],
  ['a cart before the last order', 19, of(20), false],
  ['the first cart, after an order', null, of(20), false],
  ['the first cart, after somebody has left', null, of(null, 20), false],
  ['a cart of who came then', 20, of(null, 20), true],
])('an order of %s is of this cart', (_which, since, cart, isOf) => {
  expect(isOfCart(madeSince(since), cart)).toBe(isOf);
});

test.each(damaged)('of an order with the hash %o nobody can say it', (order) => {
  expect(isOfCart(order, of(null))).toBe(false);
});

test('a cart is brought to the latest of its orders, whatever damaged ones say', () => {
  expect(broughtTo(of(20), [madeSince(40), madeSince(30), madeSince(null), ...damaged])).toEqual(of(40));
  expect(broughtTo(of(20), [madeSince(10)])).toEqual(of(20));
  expect(broughtTo(of(null, 5), damaged)).toEqual(of(5, 5));
  expect(broughtTo(of(null), [madeSince(null)])).toEqual(of(null));
});
