import { createCancelPlaced } from '#domain/orders/cancel-placed.ts';
import { createCancelOrderScreen } from '#viewmodels/confirmation/cancel-order-model.ts';

/** Canceling an order that the shop has. */
export const canceling = { cancelPlaced: createCancelPlaced, cancelOrderScreen: createCancelOrderScreen };
