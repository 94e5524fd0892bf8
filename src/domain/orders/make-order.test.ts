import { expect, test } from 'vitest';
import type { CartId, CartLine } from '#domain/cart/cart.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import { ownTotals } from '#domain/cart/totals.ts';
import { billDetails, meeraDetails } from '#domain/checkout/details-for-tests.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { makeOrder, orderHashOf, type Purchase } from './make-order.ts';
import { purchase } from './purchase-for-tests.ts';
import { filledCart } from './tab-for-tests.ts';

const UUID = '7f3c9a52-4b1e-4c0d-9a77-0f5f6c1d2e3f';

test('CHK-20 CHK-24 an order has what the contract asks for', () => {
  const order = makeOrder(purchase, 1_795_168_800_123, UUID);
  expect(order).toMatchObject({
    id: `1795168800123-${UUID}`,
    createdAt: '2026-11-20T10:00:00.123Z',
    status: 'queued',
    hasLeftCart: false,
    country: 'IN',
    currency: 'INR',
    lines: [{ id: 7, name: 'A', sku: 'A', quantity: 2, price: moneyOf(100) }],
    shippingAddress: { street: ['12B', 'Hill Road, Bandra West'], postcode: '400050', phone: '+919820000000' },
    carrierCode: 'flatrate',
    methodCode: 'flatrate',
    paymentMethod: 'cashondelivery',
    total: moneyOf(200),
  });
  expect(order.billingAddress).toEqual(order.shippingAddress);
});

test.each<[string, string | null, string | null, string]>([
  ["the server's cart", 'cart-2', 'cart-1', 'cart-2'],
  ['the one that its lines were in when the shop refused that', null, 'cart-1', 'cart-1'],
  ['none where the shop has not heard of it', null, null, ''],
])('an order names %s', (_which, id, tied, named) => {
  const serverItem = tied === null ? null : { id: 5_101, cartId: tied as CartId, quantity: 1 };
  const lines = [lineForTests('A'), lineForTests('B', 1, { serverItem })];
  const cart = { ...filledCart, id: id as CartId | null, lines };
  expect(makeOrder({ ...purchase, cart }, 1_795_168_800_123, UUID).cartId).toBe(named);
});

test.each<[string, Partial<CartLine>, Partial<CartLine>]>([
  ['more', { serverItem: tiedTo('cart-1', 3) }, { asked: [3], askedIn: 'cart-1' as CartId }],
  [
    'more, and was asked for another number',
    { serverItem: tiedTo('cart-1', 3), asked: [2], askedIn: 'cart-1' as CartId },
    { asked: [2, 3], askedIn: 'cart-1' as CartId },
  ],
  [
    'more, after another cart was asked',
    { serverItem: tiedTo('cart-1', 3), asked: [2], askedIn: 'cart-0' as CartId },
    { asked: [3], askedIn: 'cart-1' as CartId },
  ],
  [
    'as many, and was asked for another number',
    { serverItem: tiedTo('cart-1', 1), asked: [2], askedIn: 'cart-1' as CartId },
    { asked: [2], askedIn: 'cart-1' as CartId },
  ],
  ['as many', { serverItem: tiedTo('cart-1', 1) }, {}],
])('a line that is ordered knows that the shop has %s of it', (_what, of, known) => {
  const lines = [lineForTests('A', 1, of)];
  const [line] = makeOrder({ ...purchase, cart: { ...filledCart, lines } }, 1_795_168_800_123, UUID).lines;
  expect({ ...(line?.asked && { asked: line.asked }), ...(line?.askedIn && { askedIn: line.askedIn }) }).toEqual(known);
});

function tiedTo(cartId: string, quantity: number): CartLine['serverItem'] {
  return { id: 5_101, cartId: cartId as CartId, quantity };
}

test('CHK-21 an order is dated by when it was made', () => {
  const at = '2026-11-20T10:00:00.123Z';
  expect(makeOrder(purchase, 1_795_168_800_123, UUID)).toMatchObject({ createdAt: at, updatedAt: at });
});

test('CHK-15 the apartment comes before the street, in a line of its own', () => {
  const shipping = { ...meeraDetails.shipping, apartmentNumber: ' 12B', streetAddress: 'Hill Road ' };
  const order = makeOrder({ ...purchase, details: { ...meeraDetails, shipping } }, 0, UUID);
  expect(order.shippingAddress?.street).toEqual(['12B', 'Hill Road']);
});

test('CHK-03 an order carries everything that the form of the parcel holds, and the way to send', () => {
  const { shippingAddress, carrierCode, methodCode } = makeOrder(purchase, 0, UUID);
  expect([shippingAddress, carrierCode, methodCode]).toEqual([
    {
      country: 'IN',
      region: 'Maharashtra',
      street: ['12B', 'Hill Road, Bandra West'],
      postcode: '400050',
      city: 'Mumbai',
      firstName: 'Meera',
      lastName: 'Iyer',
      email: 'meera.iyer@mail.test',
      phone: '+919820000000',
    },
    'flatrate',
    'flatrate',
  ]);
});

test('CHK-04 an order carries everything that the form of the bill holds', () => {
  const billing = {
    firstName: 'Asha',
    lastName: 'Rao',
    company: ' Rao Textiles ',
    country: 'IN',
    streetAddress: 'MG Road',
    apartmentNumber: '7',
    city: 'Pune',
    state: 'Goa',
    zipCode: '411001',
    phoneNumber: '98200 11111',
    taxId: ' 27ABCDE1234F1Z5 ',
  };
  const order = makeOrder({ ...purchase, details: { ...meeraDetails, billing, isBillingSame: false } }, 0, UUID);
  expect(order.billingAddress).toEqual({
    country: 'IN',
    region: 'Goa',
    street: ['7', 'MG Road'],
    postcode: '411001',
    city: 'Pune',
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'meera.iyer@mail.test',
    phone: '+919820011111',
    company: 'Rao Textiles',
    taxId: '27ABCDE1234F1Z5',
  });
  expect(order.shippingAddress).not.toHaveProperty('company');
});

test('CHK-05 an order carries the way to pay that was chosen', () => {
  expect(makeOrder({ ...purchase, cart: { ...filledCart, paymentMethod: 'ccavenuepay' } }, 0, UUID)).toMatchObject({
    paymentMethod: 'ccavenuepay',
  });
});

const byGateway = { ...filledCart, paymentMethod: 'ccavenuepay' };
const india = (['upi', 'cards'] as const).map((channel) => ({ code: 'ccavenuepay', channel }));
const paidBy: Purchase = { ...purchase, paymentRules: { india } };

test.each([
  ['the channel that was chosen', { cart: { ...byGateway, paymentChannel: 'cards' } }, 'cards'],
  ['the first one where none was chosen', { cart: byGateway }, 'upi'],
  ['none of another method', { cart: { ...filledCart, paymentChannel: 'upi' } }, null],
  ['none abroad', { cart: byGateway, storeView: { ...purchase.storeView, country: 'US' } }, null],
] as const)('CHK-05 an order carries %s', (_name, change, paymentChannel) => {
  expect(makeOrder({ ...paidBy, ...change }, 0, UUID)).toMatchObject({ paymentChannel });
});

test('CHK-05 another channel is another purchase, and the one that counts anyway is none', () => {
  const [unsaid, upi, cards] = ([null, 'upi', 'cards'] as const).map((paymentChannel) =>
    orderHashOf({ ...paidBy, cart: { ...byGateway, paymentChannel } }),
  );
  expect(upi).toBe(unsaid);
  expect(cards).not.toBe(upi);
});

test("the total is the shop's while it belongs to the lines", () => {
  const totals = { value: { ...ownTotals([], nothing), grandTotal: moneyOf(180) }, hash: 'A*2', at: 0 };
  expect(makeOrder({ ...purchase, cart: { ...filledCart, totals } }, 0, UUID).total).toBe(moneyOf(180));
  const stale = { ...filledCart, totals: { ...totals, hash: 'A*1' } };
  expect(makeOrder({ ...purchase, cart: stale }, 0, UUID).total).toBe(moneyOf(200));
});

test('what needs no shipping goes to no address, and is billed to the billing one', () => {
  const cart = { ...filledCart, lines: [lineForTests('A', 1, { type: 'downloadable' })] };
  const details = { ...meeraDetails, billing: { ...billDetails, city: 'Pune' } };
  const order = makeOrder({ ...purchase, cart, details }, 0, UUID);
  expect(order).toMatchObject({ shippingAddress: null, billingAddress: { city: 'Pune' } });
});

const { cart, details } = purchase;
const elsewhere = { ...billDetails, city: 'Pune' };

test.each([
  ['other pieces', { cart: { ...cart, lines: [lineForTests('A', 3)] } }],
  ['another way to pay', { cart: { ...cart, paymentMethod: 'ccavenuepay' } }],
  ['another address', { details: { ...details, shipping: elsewhere } }],
  ['another address for the bill', { details: { ...details, billing: elsewhere, isBillingSame: false } }],
  ['another person', { details: { ...details, personal: { ...details.personal, emailAddress: 'a@b.test' } } }],
  ['bought again after the last order', { cart: { ...cart, orderedAt: 1 } }],
])('%s is another purchase', (_name, change) => {
  expect(orderHashOf({ ...purchase, ...change })).not.toBe(orderHashOf(purchase));
});

test.each([
  ["the shop's name for the cart", { cart: { ...cart, id: 'cart-9' as CartId } }],
  ['an address for the bill that is not used', { details: { ...details, billing: elsewhere } }],
])('%s makes no other purchase', (_name, change) => {
  expect(orderHashOf({ ...purchase, ...change })).toBe(orderHashOf(purchase));
});
