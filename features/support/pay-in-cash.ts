import type { Filling } from '../shoppers/filling.ts';
import type { Shopper } from '../shoppers/shopper.ts';
import { meera } from './meera.ts';

/** All that Meera does before she presses the button, when she pays at the door. */
export async function fillsInToPayInCash(shopper: Shopper, otherwise: Filling = {}): Promise<void> {
  await shopper.fillsInCheckout({ ...meera, ...otherwise });
  await shopper.acceptsTerms(true);
  await shopper.paysBy('Cash on delivery');
}
