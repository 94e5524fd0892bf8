import type { Failure } from '#domain/shared/reply.ts';
import { refused } from './memory-link.ts';

/** Why a shop does not take an order, or does not show it (contract, section 7 and `/api/order/get`). */

/** The order is not valid and is not to be sent again. */
export const invalidOrder: Failure = refused(400, 'must be a valid order');

export const notOffered: Failure = refused(400, 'is not available');

/** The order goes to a country of another price set than its own. */
export const pricedElsewhere: Failure = refused(400, 'is not of the price set of its country');

export function notDeliveredTo(pinCode: string): Failure {
  return refused(400, `Nobody delivers to PIN code ${pinCode}`);
}

export function notSentTo(country: string, names: readonly string[]): Failure {
  return refused(400, names.map((name) => `${name} is not sent to ${country}`).join(' '));
}

export function cashNotTaken(pinCode: string): Failure {
  return refused(400, `Cash is not taken at PIN code ${pinCode}`);
}

/** Says which piece could not be had. */
export function productNotAvailable(sku: string): Failure {
  return refused(500, `Error while adding products. ${sku} is not available`);
}

/** Any other fault before the order exists. */
export const orderFault: Failure = refused(500, 'Error placing an order.');

export const noOrderId: Failure = refused(400, 'orderId parameter is required');

export const orderNotFound: Failure = refused(404, 'Order not found');
