import { holds } from '#api/contract-kit/shared/mismatch.ts';
import type { Kit } from './kit.ts';
import type { Product } from './shapes.ts';

/** A run of the kit sells some forty pieces of one product: of fewer it could buy the last. */
const PLENTY = 50;

/**
 * What may be ordered again and again: a simple product that is sellable in large quantity, the cheapest of those with
 * a price from `atLeast` rupees on.
 */
export async function sellablePlenty(kit: Kit, atLeast = 1): Promise<Product> {
  const products = await kit.catalog();
  const [cheapest] = products
    .filter(
      ({ type_id, status, stock }) => type_id === 'simple' && status === 1 && stock.is_in_stock && stock.qty > PLENTY,
    )
    .filter(({ priceInclTax }) => priceInclTax >= atLeast)
    .toSorted((one, other) => one.priceInclTax - other.priceInclTax);
  holds(cheapest !== undefined, `a simple product with more than ${PLENTY} pieces`, `none in ${products.length}`);
  return cheapest as Product;
}

/** Something that nobody has to carry anywhere, and that may be ordered. */
export async function sellableVirtual(kit: Kit): Promise<Product> {
  const products = await kit.catalog();
  const found = products.find(
    ({ type_id, status, stock }) => type_id === 'virtual' && status === 1 && stock.is_in_stock && stock.qty > 0,
  );
  holds(found !== undefined, 'a virtual product in the catalog', `none in ${products.length}`);
  return found as Product;
}
