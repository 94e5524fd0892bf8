import { formatOf, needsCity, needsPostcode, needsState } from '#domain/checkout/address-format.ts';
import type {
  AddressDetails,
  BillingDetails,
  CheckoutDetails,
  CheckoutForm,
  PersonalDetails,
} from '#domain/checkout/details.ts';
import type { CountryOption } from '../store/countries.ts';
import type { AddressGuide } from './address-guide.ts';

/** Where a field stands: its form, and its name in it. */
export type FieldAt =
  | { readonly form: 'personal'; readonly name: keyof PersonalDetails }
  | { readonly form: 'shipping'; readonly name: keyof AddressDetails }
  | { readonly form: 'billing'; readonly name: keyof BillingDetails };

export type FieldName = FieldAt['name'];

/** A field of the checkout, ready to show. */
export type FieldView = FieldAt & {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** Not shown while there is a problem. */
  readonly help: string | null;
  readonly isOptional: boolean;
  /** Only digits are typed. */
  readonly isNumeric: boolean;
  readonly problem: string | null;
  /** The values to choose from; null where the shopper writes. */
  readonly options: readonly CountryOption[] | null;
  /** What may be meant, for who goes on writing; none once one of it stands there. */
  readonly suggestions: readonly string[];
};

const personalFields: readonly (keyof PersonalDetails)[] = ['firstName', 'lastName', 'emailAddress'];

/** What stands in the place of each letter of a country's format. */
const fieldsOfPart: Readonly<Record<string, readonly (keyof AddressDetails)[]>> = {
  a: ['apartmentNumber', 'streetAddress'],
  c: ['city'],
  s: ['state'],
  z: ['zipCode'],
};

/** Of a bill alone. */
const companyFields = ['company', 'taxId'] as const;

/** The fields of a form, those of a place as its country writes them and in its order. */
export function fieldsAt(form: CheckoutForm, country: string): readonly FieldAt[] {
  if (form === 'personal') return personalFields.map((name) => ({ form, name }));
  if (form === 'shipping') return addressFields(country).map((name) => ({ form, name }));
  return [...addressFields(country), ...companyFields].map((name) => ({ form, name }));
}

function addressFields(country: string): readonly (keyof AddressDetails)[] {
  const place = [...formatOf(country)].flatMap((part) => fieldsOfPart[part] ?? []);
  return ['country', 'firstName', 'lastName', ...place, 'phoneNumber'];
}

export function valueAt(details: CheckoutDetails, at: FieldAt): string {
  switch (at.form) {
    case 'personal':
      return details.personal[at.name];
    case 'shipping':
      return details.shipping[at.name];
    case 'billing':
      return details.billing[at.name];
    default:
      return at satisfies never;
  }
}

/** What a country makes of a field; without its guide as much as is known from the start. */
export function inCountry({ name }: FieldAt, country: string, value: string, guide: AddressGuide | null) {
  const states = name === 'state' ? (guide?.statesOf(country) ?? []) : [];
  return {
    isNumeric: name === 'zipCode' && (guide?.isNumeric(country) ?? country === 'IN'),
    suggestions: states.includes(value) ? [] : states,
  };
}

/** Nobody has to fill these in: what an address in the country is one without. */
export function isOptional({ name }: FieldAt, country: string): boolean {
  switch (name) {
    case 'zipCode':
      return !needsPostcode(country);
    case 'city':
      return !needsCity(country);
    case 'state':
      return !needsState(country);
    default:
      return name === 'apartmentNumber' || name === 'company' || name === 'taxId';
  }
}

/** The id of a field on the page; a problem of a form that is no field's leads there too. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}
