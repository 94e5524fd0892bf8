import { knownPostcode } from '#domain/checkout/address-lines.ts';
import { addressOf } from '#domain/checkout/address-of.ts';
import { type AddressDetails, noDetails } from '#domain/checkout/details.ts';
import type { CustomerAddress } from '#domain/session/customer.ts';

/** An address of the account in the fields of the checkout; an empty form for none. */
export function detailsOf(address: CustomerAddress | null): AddressDetails {
  if (!address) return noDetails.shipping;
  const { firstName, lastName, country, city, region, postcode, phone, street } = address;
  const [first = '', ...rest] = street;
  const [apartmentNumber, streetAddress] = rest.length === 0 ? ['', first] : [first, rest.join(', ')];
  return {
    ...{ firstName, lastName, country, city, apartmentNumber, streetAddress },
    state: region,
    zipCode: knownPostcode(postcode, country),
    phoneNumber: phone,
  };
}

/** What a form says, as an address of the account. */
export function customerAddressOf(details: AddressDetails): CustomerAddress {
  const { email: _noEmail, ...address } = addressOf(details, noDetails.personal);
  return { ...address, id: null, isForShipping: true, isForBilling: false };
}
