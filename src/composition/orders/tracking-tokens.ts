import type { DraftTexts } from '#domain/interface/drafts.ts';
import type { OrderKey } from '#domain/orders/order-key.ts';
import type { ReadPlaced } from '#domain/orders/read-placed.ts';
import type { TrackOrder } from '#domain/orders/track-order.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { TrackOrderModel } from '#viewmodels/confirmation/track-order-model.ts';
import { token } from '../token.ts';

// Apart from the other names of the area: no first page needs them.

/** The key that opened an order in this tab. */
export const OPENED_ORDER = token<Cell<DraftTexts>>('opened-order');
/** What is typed to find an order. */
export const ORDER_KEY = token<Cell<OrderKey>>('order-key');
export const TRACK_ORDER_SCREEN = token<TrackOrderModel>('track-order-screen');
export const READ_PLACED = token<ReadPlaced>('read-placed');
export const TRACK_ORDER = token<TrackOrder>('track-order');
