import type { CartAddress } from '#domain/cart/cart-gateway.ts';
import { type Order, orderIdOf, type PlacedOrder } from '#domain/orders/order.ts';
import type { OrderState } from '#domain/orders/order-status.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { lineForTests } from '../cart/line-for-tests.ts';
import { inEnglish } from '../messages/writing/messages.ts';

const delivery = { india: { least: 4, most: 7 }, abroad: { least: 8, most: 14 } };
export const writing = { storeView: defaultStoreView, locale: 'en-IN', mediaBase: '', delivery, messages: inEnglish };

export const address: CartAddress = {
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

export function orderWith(state: OrderState, name = 'Silk Tee'): Order {
  return {
    id: orderIdOf('1795168800123-x'),
    createdAt: '2026-11-20T20:00:00Z',
    lines: [{ ...lineForTests(name, { quantity: 2 }), id: 1 }],
    shippingAddress: address,
    billingAddress: address,
    total: moneyOf(4_800),
    ...state,
  } as unknown as Order;
}

export const placed: PlacedOrder = {
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
