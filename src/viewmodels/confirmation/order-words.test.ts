import { expect, test } from 'vitest';
import { statesForTests } from '#domain/orders/states-for-tests.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { devicePage, placedPage } from './order-page.ts';
import { orderWith, placed, writing } from './order-page-for-tests.ts';

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

test('STORE-25 what is not sent to the country of a refused order is told in the words of the shopper', () => {
  const message = 'Horn Clutch is not sent to US Shell Earrings is not sent to US';
  const page = devicePage(orderWith({ ...statesForTests.refused, message }), writing, true);
  expect(page).toMatchObject({
    text: 'Cannot be sent to the country of the address (United States): Horn Clutch, Shell Earrings.',
  });
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
  expect(page.lines).toMatchObject([{ name: 'Silk Tee', quantity: 2 }]);
});
