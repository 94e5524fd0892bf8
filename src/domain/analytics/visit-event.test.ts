import { expect, test } from 'vitest';
import { moneyOf } from '#domain/shared/money.ts';
import type { Fact } from './fact.ts';
import { visitEvent } from './visit-event.ts';

const address = 'https://shop.test/p/AJ-KS-1042/kurta';
const piece = { sku: 'AJ-KS-1042-M', designer: 'Anjora', price: moneyOf(8_960) };
const lines = [{ parentSku: 'AJ-KS-1042', name: 'Kurta' }];

test.each([
  [{ kind: 'page-seen' }, 'pageview', {}],
  [{ kind: 'category-seen', name: 'Sarees', pieces: lines }, 'Category', { category: 'Sarees' }],
  [{ kind: 'product-seen', piece }, 'Product', { sku: 'AJ-KS-1042-M', designer: 'Anjora' }],
  [{ kind: 'searched', results: 12 }, 'Search', { results: '12' }],
  [{ kind: 'filtered', filter: 'color' }, 'Filter', { filter: 'color' }],
  [{ kind: 'added', piece }, 'Add to cart', { sku: 'AJ-KS-1042-M', designer: 'Anjora' }],
  [{ kind: 'removed', piece }, 'Remove from cart', { sku: 'AJ-KS-1042-M', designer: 'Anjora' }],
  [{ kind: 'checkout-begun', lines, value: moneyOf(1) }, 'Checkout', { lines: '1' }],
  [{ kind: 'step-reached', step: 'payment' }, 'Checkout step', { step: 'payment' }],
] as const satisfies readonly (readonly [Fact, string, object])[])('%o is counted as %s', (fact, name, details) => {
  expect(visitEvent(fact, address)).toEqual({ name, address, details, revenue: null });
});

test('TRACK-06 a purchase is counted with what it comes to, and names neither its order nor who buys', () => {
  const billingAddress = { firstName: 'Meera', lastName: 'Iyer', postcode: '400050', phone: '+919820012345' };
  const order = { id: '1764000000000-9f03cabc', lines, total: moneyOf(8_960.5), billingAddress };
  const event = visitEvent({ kind: 'bought', order }, address);
  expect(event).toEqual({ name: 'Purchase', address, details: { lines: '1' }, revenue: 8_960.5 });
});
