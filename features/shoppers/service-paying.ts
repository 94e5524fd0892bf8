import { CHECKOUT_SCREEN } from '#composition/screen-tokens.ts';
import {
  ACCEPT_TERMS,
  CANCEL_ORDER,
  CART,
  CHANGE_DETAILS,
  CHECKOUT,
  CHECKOUT_METHODS,
  CHOOSE_PAYMENT,
  CHOOSE_SHIPPING,
  CONFIRM_WAITING,
  DECLINE_WAITING,
  EDIT_ORDER,
  IS_THANK_YOU_PAGE,
  LOAD_METHODS,
  ORDER_VIEW,
  PLACE_AS_SEEN,
  READ_ORDERS,
  READ_WAITING,
  SEND_ORDER,
  STORE_VIEW,
  WAITING_ORDERS,
} from '#composition/tokens.ts';
import type { Visit } from '#composition/visit.ts';
import { isVirtual } from '#domain/cart/cart.ts';
import { isCashOnDelivery, offeredPaymentMethods } from '#domain/cart/methods.ts';
import { problemsOf } from '#domain/checkout/checks.ts';
import type { AddressDetails, PersonalDetails } from '#domain/checkout/details.ts';
import type { SeenChange } from '#domain/journeys/place-as-seen.ts';
import { type PaymentStanding, paymentWordAt, standingOf } from '#domain/orders/payment.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';
import { shopCountries } from '#domain/storeview/store-choices.ts';
import { orderEntry } from '#viewmodels/account/order-entry.ts';
import { problemText } from '#viewmodels/checkout/field-words.ts';
import { seenChangeText } from '#viewmodels/checkout/seen-change-text.ts';
import { countryName } from '#viewmodels/store/country-name.ts';
import { checkoutWords } from '#viewmodels/words/checkout/en.ts';
import { inEnglish } from '#viewmodels/words/words.ts';
import type { Whereabouts } from './service-browsing.ts';
import type { Browsing, Filling, Gateway, Paying, PaymentTold } from './shopper.ts';

type FieldName = keyof PersonalDetails | keyof AddressDetails;

const personalFields: readonly (keyof PersonalDetails)[] = ['firstName', 'lastName', 'emailAddress'];
const addressFields: readonly (keyof AddressDetails)[] = [
  'firstName',
  'lastName',
  'streetAddress',
  'apartmentNumber',
  'city',
  'state',
  'zipCode',
  'phoneNumber',
];
const CASH = 'cashondelivery';
const labels = checkoutWords.english.fields;

const finalLabels: Readonly<Record<string, string>> = { terms: 'I accept the terms and conditions' };

type Parts = {
  readonly visitNow: () => Visit;
  readonly browsing: Browsing;
  readonly whereabouts: Whereabouts;
  readonly gateway: Gateway;
  readonly settles: () => Promise<void>;
};

/** Fills in and sends the checkout by calling its verbs, and reads what they leave. */
export function createServicePaying({ visitNow, browsing, whereabouts, gateway, settles }: Parts): Paying {
  const get: Visit['get'] = (name) => visitNow().get(name);
  let isToldMaybeSent = false;
  let changes: readonly SeenChange[] = [];

  return {
    async fillsInCheckout(filling) {
      await standsAtAddress();
      await get(LOAD_METHODS)();
      fillIn(filling);
      get(ACCEPT_TERMS)(true);
      if (offered().some(({ code }) => isCashOnDelivery(code))) await get(CHOOSE_PAYMENT)(CASH);
      const { shippingMethod } = get(CART).get();
      if (shippingMethod) await get(CHOOSE_SHIPPING)(shippingMethod);
    },
    async triesToGoOn(filling) {
      await standsAtAddress();
      fillIn(filling);
    },
    async deliversTo(name) {
      await standsAtAddress();
      const code = shopCountries.find((each) => countryName(each, 'en-US') === name) ?? '';
      get(CHECKOUT_SCREEN).form.type({ form: 'shipping', name: 'country' }, code);
      await settles();
    },
    async countryOfDelivery() {
      await standsAtAddress();
      return get(CHECKOUT).get().shipping.country;
    },
    wordsOfCountry: async () => get(CHECKOUT_SCREEN).form.prices.notice ?? '',
    async takesCountryBack() {
      get(CHECKOUT_SCREEN).form.prices.goBack();
      await settles();
    },
    typesFirstNames: noFields,
    firstNames: noFields,
    acceptsTerms: async (isAccepted) => get(ACCEPT_TERMS)(isAccepted),
    async problemAt(label) {
      const details = get(CHECKOUT).get();
      const problems = problemsOf(details, { isVirtual: isVirtual(get(CART).get()) });
      const found = problems.find(({ field }) => (finalLabels[field] ?? labels[field as FieldName]) === label);
      return found ? problemText(found, details.shipping.country, checkoutWords.english) : null;
    },
    async filledIn() {
      const { personal, shipping } = get(CHECKOUT).get();
      const values: Readonly<Record<string, string>> = { ...shipping, ...personal };
      const fields = [...personalFields, ...addressFields];
      return Object.fromEntries(fields.map((field) => [labels[field], values[field] ?? '']));
    },
    async shippingMethod() {
      const chosen = get(CART).get().shippingMethod;
      return (
        get(CHECKOUT_METHODS)
          .get()
          .shipping.find(({ methodCode }) => methodCode === chosen)?.title ?? null
      );
    },
    paymentMethods: async () => offered().map(({ title }) => title),
    paysBy: async (title) => get(CHOOSE_PAYMENT)(offered().find((method) => method.title === title)?.code ?? ''),
    async paymentMessage() {
      const chosen = get(CART).get().paymentMethod;
      return offered().find(({ code }) => code === chosen)?.message ?? null;
    },
    async placesOrder(times = 1) {
      const outcomes = await Promise.all(Array.from({ length: times }, () => get(PLACE_AS_SEEN)()));
      changes = outcomes.flatMap((each) => (each.kind === 'changed' ? each.changes : []));
      const placed = outcomes.find(
        (each) => each.kind === 'accepted' || (each.kind === 'waiting' && each.reason === 'offline'),
      );
      if (placed?.kind === 'accepted' && placed.redirectUrl !== null) return leavesForGateway();
      if (placed && 'order' in placed) await browsing.opens(`/confirmation?orderId=${placed.order.id}`);
    },
    copiesNumber: noFields,
    async changesTold() {
      return changes.map((change) => seenChangeText(change, get(STORE_VIEW).get(), checkoutWords.english));
    },
    isThanked: async () =>
      get(IS_THANK_YOU_PAGE).get() && get(ORDER_VIEW).get().kind === 'placed' && standing()?.kind === 'settled',
    async paysElsewhere(outcome) {
      await browsing.opens((await gateway(outcome)) ?? whereabouts.address);
    },
    async paymentTold() {
      const kind = standing()?.kind ?? 'settled';
      return { settled: null, confirming: 'checking', due: 'due', canceled: 'lost' }[kind] as PaymentTold | null;
    },
    async canPayNow() {
      const now = standing();
      return now?.kind === 'due' && now.page !== null;
    },
    ordersListed: async () => (await get(READ_ORDERS)()).map(({ total, currency }) => displayPrice(total, currency)),
    orderNames: async () => (await get(READ_ORDERS)()).map((order) => orderEntry(order, inEnglish, 'en-US').name),
    async isToldToWait() {
      const view = get(ORDER_VIEW).get();
      return whereabouts.place === 'confirmation' && view.kind === 'waiting' && view.order.outcome.kind === 'waiting';
    },
    async confirmation() {
      const view = get(ORDER_VIEW).get();
      if (view.kind !== 'placed') return null;
      const { currency } = get(STORE_VIEW).get();
      const lines = view.order.lines.map(({ name, pieces }) => ({ name, pieces }));
      return { lines, total: displayPrice(view.order.total, currency) };
    },
    waitingOrders: async () => (await get(READ_WAITING)()).length,
    askedAbout: async () => get(WAITING_ORDERS).get().length,
    answersForWaiting: (answer) => get(answer === 'send' ? CONFIRM_WAITING : DECLINE_WAITING)(),
    async handlesWaiting(how) {
      const order = (await get(READ_ORDERS)())[0];
      if (!order) throw new Error('There is no order on the device.');
      if (how === 'send') return void (await get(SEND_ORDER)(order, 'queue'));
      const { kind } = how === 'edit' ? await get(EDIT_ORDER)(order) : await get(CANCEL_ORDER)(order);
      isToldMaybeSent = kind === 'maybe-sent';
      if (how === 'edit' && kind === 'taken-back') await browsing.opens('/checkout');
    },
    isToldMaybeSent: async () => isToldMaybeSent,
  };

  /** As the page does once the device was read. */
  async function standsAtAddress(): Promise<void> {
    await browsing.opens('/checkout');
    get(CHECKOUT_SCREEN).form.prices.opened();
    await settles();
  }

  function leavesForGateway(): void {
    whereabouts.place = 'elsewhere';
  }

  function standing(): PaymentStanding | null {
    const view = get(ORDER_VIEW).get();
    if (view.kind !== 'placed' && view.kind !== 'waiting') return null;
    return standingOf(view, paymentWordAt(new URL(whereabouts.address, 'http://shop').pathname));
  }

  function offered() {
    return offeredPaymentMethods(get(CHECKOUT_METHODS).get().payment, get(CART).get());
  }

  function fillIn(filling: Filling): void {
    for (const field of personalFields) type(field, (name, value) => get(CHANGE_DETAILS)('personal', name, value));
    for (const field of addressFields) type(field, (name, value) => get(CHANGE_DETAILS)('shipping', name, value));

    function type<Name extends FieldName>(name: Name, change: (name: Name, value: string) => void): void {
      const value = filling[labels[name]];
      if (value !== undefined) change(name, value);
    }
  }
}

function noFields(): Promise<never> {
  return Promise.reject(new Error('There is no page to type into or to copy from: the example needs the tag @page.'));
}
