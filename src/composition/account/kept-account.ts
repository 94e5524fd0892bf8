import { unreadHistory } from '#domain/account/order-history.ts';
import type { ProfileChange } from '#domain/account/profile-change.ts';
import { noChange } from '#domain/account/profile-change.ts';
import { unreadCredit } from '#domain/account/store-credit.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { keptArea } from '../device/kept-area.ts';
import { DEVICE_STORE } from '../device/tokens.ts';
import { token } from '../token.ts';
import { KEPT_PROFILE_CHANGE, ORDER_HISTORY, RECENT_TILES, STORE_CREDIT } from './kept-tokens.ts';

const OLD_CHANGE = token<Cell<ProfileChange>>('old-change');

type Readers = typeof import('#adapters/stored/stored-account.ts');

export function loadAccountReaders(): Promise<Readers> {
  return import(/* webpackChunkName: "session" */ '#adapters/stored/stored-account.ts');
}

/** What can read what was kept; it comes with the code of accounts when there is something to read. */
function readBy<Name extends keyof Readers>(name: Name) {
  return async (stored: unknown): Promise<ReturnType<Readers[Name]>> => {
    if (stored === null) return null as ReturnType<Readers[Name]>; // each answers null for nothing
    const readers = await loadAccountReaders();
    return readers[name](stored) as ReturnType<Readers[Name]>;
  };
}

const store = DEVICE_STORE;

/**
 * What the shop said of a customer, to be read without a network; and where earlier builds kept what they had changed
 * without one, to be taken over into the queue.
 */
export const keptAccount = [
  keptArea({
    ...{ name: ORDER_HISTORY, area: 'orderHistory', initial: unreadHistory },
    ...{ store, parse: readBy('readStoredHistory') },
  }),
  keptArea({
    ...{ name: STORE_CREDIT, area: 'storeCredit', initial: unreadCredit },
    ...{ store, parse: readBy('readStoredCredit') },
  }),
  keptArea({
    ...{ name: RECENT_TILES, area: 'recentTiles', initial: [] },
    ...{ store, parse: readBy('readStoredTiles') },
  }),
  keptArea({
    ...{ name: OLD_CHANGE, keptAs: KEPT_PROFILE_CHANGE, area: 'profileChange', initial: noChange },
    ...{ store, parse: readBy('readStoredChange') },
  }),
];
