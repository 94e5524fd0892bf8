import { expect, test } from 'vitest';
import { moneyOf } from '#domain/shared/money.ts';
import { ecommerceEvent } from './ecommerce-event.ts';
import type { Fact } from './fact.ts';

const address = 'https://shop.test/women/sarees';
const piece = { sku: 'AJ-KS-1042-M', designer: 'Anjora', price: moneyOf(8_960.5) };
const pieceWords = {
  currency: 'INR',
  value: 8_960.5,
  items: [{ item_id: 'AJ-KS-1042-M', item_brand: 'Anjora', price: 8_960.5, quantity: 1 }],
};
const lines = [{ parentSku: 'AJ-KS-1042', name: 'Kurta' }];
const items = [{ item_id: 'AJ-KS-1042', item_name: 'Kurta' }];

test.each([
  [{ kind: 'page-seen' }, 'page_view', {}],
  [{ kind: 'category-seen', name: 'Sarees', pieces: lines }, 'view_item_list', { item_list_name: 'Sarees', items }],
  [{ kind: 'product-seen', piece }, 'view_item', pieceWords],
  [{ kind: 'searched', results: 12 }, 'view_search_results', { results: 12 }],
  [{ kind: 'filtered', filter: 'color' }, 'select_content', { content_type: 'filter', content_id: 'color' }],
  [{ kind: 'added', piece }, 'add_to_cart', pieceWords],
  [{ kind: 'removed', piece }, 'remove_from_cart', pieceWords],
  [{ kind: 'checkout-begun', lines, value: moneyOf(1) }, 'begin_checkout', { currency: 'INR', value: 1, items }],
  [{ kind: 'step-reached', step: 'payment' }, 'checkout_progress', { checkout_step: 'payment' }],
] as const satisfies readonly (readonly [Fact, string, object])[])('%o is the event %s', (fact, name, ecommerce) => {
  expect(ecommerceEvent(fact, address)).toEqual({ name, address, ecommerce });
});

test('a purchase bears the number of the order, and nothing of who buys', () => {
  const billingAddress = { firstName: 'Meera', lastName: 'Iyer', postcode: '400050', phone: '+919820012345' };
  const order = { id: '1764000000000-9f03cabc', lines, total: moneyOf(8_960.5), billingAddress };
  expect(ecommerceEvent({ kind: 'bought', order }, address)).toEqual({
    name: 'purchase',
    address,
    ecommerce: { transaction_id: '1764000000000-9f03cabc', currency: 'INR', value: 8_960.5, items },
  });
});
