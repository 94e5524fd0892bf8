import type { CheckoutDetails } from '#domain/checkout/details.ts';
import { details } from './meera-checks-out.ts';
import type { State, World } from './state.ts';

type Place = 'us' | 'gb' | 'de' | 'ae' | 'ie' | 'jp';

const storeViews = {
  us: { country: 'US', locale: 'en-US', currency: 'USD' },
  gb: { country: 'GB', locale: 'en-GB', currency: 'GBP' },
  de: { country: 'DE', locale: 'en-GB', currency: 'USD' },
  ae: { country: 'AE', locale: 'en-GB', currency: 'USD' },
  ie: { country: 'IE', locale: 'en-GB', currency: 'USD' },
  jp: { country: 'JP', locale: 'en-GB', currency: 'USD' },
} as const;

const addresses: Readonly<Record<Place, Partial<CheckoutDetails['shipping']>>> = {
  us: { country: 'US', streetAddress: 'Valencia Street', city: 'San Francisco', state: 'CA', zipCode: '94103-1234' },
  gb: { country: 'GB', streetAddress: 'Brick Lane', city: 'London', state: '', zipCode: 'E1 6QL' },
  de: { country: 'DE', streetAddress: 'Torstraße', city: 'Berlin', state: '', zipCode: '10119' },
  ae: { country: 'AE', streetAddress: 'Al Wasl Road', city: '', state: 'Dubai', zipCode: '' },
  ie: { country: 'IE', streetAddress: 'Dame Street', city: 'Dublin', state: '', zipCode: '' },
  jp: { country: 'JP', streetAddress: 'Marunouchi', city: '', state: 'Tokyo', zipCode: '100-0005' },
};

/** Shops from another country, in its money. */
export function shopsFrom(place: Place): NonNullable<State['given']> {
  return ({ around }: World) => {
    around.chosen.storeView = storeViews[place];
  };
}

/** An address there, filled in. */
export function sendsTo(place: Place): Partial<CheckoutDetails> {
  return { shipping: { ...details.shipping, ...addresses[place], phoneNumber: '+1 415 555 0100' } };
}
