import { readStoredDetails } from '#adapters/stored/stored-details.ts';
import { noDetails } from '#domain/checkout/details.ts';
import { keptArea } from '../device/kept-area.ts';
import { DRAFT_STORE } from '../device/tokens.ts';
import { CHECKOUT } from './tokens.ts';

export const keptCheckout = keptArea({
  name: CHECKOUT,
  area: 'checkout',
  initial: noDetails,
  store: DRAFT_STORE,
  parse: readStoredDetails,
  isPromised: true,
});
