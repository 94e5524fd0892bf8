import { expect, test } from 'vitest';
import { briefly, chooseStates } from './choose-states.ts';

const names = ['cart/ready', 'cart/empty', 'cart/coupon', 'product/ready', 'product/empty'];

test('of each screen the first is looked at closely, and those that say most', () => {
  const close = chooseStates(names, []).filter(({ isThorough }) => isThorough);
  expect(close.map(({ state }) => state)).toEqual(['cart/ready', 'cart/coupon', 'product/ready']);
});

test('a part is looked at as the whole is', () => {
  const whole = chooseStates(names, []);
  const part = chooseStates(names, ['empty', 'coupon']);
  expect(part.map(({ state }) => state)).toEqual(['cart/empty', 'cart/coupon', 'product/empty']);
  expect(whole).toEqual(expect.arrayContaining([...part]));
});

test('in brief there is what is looked at closely, and what is promised', () => {
  const chosen = ['a', 'b', 'c', 'd', 'e'].map((state) => ({ state, isThorough: state === 'b' }));
  expect(briefly(chosen, ['e']).map(({ state }) => state)).toEqual(['b', 'e']);
  expect(briefly(chosen, []).map(({ state }) => state)).toEqual(['b']);
});
