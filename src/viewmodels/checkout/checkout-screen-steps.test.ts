import { expect, test, vi } from 'vitest';
import { noDetails } from '#domain/checkout/details.ts';
import type { SeenOutcome } from '#domain/workflows/place-as-seen.ts';
import { methodCode, openCheckoutScreen } from './checkout-screen-for-tests.ts';

test('a step that is complete leads to the next, and the address is told', async () => {
  const { model, asked } = openCheckoutScreen();
  expect(model.continueFrom('address')).toBe('/checkout?step=shipping');
  await vi.waitFor(() => expect(asked).toEqual(['load methods', `ship by ${methodCode}`]));
  expect(model.continueFrom('shipping')).toBe('/checkout?step=payment');
  expect(model.continueFrom('payment')).toBeNull();
  expect(asked).toHaveLength(2);
});

test('a single courier that is chosen is not asked about, one that is not is', () => {
  expect(openCheckoutScreen({ couriers: 1 }).model.continueFrom('address')).toBe('/checkout?step=payment');
  expect(openCheckoutScreen({ couriers: 1, cart: { shippingMethod: null } }).model.continueFrom('address')).toBe(
    '/checkout?step=shipping',
  );
});

test('a step that is not complete stays, and says why', () => {
  const { model, asked } = openCheckoutScreen({ details: { shipping: noDetails.shipping } });
  expect(model.continueFrom('address')).toBeNull();
  expect(model.form.shownProblemsOf('address').length).toBeGreaterThan(0);
  expect(asked).toEqual([]);
});

test('a later step cannot be opened before the earlier ones are complete', () => {
  const { model } = openCheckoutScreen({ details: { shipping: noDetails.shipping } });
  expect(model.addressInsteadOf('address')).toBeNull();
  expect(model.addressInsteadOf('shipping')).toBe('/checkout');
  expect(model.addressInsteadOf('payment')).toBe('/checkout');
  expect(openCheckoutScreen({ cart: { shippingMethod: null } }).model.addressInsteadOf('payment')).toBe(
    '/checkout?step=shipping',
  );
  expect(openCheckoutScreen().model.addressInsteadOf('payment')).toBeNull();
});

test('an empty cart leads to no other step: the page says that there is nothing to order', () => {
  const { model } = openCheckoutScreen({ details: { shipping: noDetails.shipping }, cart: { lines: [] } });
  expect(model.addressInsteadOf('payment')).toBeNull();
});

test('an order that is not complete leads to the step that is not', async () => {
  const incomplete = { kind: 'incomplete' } as SeenOutcome;
  const { model } = openCheckoutScreen({ cart: { shippingMethod: null }, outcome: incomplete });
  expect(await model.place()).toBe('/checkout?step=shipping');
  expect(model.form.attemptsAt('shipping')).toBe(1);
  const atPayment = openCheckoutScreen({ cart: { paymentMethod: null }, outcome: incomplete });
  expect(await atPayment.model.place()).toBeNull();
  expect(atPayment.model.form.shownProblemsOf('payment').map(({ text }) => text)).toEqual(['Choose a payment method']);
});
