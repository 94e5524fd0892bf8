import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import type { PaymentMethod } from '#domain/cart/methods.ts';
import { usualMethods } from '#domain/checkout/checkout-methods.ts';
import { createChoosePayment } from '#domain/checkout/choose-payment.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { lineForTests } from '../cart/line-for-tests.ts';
import { wayToPayMessages } from '../messages/ways-to-pay/en.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { CheckoutMethodsModel } from './checkout-methods-model.ts';
import { paymentViews } from './payment-views.ts';

const MESSAGE = 'Keep exact change ready.';

function modelWith(message: string | null) {
  const cash: PaymentMethod = {
    code: 'cashondelivery',
    title: 'Cash on delivery',
    isServerMethod: true,
    isDefault: false,
    message,
  };
  const cart = createMemoryCell<Cart>({ ...emptyCart, lines: [lineForTests('Silk Tee')] });
  return new CheckoutMethodsModel({
    cart,
    storeView: createMemoryCell(defaultStoreView),
    paymentRules: { india: [] },
    checkoutMethods: createMemoryCell({ ...usualMethods, payment: [...usualMethods.payment, cash] }),
    chooseShipping: async () => undefined,
    choosePayment: createChoosePayment({ cart, tellShop: async () => undefined }),
    isOnline: createMemoryCell(true),
    messages: inEnglish,
  });
}

const viewsIn = ({ payment }: CheckoutMethodsModel) => paymentViews(payment, wayToPayMessages.english);
const cashIn = (model: CheckoutMethodsModel) => viewsIn(model).find(({ code }) => code === 'cashondelivery');

function choose(model: CheckoutMethodsModel, code: string): void {
  const view = viewsIn(model).find((each) => each.code === code);
  if (view) model.choosePayment(view.way);
}

test('CHK-07 CHK-08 cash on delivery says its condition while it is chosen, and no longer once another way is', () => {
  const model = modelWith(MESSAGE);
  expect(cashIn(model)).toMatchObject({ isChosen: false, note: expect.not.stringContaining(MESSAGE) });
  choose(model, 'cashondelivery');
  expect(cashIn(model)).toMatchObject({ isChosen: true, note: expect.stringContaining(MESSAGE) });
  choose(model, 'paypalstandard');
  expect(cashIn(model)).toMatchObject({ isChosen: false, note: expect.not.stringContaining(MESSAGE) });
});

test('CHK-08 cash on delivery without a condition says none', () => {
  const model = modelWith(null);
  choose(model, 'cashondelivery');
  expect(cashIn(model)).toMatchObject({ isChosen: true, note: expect.not.stringContaining('null') });
});
