import { counterOf } from '../writing/counter-of.ts';
import { defineMessages } from '../writing/messages.ts';

const count = counterOf('en');

/** The last look before an order. */
export const recapMessages = defineMessages('recap', {
  orderReview: 'Order review',
  seeOrder: 'See your order',
  contact: 'Contact',
  deliverTo: 'Deliver to',
  billTo: 'Bill to',
  change: 'Change',
  changeContact: 'Change contact',
  changeDelivery: 'Change delivery address',
  changeBilling: 'Change billing address',
  changeParcel: 'Change delivery',
  delivery: 'Delivery',
  changed: 'Something has changed since you looked, so nothing was ordered. Please look, then press again.',
  readTerms: 'Read the terms of sale (opens a new tab)',
  soldOut: (name: string) => `${name} is sold out. Take it out of your cart to order the rest.`,
  priceChanged: (name: string, was: string, now: string) => `${name}: now ${now} instead of ${was}.`,
  totalChanged: (was: string, now: string) => `The total is now ${now} instead of ${was}.`,
  fewLeft: (name: string, left: number) =>
    count(left, { one: `Only # piece of ${name} is left.`, other: `Only # pieces of ${name} are left.` }),
  notSent: (country: string, names: string) => `Cannot be sent to the chosen country (${country}): ${names}.`,
});
