import { ContainerModule } from 'inversify';
import { createConfirmWaiting, createDeclineWaiting, createPutOffWaiting } from '#domain/orders/answer-waiting.ts';
import { createWaitingOrders } from '#viewmodels/orders/waiting-orders-model.ts';
import { NOTIFY, WAITING_ORDERS } from '../interface/tokens.ts';
import { provide } from '../provide.ts';
import { STORE_VIEW, WORDS } from '../store/tokens.ts';
import {
  CANCEL_ORDER,
  CONFIRM_WAITING,
  DECLINE_WAITING,
  EDIT_ORDER,
  ORDER_BOOK,
  PUT_OFF_WAITING,
  SEND_WAITING,
  WAITING_ORDERS_PANEL,
} from './tokens.ts';

/** With what a shopper may answer, which is wanted here alone. */
export const waitingOrdersModule = new ContainerModule(({ bind }) => {
  const asked = { waitingOrders: WAITING_ORDERS, notify: NOTIFY };
  provide(bind, CONFIRM_WAITING, createConfirmWaiting, {
    ...asked,
    sendWaiting: SEND_WAITING,
    orderRepository: ORDER_BOOK,
  });
  provide(bind, DECLINE_WAITING, createDeclineWaiting, { ...asked, cancelOrder: CANCEL_ORDER });
  provide(bind, PUT_OFF_WAITING, createPutOffWaiting, { waitingOrders: WAITING_ORDERS });
  provide(bind, WAITING_ORDERS_PANEL, createWaitingOrders, {
    waitingOrders: WAITING_ORDERS,
    storeView: STORE_VIEW,
    confirmWaiting: CONFIRM_WAITING,
    declineWaiting: DECLINE_WAITING,
    putOffWaiting: PUT_OFF_WAITING,
    editOrder: EDIT_ORDER,
    words: WORDS,
  });
});
