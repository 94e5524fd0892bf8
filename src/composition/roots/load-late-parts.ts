import { loadAccountReaders } from '../account/kept-account.ts';
import { loadCartVerbs } from '../cart/late-cart-verbs.ts';
import { loadUntoldReader } from '../interface/kept-untold.ts';
import { loadPlacing } from '../orders/late-placing.ts';

/**
 * Loads what a shop asks for when it needs it, for worlds with a clock of their own: what is loaded meanwhile takes time of
 * the machine, and their clock would go on without it.
 */
export async function loadLateParts(): Promise<void> {
  await Promise.all([loadAccountReaders(), loadCartVerbs(), loadUntoldReader(), loadPlacing()]);
}
