import { createCancelOrder } from '#domain/orders/cancel-order.ts';
import { createEditOrder } from '#domain/orders/edit-order.ts';
import { createTakeBack } from '#domain/orders/take-back.ts';

/** Canceling and changing an order that is on the device, where one is shown or asked about. */
export const takingBack = {
  cancelOrder: createCancelOrder,
  takeBack: createTakeBack,
  editOrder: createEditOrder,
};
