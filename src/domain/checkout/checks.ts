import { problemOfEmail } from '#domain/shared/email-address.ts';
import { hasPostcodes, needsCity, needsPostcode } from './address-format.ts';
import { compactNumber, compactPostcode } from './compact.ts';
import type { AddressDetails, CheckoutDetails, CheckoutForm, PersonalDetails } from './details.ts';
import { postcodeShapes } from './postcode-shapes.ts';

export type ProblemCode =
  | 'required'
  | 'too-short'
  | 'not-an-email'
  | 'not-a-phone'
  | 'not-a-local-phone'
  | 'not-a-postcode'
  | 'no-such-pin'
  | 'not-delivered'
  | 'not-sent'
  | 'terms';

/** What is wrong with a field; `delivery` is the choice how the parcel travels, `final` the last step. */
export type Problem = {
  readonly form: CheckoutForm | 'delivery' | 'final';
  readonly field: string;
  readonly code: ProblemCode;
  /** The pieces that it is about. */
  readonly names?: readonly string[];
};

type Check = (text: string, country: string) => ProblemCode | null;

/** What a country says of a field itself, asked where nothing else is wrong with what stands there. */
export type CountryChecks = Readonly<Record<'zipCode' | 'state' | 'phoneNumber', Check>>;

/** Without the checks of the countries only those count that hold everywhere. */
type Needs = { readonly isVirtual: boolean; readonly countries?: CountryChecks | null };

const FIRST_NAME_LETTERS = 2; // CHK-16
const ZIP_CHARACTERS = 3; // CHK-16
const MOST_ZIP_CHARACTERS = 12; // contract, OrderAddress
const PHONE_DIGITS = { least: 7, most: 15 }; // CHK-16

/** All that keeps the forms from being sent, in the order of the forms (CHK-16, CHK-18). */
export function problemsOf(details: CheckoutDetails, { isVirtual, countries = null }: Needs): readonly Problem[] {
  const addressChecks = addressChecksWith(countries);
  const { personal, shipping, billing, isBillingSame, areTermsAccepted } = details;
  return [
    ...problemsIn('personal', personal, personalChecks, shipping.country),
    ...(isVirtual ? [] : problemsIn('shipping', shipping, addressChecks, shipping.country)),
    ...(isVirtual || !isBillingSame ? problemsIn('billing', billing, addressChecks, billing.country) : []),
    ...(areTermsAccepted ? [] : [{ form: 'final', field: 'terms', code: 'terms' } as const]),
  ];
}

const noCheck: Check = () => null;

const required: Check = (text) => (text === '' ? 'required' : null);

const firstName: Check = (text) => {
  if (text === '') return 'required';
  return [...text].length < FIRST_NAME_LETTERS ? 'too-short' : null;
};

/** Spaces and the usual signs between digits do not count. */
const phoneNumber: Check = (text) => {
  if (text === '') return 'required';
  const digits = compactNumber(text).replace(/^\+/, '');
  const isLongEnough = digits.length >= PHONE_DIGITS.least && digits.length <= PHONE_DIGITS.most;
  return /^\d+$/.test(digits) && isLongEnough ? null : 'not-a-phone';
};

/** Where most parcels go; the other countries' own checks come later. */
const firstPostcodes = new Map(Object.entries(postcodeShapes));

const city: Check = (text, country) => (text === '' && needsCity(country) ? 'required' : null);

const zipCode: Check = (text, country) => {
  if (!hasPostcodes(country)) return null;
  const compact = compactPostcode(text);
  if (compact === '') return needsPostcode(country) ? 'required' : null;
  const pattern = firstPostcodes.get(country);
  if (pattern) return pattern.test(compact) ? null : 'not-a-postcode';
  if (compact.length < ZIP_CHARACTERS) return 'too-short';
  return text.length > MOST_ZIP_CHARACTERS ? 'not-a-postcode' : null;
};

const personalChecks: Readonly<Partial<Record<keyof PersonalDetails, Check>>> = {
  firstName,
  lastName: required,
  emailAddress: problemOfEmail,
};

/**
 * The apartment number is optional. A state is asked for when the checks of the countries are there, since with them comes
 * what fills in that of a PIN code.
 */
const addressChecksWith = (
  countries: CountryChecks | null,
): Readonly<Partial<Record<keyof AddressDetails, Check>>> => ({
  firstName,
  lastName: required,
  country: required,
  streetAddress: required,
  city,
  zipCode: either(zipCode, countries?.zipCode),
  state: countries?.state ?? noCheck,
  phoneNumber: either(phoneNumber, countries?.phoneNumber),
});

function either(first: Check, second: Check | undefined): Check {
  return (text, country) => first(text, country) ?? (text === '' ? null : (second?.(text, country) ?? null));
}

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
