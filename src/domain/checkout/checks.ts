import { problemOfEmail } from '#domain/shared/email-address.ts';
import type { AddressDetails, CheckoutDetails, CheckoutForm, PersonalDetails } from './details.ts';

export type ProblemCode = 'required' | 'too-short' | 'not-an-email' | 'not-a-phone' | 'not-a-postcode' | 'terms';

/** What is wrong with a field; `delivery` is the choice how the parcel travels, `final` the last step. */
export type Problem = {
  readonly form: CheckoutForm | 'delivery' | 'final';
  readonly field: string;
  readonly code: ProblemCode;
};

type Check = (text: string, country: string) => ProblemCode | null;

const FIRST_NAME_LETTERS = 2; // CHK-16
const ZIP_CHARACTERS = 3; // CHK-16
const PHONE_DIGITS = { least: 7, most: 15 }; // CHK-16

/** All that keeps the forms from being sent, in the order of the forms (CHK-16, CHK-18). */
export function problemsOf(
  details: CheckoutDetails,
  { isVirtual }: { readonly isVirtual: boolean },
): readonly Problem[] {
  const { personal, shipping, billing, isBillingSame, areTermsAccepted } = details;
  return [
    ...problemsIn('personal', personal, personalChecks, shipping.country),
    ...(isVirtual ? [] : problemsIn('shipping', shipping, addressChecks, shipping.country)),
    ...(isVirtual || !isBillingSame ? problemsIn('billing', billing, addressChecks, billing.country) : []),
    ...(areTermsAccepted ? [] : [{ form: 'final', field: 'terms', code: 'terms' } as const]),
  ];
}

const required: Check = (text) => (text === '' ? 'required' : null);

const firstName: Check = (text) => {
  if (text === '') return 'required';
  return [...text].length < FIRST_NAME_LETTERS ? 'too-short' : null;
};

/** Spaces and the usual signs between digits do not count. */
const phoneNumber: Check = (text) => {
  if (text === '') return 'required';
  const digits = text.replaceAll(/[\s().-]/g, '').replace(/^\+/, '');
  const isLongEnough = digits.length >= PHONE_DIGITS.least && digits.length <= PHONE_DIGITS.most;
  return /^\d+$/.test(digits) && isLongEnough ? null : 'not-a-phone';
};

const postcodes: Readonly<Record<string, RegExp>> = {
  IN: /^[1-9]\d{5}$/,
  US: /^\d{5}(-?\d{4})?$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
};

const zipCode: Check = (text, country) => {
  const compact = text.replaceAll(/\s/g, '').toUpperCase();
  if (compact === '') return 'required';
  const pattern = postcodes[country];
  if (pattern) return pattern.test(compact) ? null : 'not-a-postcode';
  return compact.length < ZIP_CHARACTERS ? 'too-short' : null;
};

const personalChecks: Readonly<Partial<Record<keyof PersonalDetails, Check>>> = {
  firstName,
  lastName: required,
  emailAddress: problemOfEmail,
};

/** State and apartment number are optional. */
const addressChecks: Readonly<Partial<Record<keyof AddressDetails, Check>>> = {
  firstName,
  lastName: required,
  country: required,
  zipCode,
  streetAddress: required,
  city: required,
  phoneNumber,
};

function problemsIn<Fields extends PersonalDetails | AddressDetails>(
  form: CheckoutForm,
  fields: Fields,
  checks: Readonly<Partial<Record<keyof Fields, Check>>>,
  country: string,
): readonly Problem[] {
  const checked = Object.entries(checks) as [keyof Fields & string, Check][];
  return checked.flatMap(([field, check]) => {
    const code = check(String(fields[field]).trim(), country);
    return code ? [{ form, field, code }] : [];
  });
}
