import { unreachable } from '#adapters/memory/memory-link.ts';
import { CHECKOUT_SCREEN } from '#composition/screen-tokens.ts';
import { noDetails } from '#domain/checkout/details.ts';
import { fillCart } from '../filled-cart.ts';
import { fillCheckout } from '../meera-checks-out.ts';
import { goesOffline, type OpenPage, type States } from '../state.ts';

const [details, delivery, payment] = ['/checkout', '/checkout?step=shipping', '/checkout?step=payment'];
const filled = (page: OpenPage) => fillCheckout(page);

export const checkoutStates: States = {
  ready: { address: details, when: fillCart },
  loading: { address: details, waitsFor: 'nothing' },
  empty: { address: details },
  error: {
    address: details,
    when: async (page) => {
      await fillCart(page);
      page.get(CHECKOUT_SCREEN).form.send('address');
    },
  },
  offline: {
    address: payment,
    when: async (page) => {
      await fillCheckout(page);
      goesOffline(page);
    },
  },
  /** The ways to send and to pay could not be had; the usual ones are offered. */
  partial: {
    address: payment,
    when: async (page) => {
      page.api.fakes.cart.failNext(unreachable, { verb: 'paymentMethods', times: 100 });
      await fillCheckout(page);
    },
  },
  filled: { address: details, when: filled },
  'address-error': {
    address: details,
    when: async (page) => {
      await fillCheckout(page, { shipping: noDetails.shipping });
      page.get(CHECKOUT_SCREEN).form.send('address');
    },
  },
  shipping: { address: delivery, when: filled },
  'other-billing': {
    address: details,
    when: (page) => fillCheckout(page, { isBillingSame: false }),
  },
  payment: { address: payment, when: filled },
  'payment-error': {
    address: payment,
    when: async (page) => {
      await fillCheckout(page, { areTermsAccepted: false });
      page.get(CHECKOUT_SCREEN).form.send('payment');
    },
  },
  /** The shop did not answer: the order is safe, and may be sent again with the same press. */
  unanswered: {
    address: payment,
    when: async (page) => {
      await fillCheckout(page);
      page.api.fakes.orders.cut();
      await page.get(CHECKOUT_SCREEN).place();
    },
  },
};
