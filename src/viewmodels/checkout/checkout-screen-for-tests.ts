import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { type Cart, emptyCart } from '#domain/cart/cart.ts';
import { defaultShippingMethod } from '#domain/cart/methods.ts';
import { createAcceptTerms, createChangeDetails, createSetBillingSame } from '#domain/checkout/change-details.ts';
import { usualMethods } from '#domain/checkout/checkout-methods.ts';
import type { CheckoutDetails } from '#domain/checkout/details.ts';
import { meeraDetails } from '#domain/checkout/details-for-tests.ts';
import { type Notices, noNotices, withNotice } from '#domain/notices/notices.ts';
import { type Order, orderIdOf } from '#domain/orders/order.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import type { SeenOutcome } from '#domain/workflows/place-as-seen.ts';
import { lineForTests } from '../cart/line-for-tests.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { addressGuide } from './address-guide.ts';
import { createCheckoutScreen } from './checkout-screen-model.ts';

export const order = { id: orderIdOf('17-a'), hasLeftCart: false } as Order;
const accepted: SeenOutcome = { kind: 'accepted', order, redirectUrl: null };
export const { methodCode } = defaultShippingMethod;
const NOON = Date.parse('2026-11-20T12:00:00+05:30');

type Given = {
  readonly cart?: Partial<Cart>;
  readonly details?: Partial<CheckoutDetails>;
  readonly isDeviceRead?: boolean;
  readonly isDeviceLate?: boolean;
  readonly isOnline?: boolean;
  readonly couriers?: number;
  readonly outcome?: SeenOutcome;
};

function couriersOf(count: number) {
  return Array.from({ length: count }, (_each, at) => ({
    ...defaultShippingMethod,
    methodCode: at === 0 ? methodCode : `express${at}`,
    title: at === 0 ? 'DPD Courier' : 'Express',
    priceInclTax: moneyOf(at * 100),
  }));
}

function cellsOf({ isDeviceRead = true, isDeviceLate = false, isOnline = true, couriers = 2, ...given }: Given) {
  const lines = [lineForTests('Silk Tee', { quantity: 2 })];
  const chosen = { shippingMethod: methodCode, paymentMethod: 'ccavenuepay' };
  return {
    cart: createMemoryCell<Cart>({ ...emptyCart, lines, ...chosen, ...given.cart }),
    checkoutDetails: createMemoryCell<CheckoutDetails>({ ...meeraDetails, ...given.details }),
    notices: createMemoryCell<Notices>(withNotice(noNotices, { code: 'cart-added', offersCheckout: true }, 0)),
    storeView: createMemoryCell(defaultStoreView),
    isOnline: createMemoryCell(isOnline),
    isDeviceRead: createMemoryCell(isDeviceRead),
    isDeviceLate: createMemoryCell(isDeviceLate),
    checkoutMethods: createMemoryCell({ ...usualMethods, shipping: couriersOf(couriers) }),
  };
}

export function openCheckoutScreen({ outcome = accepted, ...given }: Given = {}) {
  const cells = cellsOf(given);
  const { cart, checkoutDetails, notices } = cells;
  const clock = { now: () => NOON };
  const asked: string[] = [];
  const noting = async <T>(what: string, answer: T): Promise<T> => {
    asked.push(what);
    return answer;
  };
  const model = createCheckoutScreen({
    ...cells,
    changeDetails: createChangeDetails({ checkoutDetails, clock }),
    setBillingSame: createSetBillingSame({ checkoutDetails, clock }),
    acceptTerms: createAcceptTerms({ checkoutDetails, clock }),
    proposeCountry: () => undefined,
    priceForDelivery: () => ({ kind: 'priced' }),
    loadSendingLimits: async () => undefined,
    deliveryMemory: createMemoryCell(null),
    sendingLimits: createMemoryCell([]),
    market: () => ({ country: 'IN', today: '2026-11-28' }),
    fetchGuide: async () => addressGuide,
    paymentRules: { india: [] },
    chooseShipping: (code) => noting(`ship by ${code}`, undefined),
    choosePayment: async () => undefined,
    placeWithAccount: () => noting('place', outcome),
    readWaiting: () => noting('read waiting', []),
    keptCells: [],
    mediaBase: '',
    deliveryRules: { india: { least: 4, most: 7 }, abroad: { least: 8, most: 14 } },
    clock,
    openCart: () => noting('open cart', undefined),
    loadMethods: () => noting('load methods', undefined),
    messages: inEnglish,
  });
  return { model, cart, details: checkoutDetails, notices, asked };
}
