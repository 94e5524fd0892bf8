import { ContainerModule } from 'inversify';
import { createCancelOrder } from '#domain/orders/cancel-order.ts';
import { createEditOrder } from '#domain/orders/edit-order.ts';
import { createTakeBack } from '#domain/orders/take-back.ts';
import { CHECKOUT } from '../checkout/tokens.ts';
import { CLOCK, TURNS } from '../device/tokens.ts';
import { WAITING_ORDERS } from '../interface/tokens.ts';
import { provide } from '../provide.ts';
import {
  CANCEL_ORDER,
  EDIT_ORDER,
  FOLLOW_CANCELED,
  ORDER_BOOK,
  ORDER_GATEWAY,
  ORDER_VIEW,
  RETURN_PIECES,
  TAKE_BACK,
} from './tokens.ts';

/** Canceling and changing an order that is on the device, where one is shown or asked about. */
export const takingBackModule = new ContainerModule(({ bind }) => {
  provide(bind, CANCEL_ORDER, createCancelOrder, {
    orderRepository: ORDER_BOOK,
    orderView: ORDER_VIEW,
    followCanceled: FOLLOW_CANCELED,
    clock: CLOCK,
  });
  provide(bind, TAKE_BACK, createTakeBack, {
    orderRepository: ORDER_BOOK,
    orderGateway: ORDER_GATEWAY,
    orderView: ORDER_VIEW,
    locks: TURNS,
    clock: CLOCK,
  });
  provide(bind, EDIT_ORDER, createEditOrder, {
    checkoutDetails: CHECKOUT,
    returnPieces: RETURN_PIECES,
    clock: CLOCK,
    takeBack: TAKE_BACK,
    waitingOrders: WAITING_ORDERS,
  });
});
