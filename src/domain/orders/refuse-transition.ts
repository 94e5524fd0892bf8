import type { Log } from '#domain/shared/log.ts';
import type { Order } from './order.ts';
import { ImpossibleTransition } from './order-transitions.ts';

/**
 * What is done about a change that no order of its status can have. The order stays as it is, whatever is done; a test
 * throws, so that it fails.
 */
export type RefuseTransition = (fault: ImpossibleTransition) => void;

/** Nothing is lost, and whoever runs the shop reads of it. */
export function createRefuseTransition({ log }: { readonly log: Log }): RefuseTransition {
  return ({ message }) => log.error(`An order was not changed: ${message}.`);
}

/** The order as a change makes it, or as it was where the change was refused. */
export function changedOrder(now: Order, change: (now: Order) => Order, refuseTransition: RefuseTransition): Order {
  try {
    return change(now);
  } catch (fault) {
    if (!(fault instanceof ImpossibleTransition)) throw fault;
    refuseTransition(fault);
    return now;
  }
}
