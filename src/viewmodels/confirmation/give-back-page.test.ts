import { expect, test } from 'vitest';
import type { ReturnableLine } from '#domain/orders/may-be-returned.ts';
import type { PlacedLine } from '#domain/orders/order.ts';
import { returnFormOf } from '#domain/orders/return-form.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { giveBackPage } from './give-back-page.ts';
import { placed, writing } from './order-page-for-tests.ts';

const line: PlacedLine = {
  ...{ sku: 'T1', name: 'Silk Tee', quantity: 2, image: '/t1.jpg', options: [] },
  price: moneyOf(2_400),
  total: moneyOf(4_800),
};

const piece = (item: number, left: number): ReturnableLine => ({
  ...{ item, line, left },
  why: left === 0 ? 'given-back' : null,
});

const lines = [piece(1, 0), piece(2, 1), piece(3, 2)];

const toldOf = (hasTried: boolean, typed: Readonly<Record<string, string>>) => {
  const form = returnFormOf({ order: placed.id, ...typed }, placed.id, lines);
  const shown = { order: placed, returnable: { kind: 'open', until: '2026-12-05', lines } as const, form, hasTried };
  return giveBackPage(shown, { ...writing, mediaBase: '' }).lines.map(({ nothingChosen }) => nothingChosen);
};

test('that nothing was chosen is told once, where something can be chosen, and not before it was to be sent', () => {
  expect(toldOf(true, {})).toEqual([null, 'Choose how many pieces you return', null]);
  expect(toldOf(false, {})).toEqual([null, null, null]);
  expect(toldOf(true, { 'quantity-3': '1' })).toEqual([null, null, null]);
});
