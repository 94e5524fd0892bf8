import { expect, test } from 'vitest';
import { inEnglish } from '../messages/writing/messages.ts';
import { textOf } from './messages.ts';

const telling = { messages: inEnglish, contact: { email: 'care@zari.test' }, storeView: { currency: 'INR' } };

test('ERR-07 the contact address stands for {email}', () => {
  expect(textOf({ code: 'order-refused' }, telling)).toBe(
    'Internal validation error. Please check if all required fields are filled in. Please contact us on care@zari.test',
  );
});

test('ERR-07 an address with a dollar sign is taken as it is', () => {
  expect(textOf({ code: 'order-refused' }, { ...telling, contact: { email: '$&@zari.test' } })).toContain(
    'contact us on $&@zari.test',
  );
});

test('ERR-01 the words of the shop win over ours', () => {
  expect(textOf({ code: 'server-message', text: 'Order not found' }, telling)).toBe('Order not found');
});

test.each([
  ['cart-added', 'Product has been added to the cart!'],
  ['cart-quantity-updated', 'Product quantity has been updated!'],
  ['cart-price-unknown', 'Product price is unknown, product cannot be added to the cart!'],
  ['cart-out-of-stock', 'The product is out of stock and cannot be added to the cart!'],
  ['product-no-variants', 'No available product variants'],
  ['category-offline', 'No products synchronized for this category. Please come back while online!'],
  ['filters-offline', 'No filters synchronized for this category. Please come back while online!'],
  ['order-queued', 'The order can not be transfered because of server error. Order has been queued'],
  ['review-sent', 'You submitted your review for moderation.'],
  ['review-failed', 'Something went wrong. Try again in a few seconds.'],
] as const)('ERR-09 the words of %s are those of the specification', (code, text) => {
  expect(textOf({ code }, telling)).toBe(text);
});

test.each(['order-refused', 'order-queue-refused'] as const)('STORE-25 %s names what is not sent there', (code) => {
  const message = 'Horn Clutch is not sent to US $& is not sent to US';
  expect(textOf({ code, message }, telling)).toBe(
    'Your order was not placed. Not sent to the country of the address: Horn Clutch, $&.',
  );
  expect(textOf({ code, message: 'no city' }, telling)).toBe(textOf({ code }, telling));
});
