import type { ImpossibleTransition } from './order-transitions.ts';

/** A test in which an order changes as none can fails. */
export function throwTransition(fault: ImpossibleTransition): never {
  throw fault;
}
