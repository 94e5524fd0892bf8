import { readStoredClosedPromos } from '#adapters/stored/stored-promos.ts';
import { nothingClosed } from '#domain/content/promos.ts';
import { keptArea } from '../device/kept-area.ts';
import { DEVICE_STORE } from '../device/tokens.ts';
import { CLOSED_PROMOS } from './tokens.ts';

export const keptClosedPromos = keptArea({
  name: CLOSED_PROMOS,
  area: 'closedPromos',
  initial: nothingClosed,
  store: DEVICE_STORE,
  whose: 'device',
  rules: { keyOf: String },
  parse: readStoredClosedPromos,
});
