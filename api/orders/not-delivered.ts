import type { Item } from '#api/cart/line-item.ts';
import { isSent } from '#api/cart/methods.ts';
import { isPinCode, zoneOf } from '#api/delivery/pin-zones.ts';
import type { ValidationError } from '#api/transport/outcome.ts';
import type { OrderRequest } from './order-request.ts';

const CASH = 'cashondelivery';

/** Where nobody delivers, and at doors where no cash is taken, says the same table as the delivery estimate (contract, section 12). */
export function notDelivered({ addressInformation: given }: OrderRequest): readonly ValidationError[] {
  const { country_id: country, postcode = '' } = given.shippingAddress ?? {};
  const pinCode = postcode.replaceAll(/[\s-]/g, '');
  if (country !== 'IN' || !isPinCode(pinCode)) return [];
  const zone = zoneOf(pinCode);
  if (zone === null) return [fault('shippingAddress.postcode', `Nobody delivers to PIN code ${pinCode}`)];
  const isPaidThere = given.payment_method_code !== CASH || zone.takesCash;
  return isPaidThere ? [] : [fault('payment_method_code', `Cash is not taken at PIN code ${pinCode}`)];
}

/** What a border keeps back (contract, Product): each product once, a bundle by its own name for what was chosen of it. */
export function notSent(
  { addressInformation: given }: OrderRequest,
  items: readonly Item[],
): readonly ValidationError[] {
  const country = given.shippingAddress?.country_id ?? '';
  const kept = items.filter((item) => isSent(item) && keepsBack(item, country));
  const names = new Set(kept.map(({ product }) => product.name));
  return [...names].map((name) => fault('shippingAddress.country_id', `${name} is not sent to ${country}`));
}

function keepsBack({ product, pieces = [] }: Item, country: string): boolean {
  return [product, ...pieces].some(({ not_sent_to }) => not_sent_to?.includes(country));
}

function fault(field: string, message: string): ValidationError {
  return { field: `addressInformation.${field}`, keyword: 'enum', message };
}
