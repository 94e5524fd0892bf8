import { readStoredDetails } from '#adapters/stored/stored-details.ts';
import { areAtHand, noDetails } from '#domain/checkout/details.ts';
import { keptArea } from '../device/kept-area.ts';
import { DEVICE_STORE } from '../device/tokens.ts';
import { CHECKOUT } from './tokens.ts';

export const keptCheckout = keptArea({
  name: CHECKOUT,
  area: 'checkout',
  initial: noDetails,
  store: DEVICE_STORE,
  parse: readStoredDetails,
  isPromised: true,
  isAtHand: areAtHand,
});
