import { describe, expect, test } from 'vitest';
import { type Order, orderIdOf, type PlacedOrder } from '#domain/orders/order.ts';
import { statesForTests } from '#domain/orders/states-for-tests.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { orderMessages } from '../messages/orders/en.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { devicePage, placedPage } from './order-page.ts';
import { address, orderWith, placed, writing } from './order-page-for-tests.ts';

test('the day of an order is that of the store', () => {
  expect(devicePage(orderWith(statesForTests.queued), writing, true).day).toBe('21 November 2026 1:30 am');
});

test("the shop's order adds up term by term", () => {
  const page = placedPage(
    {
      ...{ id: orderIdOf('1'), number: '000000123', createdAt: 'no date', status: 'pending' },
      ...{ isMasked: false, firstName: 'Meera', email: 'meera@mail.test', lines: [], shippingAddress: null },
      ...{
        subtotal: moneyOf(4_800),
        discount: moneyOf(-480),
        shipping: nothing,
        tax: moneyOf(229),
        storeCredit: nothing,
        total: moneyOf(4_320),
      },
      billingAddress: address,
      ...{ shippingTitle: '', paymentMethod: 'paypalstandard', paymentTitle: 'PayPal' },
    } satisfies PlacedOrder,
    writing,
  );
  expect(page.terms.map(({ amount }) => amount)).toEqual(['₹4,800', '-₹480', '₹0', '₹229', '₹4,320']);
  expect({ day: page.day, address: page.addressLines }).toEqual({ day: '', address: [] });
});

test('what was chosen is told in the language of the visit', () => {
  const options = [{ label: 'Color', value: 'Indigo' }];
  const line = { sku: 'Tee', name: 'Tee', quantity: 1, price: moneyOf(1), total: moneyOf(1), image: '', options };
  const messages: typeof inEnglish = ({ english }) => ({ ...english, colour: 'Farbe' });
  const [view] = placedPage({ ...placed, lines: [line] }, { ...writing, messages }).lines;
  expect(view?.options).toEqual([{ label: 'Farbe', value: 'Indigo' }]);
});

describe('CAT-097 a line of the shop', () => {
  const line = { sku: 'Silk Tee', name: 'Silk Tee', quantity: 1, price: moneyOf(1), total: moneyOf(1), options: [] };
  const kept = orderWith(statesForTests.queued);
  const shown = (image: string, order: Order | null) =>
    placedPage({ ...placed, lines: [{ ...line, image }] }, writing, order).lines[0]?.picture.src;

  test.each(['', 'no_selection'])('that comes with the picture %j has the one that was ordered', (image) => {
    expect(shown(image, kept)).toBe('/img/150/150/resize/tee.jpg');
  });

  test('keeps its own', () => {
    expect(shown('/shop.jpg', kept)).toBe('/img/150/150/resize/shop.jpg');
  });

  test('has none where nobody knows one', () => {
    expect(shown('no_selection', null)).toBe('');
    expect(shown('', orderWith(statesForTests.queued, 'Another Tee'))).toBe('');
  });
});

test.each([
  ['upi', 'UPI'],
  ['cards', 'Cards and net banking'],
] as const)('CHK-05 an order to be paid by %s says so, waiting or placed', (paymentChannel, title) => {
  const kept = { ...orderWith(statesForTests.queued), paymentChannel };
  expect(devicePage(kept, writing, false).paymentTitle).toBe(title);
  expect(placedPage({ ...placed, paymentTitle: 'CCAvenue' }, writing, kept).paymentTitle).toBe(title);
});

test('an order of no channel says what the shop says', () => {
  const kept = orderWith(statesForTests.queued);
  expect(devicePage(kept, writing, false).paymentTitle).toBe('');
  expect(placedPage(placed, writing, kept).paymentTitle).toBe('PayPal');
  expect(placedPage(placed, writing).paymentTitle).toBe('PayPal');
});

test.each([
  ['paypalstandard', 'processing', 'Paid'],
  ['paypalstandard', 'pending_payment', 'Not paid yet'],
  ['paypalstandard', 'canceled', 'Cancelled, nothing is due'],
  ['cashondelivery', 'shipped', 'To be paid to the courier'],
  ['cashondelivery', 'complete', 'Paid'],
])('an order by %s that is %s: %s', (paymentMethod, status, words) => {
  expect(placedPage({ ...placed, paymentMethod, status }, writing).paymentState).toBe(words);
});

test.each([
  ['processing', ['packed', 'brought', 'notRight']],
  ['shipped', ['brought', 'notRight']],
  ['complete', ['notRight']],
] as const)('what happens next with an order that is %s is what has not happened yet', (status, steps) => {
  const { packed, notRight } = inEnglish(orderMessages);
  const told = placedPage({ ...placed, status }, writing).next;
  const names = told.map((step) => (step === packed ? 'packed' : step === notRight ? 'notRight' : 'brought'));
  expect(names).toEqual(steps);
});

test.each(['shipped', 'complete'])('an order that is %s says so, and no longer that it is placed', (status) => {
  const { heading, text, status: told } = placedPage({ ...placed, status }, writing);
  expect([heading, text]).toEqual([inEnglish(orderMessages).yourOrder, told]);
});

test('who has the parcel is said to bring it, whoever was planned to', () => {
  const parcel = { carrier: 'Blue Dart', number: 'BD 1', link: null, shippedAt: null, deliveredAt: null };
  const [next] = placedPage({ ...placed, status: 'shipped', shipments: [parcel] }, writing).next;
  expect(next).toContain('Blue Dart');
});

test('an order whose people are not told says how it stands, and names nobody', () => {
  const nowhere = {
    ...address,
    region: '',
    street: [],
    postcode: '',
    city: '',
    firstName: '',
    lastName: '',
    phone: '',
  };
  const masked = { ...placed, isMasked: true, firstName: '', email: '', shippingAddress: nowhere };
  const page = placedPage(masked, writing);
  expect(page).toMatchObject({
    ...{ isMasked: true, heading: 'Your order', text: 'Being packed', status: 'Being packed', number: '000000123' },
    addressLines: [],
  });
  expect(page.next[1]).toBe('DPD Courier brings it between {first} and {last}.');
  expect(placedPage({ ...masked, createdAt: 'no date' }, writing).next).toHaveLength(2);
});

test('a status that nobody knows is told as the shop writes it', () => {
  expect(placedPage({ ...placed, status: 'toString' }, writing).status).toBe('toString');
});

test('an order of the shop thanks by name, and a masked one tells how it stands and nobody who ordered', () => {
  expect(placedPage(placed, writing)).toMatchObject({
    heading: 'Thank you, Meera',
    text: 'Your order is placed. Messages about it go to meera@mail.test.',
  });
  const masked = placedPage({ ...placed, isMasked: true, firstName: '', email: '' }, writing);
  expect(masked).toMatchObject({ heading: 'Your order', addressLines: [], isMasked: true });
});

test.each(['canceled', 'closed'])('nothing is to be paid of an order that is %s', (status) => {
  expect(placedPage({ ...placed, status }, writing).paymentState).toBe(
    placedPage({ ...placed, status: 'canceled' }, writing).paymentState,
  );
  expect(placedPage({ ...placed, status }, writing).paymentState).not.toBe(placedPage(placed, writing).paymentState);
});
