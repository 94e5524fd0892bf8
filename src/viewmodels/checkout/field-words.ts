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
export function problemText({ field, code }: Problem, country: string): string {
  switch (code) {
    case 'required':
      return missing[field] ?? 'Please fill this in.';
    case 'too-short':
      return field === 'zipCode' ? 'Zip code: at least 3 characters.' : `${wordOf(field)}: at least 2 letters.`;
    case 'not-an-email':
      return 'Enter an email address such as asha@example.com.';
    case 'not-a-phone':
      return 'Enter a phone number such as 98765 43210.';
    case 'not-a-postcode':
      return postcodes[country] ?? 'Enter the zip code of this address.';
    case 'terms':
      return 'Please accept the terms and conditions.';
  }
}

const missing: Readonly<Record<string, string>> = {
  firstName: 'Enter the first name.',
  lastName: 'Enter the last name.',
  emailAddress: 'Enter your email address.',
  country: 'Choose the country.',
  zipCode: 'Enter the zip code.',
  streetAddress: 'Enter the street address.',
  city: 'Enter the city.',
  phoneNumber: 'Enter a phone number.',
  shippingMethod: 'Choose a shipping method.',
  paymentMethod: 'Choose a payment method.',
  terms: 'Please accept the terms and conditions.',
};

const postcodes: Readonly<Record<string, string>> = {
  IN: 'Enter the six digits of the PIN code, such as 400 001.',
  US: 'Enter a zip code such as 10001.',
  GB: 'Enter a postcode such as SW1A 1AA.',
};

function wordOf(field: string): string {
  return Object.entries(labels).find(([name]) => name === field)?.[1] ?? field;
}
