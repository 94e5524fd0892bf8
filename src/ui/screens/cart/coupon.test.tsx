// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { createMobxCell } from '#adapters/browser/mobx-cell.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import type { CouponOutcome } from '#domain/cart/coupon.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { CouponModel } from '#viewmodels/cart/coupon-model.ts';
import { inEnglish } from '#viewmodels/messages/writing/messages.ts';
import { Coupon } from './coupon.tsx';

afterEach(cleanup);

const REFUSED = "The coupon code isn't valid. Verify the code and try again.";

function showCoupon({ address = '/cart', typed = '', outcome = 'refused' as CouponOutcome } = {}): CouponModel {
  const model = new CouponModel({
    cart: createMobxCell<Cart>(emptyCart),
    storeView: createMobxCell(defaultStoreView),
    isOnline: createMobxCell(true),
    applyCoupon: async () => outcome,
    removeCoupon: async () => 'applied',
    couponDraft: createMobxCell({}),
    messages: inEnglish,
  });
  model.type(typed);
  render(
    <MemoryRouter initialEntries={[address]}>
      <Coupon model={model} />
    </MemoryRouter>,
  );
  return model;
}

const field = (): HTMLInputElement => screen.getByLabelText('Coupon code');
const isOpen = (): boolean => field().closest('details')?.open ?? false;

test('it is closed until it is wanted', () => {
  showCoupon();
  expect(isOpen()).toBe(false);
});

test.each([
  { address: '/cart?coupon=FESTIVE10', code: 'FESTIVE10' },
  { address: '/cart?coupon=%3Cb%3E', code: '<b>' },
])('a code in $address stands in the open field', ({ address, code }) => {
  showCoupon({ address });
  expect(isOpen()).toBe(true);
  expect(field().value).toBe(code);
});

test('an address with an empty code opens nothing', () => {
  showCoupon({ address: '/cart?coupon=' });
  expect(isOpen()).toBe(false);
});

test('CART-76 after a refusal the focus is at the field, which keeps the code and says why', async () => {
  showCoupon({ typed: 'DIWALI50' });
  expect(isOpen()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Apply coupon' }));
  await expect.poll(() => document.activeElement).toBe(field());
  expect(field().value).toBe('DIWALI50');
  expect(screen.getByText(REFUSED).closest('p')?.id).toBe(field().getAttribute('aria-describedby'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a refusal after Enter in the field is read out by itself, each time', async () => {
  showCoupon({ typed: 'DIWALI50' });
  await userEvent.type(field(), '{Enter}');
  expect(screen.getByRole('alert').textContent).toBe(REFUSED);
});

test('a coupon that cannot be asked about is no reason to lose the code', async () => {
  showCoupon({ typed: 'DIWALI50', outcome: 'failed' });
  await userEvent.click(screen.getByRole('button', { name: 'Apply coupon' }));
  expect(field().value).toBe('DIWALI50');
  expect(field().getAttribute('aria-invalid')).toBe('true');
});
