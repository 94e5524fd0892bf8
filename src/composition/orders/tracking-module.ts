import { ContainerModule } from 'inversify';
import { createReadPlaced } from '#domain/orders/read-placed.ts';
import { createTrackOrder } from '#domain/orders/track-order.ts';
import { provideDraft } from '../device/provide-draft.ts';
import { provide } from '../provide.ts';
import { OPENED_ORDER, ORDER_GATEWAY, ORDER_VIEW, READ_PLACED, TRACK_ORDER } from './tokens.ts';

/** Orders that are opened by their e-mail, and which one was in this tab. */
export const trackingModule = new ContainerModule(({ bind }) => {
  provideDraft(bind, OPENED_ORDER, 'opened-order');
  provide(bind, READ_PLACED, createReadPlaced, { gateway: ORDER_GATEWAY, opened: OPENED_ORDER });
  provide(bind, TRACK_ORDER, createTrackOrder, { gateway: ORDER_GATEWAY, opened: OPENED_ORDER, view: ORDER_VIEW });
});
