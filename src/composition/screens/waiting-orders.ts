import { createConfirmWaiting, createDeclineWaiting, createPutOffWaiting } from '#domain/orders/answer-waiting.ts';
import { createWaitingOrders } from '#viewmodels/orders/waiting-orders-model.ts';

/** With what a shopper may answer, which is wanted here alone. */
export const waitingOrders = {
  confirmWaiting: createConfirmWaiting,
  declineWaiting: createDeclineWaiting,
  putOffWaiting: createPutOffWaiting,
  waitingOrdersPanel: createWaitingOrders,
};
