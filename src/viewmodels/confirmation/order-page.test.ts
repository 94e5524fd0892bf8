import { describe, expect, test } from 'vitest';
import type { CartAddress } from '#domain/cart/cart-gateway.ts';
import { type Order, orderIdOf, type PlacedOrder } from '#domain/orders/order.ts';
import type { OrderState } from '#domain/orders/order-status.ts';
import { statesForTests } from '#domain/orders/states-for-tests.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { lineForTests } from '../cart/line-for-tests.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { devicePage, placedPage } from './order-page.ts';

const delivery = { india: { least: 4, most: 7 }, abroad: { least: 8, most: 14 } };
const writing = { currency: 'INR', locale: 'en-IN', mediaBase: '', delivery, messages: inEnglish };

const address: CartAddress = {
  country: 'IN',
  region: 'Maharashtra',
  street: ['Flat 4B', '12 Hill Road'],
  postcode: '400050',
  city: 'Mumbai',
  firstName: 'Meera',
  lastName: 'Iyer',
  email: 'meera@mail.test',
  phone: '98765 43210',
};

function orderWith(state: OrderState, name = 'Silk Tee'): Order {
  return {
    id: orderIdOf('1795168800123-x'),
    createdAt: '2026-11-20T20:00:00Z',
    lines: [{ ...lineForTests(name, { pieces: 2 }), id: 1 }],
    shippingAddress: address,
    billingAddress: address,
    total: moneyOf(4_800),
    ...state,
  } as unknown as Order;
}

test('what waits is never called placed', () => {
  const page = devicePage(orderWith(statesForTests.queued), writing, false);
  expect(page).toMatchObject({ kind: 'waiting', heading: 'Waiting to be sent', number: null });
  expect(page.text).toContain('will be sent when you are back online');
  expect(JSON.stringify(page)).not.toContain('placed');
  expect(JSON.stringify(page)).not.toContain('1795168800123');
});

test.each([
  [true, 'we are asking there'],
  [false, 'we ask there as soon as you are back online'],
])('what is being canceled is neither sent nor changed (online: %s)', (isOnline, words) => {
  const page = devicePage(orderWith(statesForTests.canceling), writing, isOnline);
  expect(page).toMatchObject({
    kind: 'canceling',
    heading: 'Your order is being cancelled',
    editLabel: null,
    ways: [],
  });
  expect(page.text).toContain(words);
});

test('an order the shop took is thanked for, also while the shop cannot be asked', () => {
  const page = devicePage(
    orderWith({ ...statesForTests.accepted, number: '000000123', charged: moneyOf(5_000) }),
    writing,
    true,
  );
  expect(page).toMatchObject({ kind: 'placed', heading: 'Thank you, Meera', number: '000000123' });
  expect(page.terms).toEqual([{ sum: 'grandTotal', term: 'Total', amount: '₹5,000' }]);
});

test('a refused order says why', () => {
  const page = devicePage(orderWith({ ...statesForTests.refused, message: 'Zip code is missing' }), writing, true);
  expect(page).toMatchObject({ kind: 'refused', text: 'Zip code is missing' });
});

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

const placed: PlacedOrder = {
  ...{ id: orderIdOf('1'), number: '000000123', createdAt: '2026-11-20T10:00:00Z', status: 'processing' },
  ...{ isMasked: false, firstName: 'Meera', email: 'meera@mail.test', lines: [], shippingAddress: address },
  ...{
    subtotal: moneyOf(4_800),
    discount: nothing,
    shipping: nothing,
    tax: moneyOf(229),
    storeCredit: nothing,
    total: moneyOf(4_800),
  },
  billingAddress: address,
  ...{ shippingTitle: 'DPD Courier', paymentMethod: 'paypalstandard', paymentTitle: 'PayPal' },
};

test('what was chosen is told in the language of the visit', () => {
  const options = [{ label: 'Color', value: 'Indigo' }];
  const line = { sku: 'Tee', name: 'Tee', pieces: 1, price: moneyOf(1), total: moneyOf(1), image: '', options };
  const messages: typeof inEnglish = ({ english }) => ({ ...english, colour: 'Farbe' });
  const [view] = placedPage({ ...placed, lines: [line] }, { ...writing, messages }).lines;
  expect(view?.options).toEqual([{ label: 'Farbe', value: 'Indigo' }]);
});

test('what is on its way says when it arrives, in words and for machines', () => {
  expect(placedPage(placed, writing).arrival).toEqual({
    first: { iso: '2026-11-25', text: 'Wednesday, 25 November' },
    last: { iso: '2026-11-28', text: 'Saturday, 28 November' },
  });
});

test.each([
  ['is not paid', { status: 'pending_payment' }],
  ['needs no parcel', { shippingAddress: null }],
  ['was placed at no time that can be read', { createdAt: '' }],
])('no day is promised for what %s', (_name, change) => {
  expect(placedPage({ ...placed, ...change }, writing).arrival).toBeNull();
});

describe('CAT-097 a line of the shop', () => {
  const line = { sku: 'Silk Tee', name: 'Silk Tee', pieces: 1, price: moneyOf(1), total: moneyOf(1), options: [] };
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

test('a refused order leads back to the checkout where its pieces are in the cart still, else it can be edited', () => {
  const pageOf = (hasLeftCart: boolean) =>
    devicePage(orderWith({ ...statesForTests.refused, hasLeftCart }), writing, true);
  expect(pageOf(false)).toMatchObject({
    ways: [{ text: 'Back to checkout', to: '/checkout', leavesShop: false }],
    editLabel: null,
  });
  expect(pageOf(true)).toMatchObject({ ways: [], editLabel: 'Edit and order again' });
});

test('what waits says what to do until it is sent, and shows what was ordered', () => {
  const page = devicePage(orderWith(statesForTests.queued), writing, true);
  expect(page.next).toHaveLength(2);
  expect(page.lines).toMatchObject([{ name: 'Silk Tee', pieces: 2 }]);
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
