import { ContainerModule } from 'inversify';
import { createBackOnline } from '#domain/journeys/back-online.ts';
import { createStartVisit } from '#domain/journeys/start-visit.ts';
import { CHECK_LINES, LOAD_TOTALS, SYNC_CART } from '../cart/tokens.ts';
import { TELL_OF_DEVICE } from '../device/storage-tokens.ts';
import { CLOCK, CONNECTIVITY, IS_DEVICE_READ, IS_ONLINE, KEPT_CELLS } from '../device/tokens.ts';
import { CLEAR_ORDERED, FOLLOW_UP_ORDERS, RESUME_EDITS } from '../orders/tokens.ts';
import { NOTE_VIEWED } from '../product/tokens.ts';
import { provide } from '../provide.ts';
import { LATE_BEGIN_QUEUE, LATE_RUN_QUEUE } from '../queue/tokens.ts';
import { KEEP_SEARCH_TEXT, provideKeepSearchText } from './provide-keep-search-text.ts';
import { START_VISIT } from './start-tokens.ts';
import { BACK_ONLINE, START_SESSION } from './tokens.ts';

/** What brings a page to life on the shopper's device. */
export const journeysModule = new ContainerModule(({ bind }) => {
  provide(bind, BACK_ONLINE, createBackOnline, {
    syncCart: SYNC_CART,
    loadTotals: LOAD_TOTALS,
    checkLines: CHECK_LINES,
    clearOrdered: CLEAR_ORDERED,
    followUpOrders: FOLLOW_UP_ORDERS,
    runQueue: LATE_RUN_QUEUE,
    clock: CLOCK,
  });
  provideKeepSearchText(bind);
  provide(bind, START_VISIT, createStartVisit, {
    startSession: START_SESSION,
    keptCells: KEPT_CELLS,
    isDeviceRead: IS_DEVICE_READ,
    isOnline: IS_ONLINE,
    connectivity: CONNECTIVITY,
    clock: CLOCK,
    backOnline: BACK_ONLINE,
    clearOrdered: CLEAR_ORDERED,
    resumeEdits: RESUME_EDITS,
    followUpOrders: FOLLOW_UP_ORDERS,
    noteViewed: NOTE_VIEWED,
    beginQueue: LATE_BEGIN_QUEUE,
    keepSearchText: KEEP_SEARCH_TEXT,
    tellOfDevice: TELL_OF_DEVICE,
  });
});
