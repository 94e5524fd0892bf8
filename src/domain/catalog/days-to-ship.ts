import type { Made } from './made.ts';
import type { Product, Variant } from './product.ts';

type Sold = Made & Pick<Product, 'readyToShip'>;
type Chosen = (Made & Pick<Variant, 'readyQuantity'>) | null;

/**
 * Working days until a product ships, or what is chosen of it: 0 for what ships at once (CAT-014, CAT-019), those that it takes to
 * make what is made to order, and null where the merchant does not say.
 */
export function daysToShip({ readyToShip, makeDays }: Sold, variant: Chosen): number | null {
  if (readyToShip !== null && variant?.readyQuantity !== 0) return 0;
  return variant?.makeDays ?? makeDays ?? null;
}
