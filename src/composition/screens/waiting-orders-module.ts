import { ContainerModule } from 'inversify';
import { createWaitingOrders } from '#viewmodels/orders/waiting-orders-model.ts';
import { provide } from '../provide.ts';
import { WAITING_ORDERS_PANEL } from '../screen-tokens.ts';
import {
  CONFIRM_WAITING,
  DECLINE_WAITING,
  EDIT_ORDER,
  PUT_OFF_WAITING,
  STORE_VIEW,
  WAITING_ORDERS,
  WORDS,
} from '../tokens.ts';

export const waitingOrdersModule = new ContainerModule(({ bind }) => {
  provide(bind, WAITING_ORDERS_PANEL, createWaitingOrders, {
    waitingOrders: WAITING_ORDERS,
    storeView: STORE_VIEW,
    confirm: CONFIRM_WAITING,
    decline: DECLINE_WAITING,
    putOff: PUT_OFF_WAITING,
    editOrder: EDIT_ORDER,
    words: WORDS,
  });
});
