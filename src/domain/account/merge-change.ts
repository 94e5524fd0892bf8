import { type Customer, type CustomerAddress, shippingAddressOf } from '#domain/session/customer.ts';
import type { CustomerChange } from '#domain/session/user-gateway.ts';
import { noChange, type ProfileChange, type WaitingChange } from './profile-change.ts';

type Part = Partial<Pick<WaitingChange, 'names' | 'shippingAddress'>>;

/** Another change on top of those that wait: of the same part the last one counts. */
export function withChange(now: ProfileChange, part: Part, id: string): ProfileChange {
  const { names = null, shippingAddress = null } = now.kind === 'waiting' ? now : {};
  return { kind: 'waiting', names, shippingAddress, ...part, id };
}

/** The change has its answer; a later one goes on waiting. */
export function withoutChange(now: ProfileChange, answered: string): ProfileChange {
  return now.kind === 'waiting' && now.id === answered ? noChange : now;
}

/** The customer as they will be. */
export function changed(customer: Customer, change: ProfileChange): Customer {
  if (change.kind === 'none') return customer;
  const { names, shippingAddress } = change;
  const addresses = shippingAddress ? withShippingAddress(customer, shippingAddress) : customer.addresses;
  return { ...customer, ...names, addresses };
}

/** What is sent for a change; addresses only when one is new, since they replace all that there are. */
export function requestOf(customer: Customer, change: WaitingChange): CustomerChange {
  const { email, firstName, lastName, addresses } = changed(customer, change);
  return { email, firstName, lastName, ...(change.shippingAddress && { addresses }) };
}

/** The new address takes the place of the one that goods were sent to; all others stay. */
function withShippingAddress(customer: Customer, address: CustomerAddress): readonly CustomerAddress[] {
  const before = shippingAddressOf(customer);
  const isForBilling = before?.isForBilling ?? customer.addresses.length === 0;
  const next = { ...address, id: before?.id ?? null, isForShipping: true, isForBilling };
  if (!before) return [...customer.addresses, next];
  return customer.addresses.map((each) => (each === before ? next : each));
}
