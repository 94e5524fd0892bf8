import type { AddressDetails, CheckoutDetails, PersonalDetails } from '#domain/checkout/details.ts';
import type { Customer, CustomerAddress } from '#domain/session/customer.ts';
import { customerOf, type Session } from '#domain/session/session.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import { detailsOf } from './address-form.ts';

/** Fills in the checkout for who is signed in, where nothing was typed yet (CHK-12). */
export type FillIn = () => void;

type Ports = { readonly session: ReadonlyCell<Session>; readonly details: Cell<CheckoutDetails> };

export function createFillIn({ session, details }: Ports): FillIn {
  return () => {
    const customer = customerOf(session.get());
    if (customer !== null) details.update((now) => filledIn(now, customer));
  };
}

/** Nothing that was typed is replaced, and nobody counts as being in checkout for it: `modifiedAt` stays. */
export function filledIn(details: CheckoutDetails, customer: Customer): CheckoutDetails {
  const { personal, shipping, billing } = details;
  const { addresses } = customer;
  return {
    ...details,
    personal: withNames(personal, customer),
    shipping: withAddress(shipping, addresses.find(({ isForShipping }) => isForShipping) ?? null),
    billing: withAddress(billing, addresses.find(({ isForBilling }) => isForBilling) ?? null),
  };
}

function withNames(personal: PersonalDetails, { firstName, lastName, email }: Customer): PersonalDetails {
  return {
    firstName: personal.firstName || firstName,
    lastName: personal.lastName || lastName,
    emailAddress: personal.emailAddress || email,
  };
}

/** An address of another country would change the prices that were shown: it is left for the customer to choose. */
function withAddress(form: AddressDetails, address: CustomerAddress | null): AddressDetails {
  const isFitting = address !== null && address.country === form.country && isUntouched(form);
  return isFitting ? detailsOf(address) : form;
}

function isUntouched({ country: _stays, ...typed }: AddressDetails): boolean {
  return Object.values(typed).every((text) => text === '');
}
