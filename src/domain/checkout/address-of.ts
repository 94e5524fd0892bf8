import type { CartAddress } from '#domain/cart/cart-gateway.ts';
import { latinDigits } from '#domain/shared/latin-digits.ts';
import { hasCities, hasPostcodes, hasStates } from './address-format.ts';
import { compactNumber, compactPostcode } from './compact.ts';
import type { AddressDetails, BillingDetails, CheckoutDetails, PersonalDetails } from './details.ts';

/** What a form says, as an address the shop can use (CHK-13 to CHK-15): without what its country does not write. */
export function addressOf(address: AddressDetails, { emailAddress }: PersonalDetails): CartAddress {
  const trimmed = (text: string): string => text.trim();
  return {
    country: address.country,
    region: hasStates(address.country) ? trimmed(address.state) : '',
    street: [address.apartmentNumber, address.streetAddress].map(trimmed).filter((part) => part !== ''),
    postcode: hasPostcodes(address.country) ? writtenPostcode(address.zipCode, address.country) : '',
    city: hasCities(address.country) ? trimmed(address.city) : '',
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

/** Whose postcodes are digits without a gap; behind five of them four more stand with a dash. */
const digitsAlone = new Set('AT AU BE CH DE ES FR IN IT NZ SA SG US ZA'.split(' '));

/** How many characters stand behind the gap of a postcode that has one. */
const behindGap = new Map(Object.entries({ CA: 3, GB: 3, IE: 4, NL: 2 }));

/** As the country writes it, where that is known; else as it was typed. */
function writtenPostcode(zipCode: string, country: string): string {
  const compact = compactPostcode(zipCode);
  if (digitsAlone.has(country)) return compact.replace(/^(\d{5})(\d{4})$/, '$1-$2');
  const behind = behindGap.get(country);
  if (behind === undefined) return latinDigits(zipCode.trim());
  return `${compact.slice(0, -behind)} ${compact.slice(-behind)}`.trim();
}

const INDIAN_MOBILE = /^(?:(?:\+|00)?91|0)?([6-9]\d{9})$/;

/** Indian mobile numbers in one form, +91 and ten digits; others as typed. */
function dialled(phoneNumber: string, country: string): string {
  const mobile = country === 'IN' ? INDIAN_MOBILE.exec(compactNumber(phoneNumber)) : null;
  return mobile ? `+91${mobile[1]}` : latinDigits(phoneNumber.trim());
}
