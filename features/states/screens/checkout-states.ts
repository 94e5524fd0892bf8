import { unreachable } from '#adapters/memory/memory-link.ts';
import { noDetails } from '#domain/checkout/details.ts';
import { hasCredit, isSignedIn, livesInTwoPlaces } from '../asha-is-signed-in.ts';
import { fillCart, sawLess } from '../filled-cart.ts';
import { fillCheckout, details as filledIn, longNames, oneName } from '../meera-checks-out.ts';
import { sendsTo, shopsFrom } from '../places.ts';
import { goesOffline, type OpenPage, type States, type World } from '../state.ts';

const [details, delivery, payment] = ['/checkout', '/checkout?step=shipping', '/checkout?step=payment'];
async function paysWithCredit(world: World): Promise<void> {
  await isSignedIn(world);
  hasCredit(world);
}

const filled = (page: OpenPage) => fillCheckout(page);

export const checkoutStates: States = {
  ready: { address: details, when: fillCart },
  loading: { address: details, waitsFor: 'nothing' },
  empty: { address: details },
  error: {
    address: details,
    when: async (page) => {
      await fillCart(page);
      page.checkoutScreen.form.send('address');
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
      page.checkoutScreen.form.send('address');
    },
  },
  /** What the shop knows of a customer is filled in, and their addresses are there to choose from. */
  'signed-in': { address: details, given: livesInTwoPlaces, when: fillCart },
  credit: { address: payment, given: paysWithCredit, when: filled },
  'new-account': {
    address: payment,
    when: async (page) => {
      await fillCheckout(page);
      page.newAccount.update(() => ({ isWanted: true, password: 'indigo', refusals: 1 }));
    },
  },
  shipping: { address: delivery, when: filled },
  'other-billing': {
    address: details,
    when: (page) => fillCheckout(page, { isBillingSame: false }),
  },
  'to-america': { address: details, given: shopsFrom('us'), when: (page) => fillCheckout(page, sendsTo('us')) },
  'to-britain': { address: details, given: shopsFrom('gb'), when: (page) => fillCheckout(page, sendsTo('gb')) },
  'to-germany': { address: details, given: shopsFrom('de'), when: (page) => fillCheckout(page, sendsTo('de')) },
  /** The button that orders says that it obliges to pay. */
  'pays-in-germany': { address: payment, given: shopsFrom('de'), when: (page) => fillCheckout(page, sendsTo('de')) },
  'to-emirates': { address: details, given: shopsFrom('ae'), when: (page) => fillCheckout(page, sendsTo('ae')) },
  'to-ireland': { address: details, given: shopsFrom('ie'), when: (page) => fillCheckout(page, sendsTo('ie')) },
  'to-japan': { address: details, given: shopsFrom('jp'), when: (page) => fillCheckout(page, sendsTo('jp')) },
  /** A PIN code of no post office, and a telephone at home. */
  'country-error': {
    address: details,
    when: async (page) => {
      await fillCheckout(page, {
        shipping: { ...filledIn.shipping, zipCode: '550 001', phoneNumber: '022 2640 0000' },
      });
      page.checkoutScreen.form.send('address');
    },
  },
  /** The parcel goes where other prices count than those the shopper came with. */
  'another-country': {
    address: details,
    when: async (page) => {
      await fillCheckout(page);
      page.checkoutScreen.form.type({ form: 'shipping', name: 'country' }, 'US');
    },
  },
  /** Nobody can say those prices. */
  'another-country-offline': {
    address: details,
    when: async (page) => {
      await fillCheckout(page);
      goesOffline(page);
      page.checkoutScreen.form.type({ form: 'shipping', name: 'country' }, 'US');
    },
  },
  'one-name': { address: details, when: (page) => fillCheckout(page, oneName) },
  'long-names': { address: payment, when: (page) => fillCheckout(page, longNames) },
  payment: { address: payment, when: filled },
  'payment-error': {
    address: payment,
    when: async (page) => {
      await fillCheckout(page, { areTermsAccepted: false });
      page.checkoutScreen.form.send('payment');
    },
  },
  /** The shop did not answer: the order is safe, and may be sent again with the same press. */
  unanswered: {
    address: payment,
    when: async (page) => {
      await fillCheckout(page);
      page.api.fakes.orders.cut();
      await page.checkoutScreen.place();
    },
  },
  /** The shop asks another price than the one that was seen: nothing was ordered. */
  changed: {
    address: payment,
    when: async (page) => {
      await fillCheckout(page);
      sawLess(page);
      await page.checkoutScreen.place();
    },
  },
};
