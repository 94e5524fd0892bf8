import { readStoredDiscarded } from '#adapters/stored/stored-discarded.ts';
import { type Discarded, nothingDiscarded } from '#domain/queue/discarded.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { keptArea } from '../device/kept-area.ts';
import { KEPT_DISCARDED } from '../device/storage-tokens.ts';
import { DEVICE_STORE } from '../device/tokens.ts';
import { token } from '../token.ts';

/** Of whoever was signed in it says nothing, and stays when they leave: it is told to who is here then. */
export const keptDiscarded = keptArea({
  name: token<Cell<Discarded>>('discarded'),
  keptAs: KEPT_DISCARDED,
  area: 'discarded',
  initial: nothingDiscarded,
  store: DEVICE_STORE,
  whose: 'device',
  parse: readStoredDiscarded,
});
