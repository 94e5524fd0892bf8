import { expect, test } from 'vitest';
import { moneyOf } from '#domain/shared/money.ts';
import { tiersOf } from './tiers-of.ts';

const tier = (customer_group_id: number, qty: number, value: number) => ({ customer_group_id, qty, value });

test('tiers are those of everybody, from two pieces on, the fewest first', () => {
  const tiers = [tier(32_000, 5, 80), tier(32_000, 2, 90), tier(32_000, 1, 99), tier(4, 3, 70)];
  expect(tiersOf(tiers, undefined)).toEqual([
    { quantity: 2, price: moneyOf(90) },
    { quantity: 5, price: moneyOf(80) },
  ]);
});

test('a customer buys by those of the own group, too', () => {
  expect(tiersOf([tier(32_000, 5, 80), tier(4, 3, 70), tier(7, 2, 60)], 4)).toEqual([
    { quantity: 3, price: moneyOf(70) },
    { quantity: 5, price: moneyOf(80) },
  ]);
});

test.each([0, -5])('a tier of %d is none', (value) => {
  expect(tiersOf([tier(32_000, 3, value)], undefined)).toEqual([]);
});
