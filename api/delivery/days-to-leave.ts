import { isReadyToShip } from '#api/records/product-facts.ts';
import type { ProductRecord } from '#api/records/product-records.ts';

/** Contract, section 12: what lies ready is packed, all else is made to order first. */
const DAYS_TO_PACK = 3;
const DAYS_TO_MAKE = 4; // where the merchant says nothing of it

type Sent = Pick<ProductRecord, 'rts_qty' | 'make_days' | 'configurable_children'>;

/** Working days until what is called by a sku can be sent: a variant of the product, or the product itself. */
export function daysToLeave(product: Sent, sku: string): number {
  const variant = product.configurable_children.find((child) => child.sku === sku);
  const isReady = variant ? variant.rts_qty > 0 : isReadyToShip(product) === 1;
  return isReady ? DAYS_TO_PACK : (variant?.make_days ?? product.make_days ?? DAYS_TO_MAKE);
}
