import { anyText } from '#domain/interface/kept-form.ts';
import { nothingNamed, type OrderKey } from '#domain/orders/order-key.ts';
import { createReadPlaced } from '#domain/orders/read-placed.ts';
import { createTrackOrder } from '#domain/orders/track-order.ts';
import { draft, formDraft } from '../areas/draft.ts';

/** Orders that are opened by their e-mail, and which one was in this tab. */
export const tracking = {
  /** The key that opened an order in this tab. */
  openedOrder: draft('opened-order'),
  /** What is typed to find an order. */
  orderKey: formDraft<OrderKey>({
    form: 'order-key',
    initial: nothingNamed,
    fields: { order: anyText, email: anyText },
  }),
  readPlaced: createReadPlaced,
  trackOrder: createTrackOrder,
};
