import type { AddressDetails, CheckoutDetails, PersonalDetails } from '#domain/checkout/details.ts';
import { type Customer, type CustomerAddress, shippingAddressOf } from '#domain/session/customer.ts';
import { customerOf, type Session } from '#domain/session/session.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import { detailsOf } from './address-form.ts';

/** Fills in the checkout for who is signed in, where nothing was typed yet (CHK-12). */
export type FillIn = () => void;

type Ports = { readonly session: ReadonlyCell<Session>; readonly checkoutDetails: Cell<CheckoutDetails> };

export function createFillIn({ session, checkoutDetails }: Ports): FillIn {
  return () => {
    const customer = customerOf(session.get());
    if (customer !== null) checkoutDetails.update((now) => filledIn(now, customer));
  };
}

/** Nothing that was typed is replaced, and nobody counts as being in checkout for it: `modifiedAt` stays. */
function filledIn(details: CheckoutDetails, customer: Customer): CheckoutDetails {
  const { personal, shipping, billing } = details;
  const { addresses } = customer;
  return {
    ...details,
    personal: withNames(personal, customer),
    shipping: withAddress(shipping, customer, shippingAddressOf(customer)),
    billing: {
      ...billing,
      ...withAddress(billing, customer, addresses.find(({ isForBilling }) => isForBilling) ?? null),
    },
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
function withAddress(form: AddressDetails, customer: Customer, address: CustomerAddress | null): AddressDetails {
  if (!isUntouched(form)) return form;
  if (address?.country === form.country) return detailsOf(address);
  return { ...form, firstName: form.firstName || customer.firstName, lastName: form.lastName || customer.lastName };
}

/** Names may have been filled in before. */
function isUntouched({ country: _stays, firstName: _name, lastName: _other, ...typed }: AddressDetails): boolean {
  return Object.values(typed).every((text) => text === '');
}
