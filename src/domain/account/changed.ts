import type { ProfileParts } from '#domain/queue/queued-command.ts';
import { type Customer, type CustomerAddress, shippingAddressOf } from '#domain/session/customer.ts';
import type { CustomerChange } from '#domain/session/user-gateway.ts';
import type { ProfileChange } from './profile-change.ts';

/** The customer as they will be. */
export function changed(customer: Customer, change: ProfileChange): Customer {
  return change.kind === 'none' ? customer : withParts(customer, change);
}

function withParts(customer: Customer, { names, shippingAddress }: ProfileParts): Customer {
  const addresses = shippingAddress ? withShippingAddress(customer, shippingAddress) : customer.addresses;
  return { ...customer, ...names, addresses };
}

/** What is sent for a change; addresses only when one is new, since they replace all that there are. */
export function requestOf(customer: Customer, parts: ProfileParts): CustomerChange {
  const { email, firstName, lastName, addresses } = withParts(customer, parts);
  return { email, firstName, lastName, ...(parts.shippingAddress && { addresses }) };
}

/** The new address takes the place of the one that goods were sent to; all others stay. */
function withShippingAddress(customer: Customer, address: CustomerAddress): readonly CustomerAddress[] {
  const before = shippingAddressOf(customer);
  const isForBilling = before?.isForBilling ?? customer.addresses.length === 0;
  const next = { ...address, id: before?.id ?? null, isForShipping: true, isForBilling };
  if (!before) return [...customer.addresses, next];
  return customer.addresses.map((each) => (each === before ? next : each));
}
