import type { CartAddress } from '#domain/cart/cart-gateway.ts';
import type { AddressDetails, BillingDetails, CheckoutDetails, PersonalDetails } from './details.ts';
import { hasStates } from './has-states.ts';

/** What a form says, as an address the shop can use (CHK-13 to CHK-15). */
export function addressOf(address: AddressDetails, { emailAddress }: PersonalDetails): CartAddress {
  const trimmed = (text: string): string => text.trim();
  return {
    country: address.country,
    region: hasStates(address.country) ? trimmed(address.state) : '',
    street: [address.apartmentNumber, address.streetAddress].map(trimmed).filter((part) => part !== ''),
    postcode: compactPostcode(address.zipCode, address.country),
    city: trimmed(address.city),
    firstName: trimmed(address.firstName),
    lastName: trimmed(address.lastName),
    email: trimmed(emailAddress),
    phone: dialled(address.phoneNumber, address.country),
  };
}

/** Where the bill goes: the shipping address unless the shopper gave another one, or nothing is shipped. */
export function billingAddressOf({ personal, shipping, billing, isBillingSame }: CheckoutDetails, isVirtual: boolean) {
  return isBillingSame && !isVirtual ? addressOf(shipping, personal) : companysAddressOf(billing, personal);
}

/** The bill of a company names it, and its tax id. */
function companysAddressOf(billing: BillingDetails, personal: PersonalDetails): CartAddress {
  const [company, taxId] = [billing.company.trim(), billing.taxId.trim()];
  return { ...addressOf(billing, personal), ...(company && { company }), ...(taxId && { taxId }) };
}

/** Indian PIN codes are written with and without a space. */
function compactPostcode(zipCode: string, country: string): string {
  return country === 'IN' ? zipCode.replaceAll(/\s/g, '') : zipCode.trim();
}

const INDIAN_MOBILE = /^(?:\+?91|0)?([6-9]\d{9})$/;

/** Indian mobile numbers in one form, +91 and ten digits; others as typed. */
function dialled(phoneNumber: string, country: string): string {
  const mobile = country === 'IN' ? INDIAN_MOBILE.exec(phoneNumber.replaceAll(/[\s().-]/g, '')) : null;
  return mobile ? `+91${mobile[1]}` : phoneNumber.trim();
}
