import type { Problem } from '#domain/checkout/checks.ts';
import type { FieldName } from './field-view.ts';

const labels: Readonly<Record<FieldName, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  emailAddress: 'Email address',
  country: 'Country',
  zipCode: 'Zip code',
  streetAddress: 'Street address',
  apartmentNumber: 'Apartment number',
  city: 'City',
  state: 'State',
  phoneNumber: 'Phone number',
};

export function labelOf(name: FieldName): string {
  return labels[name];
}

export function helpOf(name: FieldName, country: string): string | null {
  if (name === 'emailAddress') return 'For messages about this order.';
  if (name === 'phoneNumber') return 'So that the courier can reach you.';
  if (name === 'zipCode' && country === 'IN') return 'The six digits of your PIN code.';
  if (name === 'streetAddress' && country === 'IN') return 'Street, area and a landmark.';
  if (name === 'apartmentNumber') return 'Flat, house or floor.';
  return null;
}

/** What to do about a problem, in words for the shopper; `country` decides how a postcode looks (CHK-16). */
export function problemText({ field, code }: Pick<Problem, 'field' | 'code'>, country: string): string {
  switch (code) {
    case 'required':
      return missing[field] ?? 'Fill this in';
    case 'too-short':
      return field === 'zipCode' ? 'Enter at least 3 characters' : 'Enter at least 2 letters';
    case 'not-an-email':
      return 'Enter an email address like name@example.com';
    case 'not-a-phone':
      return 'Enter a phone number of 7 to 15 digits';
    case 'not-a-postcode':
      return postcodes[country] ?? 'Enter the zip code of this address';
    case 'terms':
      return 'Accept the terms and conditions';
  }
}

const missing: Readonly<Record<string, string>> = {
  firstName: 'Enter your first name',
  lastName: 'Enter your last name',
  emailAddress: 'Enter your email address',
  country: 'Choose your country',
  zipCode: 'Enter your zip code',
  streetAddress: 'Enter your street address',
  city: 'Enter your city',
  phoneNumber: 'Enter your phone number',
  shippingMethod: 'Choose a shipping method',
  paymentMethod: 'Choose a payment method',
  terms: 'Accept the terms and conditions',
};

const postcodes: Readonly<Record<string, string>> = {
  IN: 'Enter a PIN code of six digits',
  US: 'Enter a ZIP code of 5 or 9 digits',
  GB: 'Enter a postcode like SW1A 1AA',
};
