import { ContainerModule } from 'inversify';
import type { DraftTexts } from '#domain/interface/drafts.ts';
import { anyText, keptForm } from '#domain/interface/kept-form.ts';
import { nothingNamed, type OrderKey } from '#domain/orders/order-key.ts';
import { createReadPlaced } from '#domain/orders/read-placed.ts';
import { createTrackOrder } from '#domain/orders/track-order.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { provideDraft } from '../device/provide-draft.ts';
import { provide, provideState } from '../provide.ts';
import { token } from '../token.ts';
import { ORDER_GATEWAY, ORDER_VIEW } from './tokens.ts';
import { OPENED_ORDER, ORDER_KEY, READ_PLACED, TRACK_ORDER } from './tracking-tokens.ts';

const KEY_PAGE = token<Cell<OrderKey>>('order-key-page');
const KEY_TEXTS = token<Cell<DraftTexts>>('order-key-texts');

/** Orders that are opened by their e-mail, and which one was in this tab. */
export const trackingModule = new ContainerModule(({ bind }) => {
  provideDraft(bind, OPENED_ORDER, 'opened-order');
  provideState(bind, KEY_PAGE, 'orderKeyDraft', nothingNamed);
  provideDraft(bind, KEY_TEXTS, 'order-key');
  const fields = { order: anyText, email: anyText };
  provide(bind, ORDER_KEY, (cells) => keptForm({ ...cells, initial: nothingNamed, fields }), {
    page: KEY_PAGE,
    texts: KEY_TEXTS,
  });
  provide(bind, READ_PLACED, createReadPlaced, { orderGateway: ORDER_GATEWAY, openedOrder: OPENED_ORDER });
  provide(bind, TRACK_ORDER, createTrackOrder, {
    orderGateway: ORDER_GATEWAY,
    openedOrder: OPENED_ORDER,
    orderView: ORDER_VIEW,
  });
});
