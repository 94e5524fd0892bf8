import { parseProduct } from '#adapters/wire/parse-product.ts';
import { noLabels } from './option-labels.ts';
import { productOf } from './product-of.ts';

/** A product with the least that the contract allows, and a little more. */
export const plainProduct = {
  id: 1,
  sku: 'P1',
  type_id: 'simple',
  name: 'Silk tee, été',
  price: 100,
  status: 1,
  visibility: 4,
  stock: { qty: 3, is_in_stock: true, stock_status: 1 },
};

/** What the shop makes of it, with these changes. */
export function readProduct(changes: object) {
  const found = parseProduct({ ...plainProduct, ...changes });
  if (found.kind !== 'ok') throw new Error(`not readable: ${found.field}`);
  return productOf(found.value, noLabels);
}
