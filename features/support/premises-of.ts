import type { Premises } from '../assemblies/premises.ts';
import type { ShopWorld } from './world.ts';

/** Throws in an assembly without a built shop. */
export function premisesOf({ stage: { premises } }: ShopWorld): Premises {
  if (!premises) throw new Error('The example needs a built shop and a real browser: the tags @api and @page.');
  return premises;
}
