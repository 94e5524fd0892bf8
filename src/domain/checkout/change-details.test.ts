import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import {
  createAcceptTerms,
  createChangeDetails,
  createIsInCheckout,
  createSetBillingSame,
  isInCheckout,
} from './change-details.ts';
import { type CheckoutDetails, noDetails } from './details.ts';

function openWorld() {
  const ports = { checkoutDetails: createMemoryCell<CheckoutDetails>(noDetails), clock: createMemoryClock() };
  return { ...ports, changeDetails: createChangeDetails(ports), isInCheckoutNow: createIsInCheckout(ports), ports };
}

test('CHK-10 a change touches its field alone and is dated', () => {
  const { changeDetails, checkoutDetails, clock } = openWorld();
  changeDetails('shipping', 'city', 'Pune');
  expect(checkoutDetails.get()).toEqual({
    ...noDetails,
    shipping: { ...noDetails.shipping, city: 'Pune' },
    modifiedAt: clock.now(),
  });
});

test('CHK-10 ticking a box is a change too', async () => {
  const { ports, checkoutDetails, clock } = openWorld();
  createSetBillingSame(ports)(false);
  expect(checkoutDetails.get()).toMatchObject({ isBillingSame: false, modifiedAt: clock.now() });
  await clock.advance(1);
  createAcceptTerms(ports)(true);
  expect(checkoutDetails.get()).toMatchObject({ areTermsAccepted: true, modifiedAt: clock.now() });
});

test('CART-62 CONF-29 the shopper is in checkout for 1,800,000 ms after the last change', async () => {
  const { changeDetails, isInCheckoutNow, clock } = openWorld();
  expect(isInCheckoutNow()).toBe(false);
  changeDetails('personal', 'firstName', 'M');
  expect(isInCheckoutNow()).toBe(true);
  await clock.advance(1_800_000);
  expect(isInCheckoutNow()).toBe(true);
  await clock.advance(1);
  expect(isInCheckoutNow()).toBe(false);
});

test('a clock that was set back does not make the checkout longer', () => {
  expect(isInCheckout({ modifiedAt: 10_000_000 }, 0)).toBe(false);
});
