import { isReadyToShip } from '#api/records/product-facts.ts';
import type { ChildRecord, ProductRecord } from '#api/records/product-records.ts';

/** Contract, section 12: what lies ready is packed, all else is made to order first. */
const DAYS_TO_PACK = 3;
const DAYS_TO_MAKE = 4; // where the merchant says nothing of it

type Sent = Pick<ProductRecord, 'rts_qty' | 'make_days' | 'configurable_children'>;

/** Working days until what is called by a sku can be sent: a variant of the product, or the product itself. */
export function daysToLeave(product: Sent, sku: string): number {
  return isReady(product, sku) ? DAYS_TO_PACK : (makeDaysOf(product, sku) ?? DAYS_TO_MAKE);
}

/** What the merchant says of how long it is made; null of what is ready. */
export function makeDaysOf(product: Sent, sku: string): number | null {
  return isReady(product, sku) ? null : (variantOf(product, sku)?.make_days ?? product.make_days ?? null);
}

function isReady(product: Sent, sku: string): boolean {
  const variant = variantOf(product, sku);
  return variant ? variant.rts_qty > 0 : isReadyToShip(product) === 1;
}

function variantOf({ configurable_children: children }: Sent, sku: string): ChildRecord | undefined {
  return children.find((child) => child.sku === sku);
}
