import type { SendingLimit } from '#domain/cart/sending-limits.ts';
import { createAcceptTerms, createChangeDetails, createSetBillingSame } from '#domain/checkout/change-details.ts';
import { type CheckoutMethods, usualMethods } from '#domain/checkout/checkout-methods.ts';
import { createChoosePayment } from '#domain/checkout/choose-payment.ts';
import { createChooseShipping } from '#domain/checkout/choose-shipping.ts';
import { createLoadMethods } from '#domain/checkout/load-methods.ts';
import { type NewAccount, noNewAccount } from '#domain/checkout/new-account.ts';
import { createTellShop } from '#domain/checkout/tell-shop.ts';
import { state } from '../wiring/cells.ts';

/** What is done in the checkout alone: its code comes with it. */
export const checkoutActs = {
  newAccount: state<NewAccount>(noNewAccount),
  checkoutMethods: state<CheckoutMethods>(usualMethods),
  sendingLimits: state<readonly SendingLimit[]>([]),
  changeDetails: createChangeDetails,
  setBillingSame: createSetBillingSame,
  acceptTerms: createAcceptTerms,
  loadMethods: createLoadMethods,
  tellShop: createTellShop,
  chooseShipping: createChooseShipping,
  choosePayment: createChoosePayment,
};
