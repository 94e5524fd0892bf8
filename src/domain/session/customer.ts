import type { Brand } from '#domain/shared/brand.ts';

/** Who an account belongs to; opaque, the same on every device. */
export type CustomerId = Brand<string, 'CustomerId'>;

/** An address of the account, as a form of the checkout has it. `country` is an ISO 3166-1 code. */
export type CustomerAddress = {
  /** The shop's number of it; null until the shop knows it. */
  readonly id: number | null;
  readonly firstName: string;
  readonly lastName: string;
  /** Apartment number, then street address; empty parts are left out. */
  readonly street: readonly string[];
  readonly city: string;
  readonly region: string;
  readonly postcode: string;
  readonly country: string;
  readonly phone: string;
  readonly isForShipping: boolean;
  readonly isForBilling: boolean;
};

/** A person with an account, as the shop knows them (SESS-02). */
export type Customer = {
  readonly id: CustomerId;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The price group, and the shop's own proof of it for searches with tier prices. */
  readonly groupId: number;
  readonly groupToken: string;
  readonly addresses: readonly CustomerAddress[];
};

/** The address that goods are sent to when nothing else is said; null when there is none. */
export function shippingAddressOf({ addresses }: Pick<Customer, 'addresses'>): CustomerAddress | null {
  return addresses.find(({ isForShipping }) => isForShipping) ?? null;
}
