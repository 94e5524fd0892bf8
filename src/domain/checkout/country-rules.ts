import { needsState } from './address-format.ts';
import type { CountryChecks } from './checks.ts';
import { compactNumber, compactPostcode } from './compact.ts';
import { PIN_CIRCLE, postcodeShapes } from './postcode-shapes.ts';

/** How one country writes postcodes and telephone numbers. */
export type CountryRule = {
  /** Null where nobody has one. */
  readonly postcode: { readonly shape: RegExp; readonly like: string } | null;
  /** A number as it is dialled from abroad, behind the code of the country. */
  readonly phone: { readonly code: string; readonly shape: RegExp; readonly like: string };
};

const fiveDigits = /^\d{5}$/;
const fourDigits = /^\d{4}$/;
const fourDigitsFrom1000 = /^[1-9]\d{3}$/;
const nineDigitsFrom1 = /^[1-9]\d{8}$/;
const northAmerican = { code: '1', shape: /^[2-9]\d{9}$/, like: '415 555 0100' };

/** By ISO 3166-1 codes. Others have no rule: what is typed there is taken as it is. */
const countryRules: Readonly<Record<string, CountryRule>> = {
  IN: {
    postcode: { shape: postcodeShapes.IN, like: '400050' },
    phone: { code: '91', shape: /^[6-9]\d{9}$/, like: '98200 12345' },
  },
  US: { postcode: { shape: postcodeShapes.US, like: '94103' }, phone: northAmerican },
  GB: {
    postcode: { shape: postcodeShapes.GB, like: 'SW1A 1AA' },
    phone: { code: '44', shape: /^[1-9]\d{8,9}$/, like: '020 7946 0018' },
  },
  AE: { postcode: null, phone: { code: '971', shape: /^[2-9]\d{7,8}$/, like: '050 123 4567' } },
  AT: {
    postcode: { shape: fourDigitsFrom1000, like: '1010' },
    phone: { code: '43', shape: /^[1-9]\d{3,12}$/, like: '0664 1234567' },
  },
  AU: {
    postcode: { shape: fourDigits, like: '2000' },
    phone: { code: '61', shape: /^([2-478]\d{8}|1[38]00\d{6})$/, like: '0412 345 678' },
  },
  BE: {
    postcode: { shape: fourDigitsFrom1000, like: '1000' },
    phone: { code: '32', shape: /^[1-9]\d{7,8}$/, like: '0470 12 34 56' },
  },
  CA: {
    postcode: {
      shape: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/,
      like: 'K1A 0B1',
    },
    phone: northAmerican,
  },
  CH: {
    postcode: { shape: fourDigitsFrom1000, like: '8001' },
    phone: { code: '41', shape: nineDigitsFrom1, like: '078 123 45 67' },
  },
  DE: {
    postcode: { shape: /^(?!00)\d{5}$/, like: '10115' },
    phone: { code: '49', shape: /^[1-9]\d{5,12}$/, like: '0151 23456789' },
  },
  ES: {
    postcode: { shape: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/, like: '28001' },
    phone: { code: '34', shape: /^[6-9]\d{8}$/, like: '612 34 56 78' },
  },
  FR: {
    postcode: { shape: fiveDigits, like: '75001' },
    phone: { code: '33', shape: nineDigitsFrom1, like: '06 12 34 56 78' },
  },
  IE: {
    postcode: { shape: /^[AC-FHKNPRTV-Y]\d[\dW][\dAC-FHKNPRTV-Y]{4}$/, like: 'D02 X285' },
    phone: { code: '353', shape: /^[1-9]\d{6,8}$/, like: '085 012 3456' },
  },
  IT: {
    postcode: { shape: fiveDigits, like: '00184' },
    phone: { code: '39', shape: /^[1-9]\d{4,10}$/, like: '312 345 6789' },
  },
  NL: {
    postcode: { shape: /^[1-9]\d{3}[A-Z]{2}$/, like: '1012 AB' },
    phone: { code: '31', shape: nineDigitsFrom1, like: '06 12345678' },
  },
  NZ: {
    postcode: { shape: fourDigits, like: '1010' },
    phone: { code: '64', shape: /^[2-9]\d{7,9}$/, like: '021 123 4567' },
  },
  QA: { postcode: null, phone: { code: '974', shape: /^[2-7]\d{7}$/, like: '3312 3456' } },
  SA: {
    postcode: { shape: /^[1-9]\d{4}(\d{4})?$/, like: '11564' },
    phone: { code: '966', shape: nineDigitsFrom1, like: '051 234 5678' },
  },
  SG: {
    postcode: { shape: /^[0-8]\d{5}$/, like: '238801' },
    phone: { code: '65', shape: /^[3689]\d{7}$/, like: '8123 4567' },
  },
  ZA: {
    postcode: { shape: fourDigits, like: '8001' },
    phone: { code: '27', shape: nineDigitsFrom1, like: '071 123 4567' },
  },
};

/** How a country writes addresses; null for one without a rule. */
export function ruleOf(country: string): CountryRule | null {
  return (Object.hasOwn(countryRules, country) && countryRules[country]) || null;
}

/** What the countries themselves say, behind the checks that count everywhere. */
export const countryChecks: CountryChecks = {
  zipCode(text, country) {
    const postcode = ruleOf(country)?.postcode;
    const compact = compactPostcode(text);
    if (!postcode) return null;
    if (!postcode.shape.test(compact)) return 'not-a-postcode';
    return country === 'IN' && !PIN_CIRCLE.test(compact) ? 'no-such-pin' : null;
  },
  state: (text, country) => (text === '' && needsState(country) ? 'required' : null),
  phoneNumber(text, country) {
    const phone = ruleOf(country)?.phone;
    return phone && !isNumberOf(phone, text) ? 'not-a-local-phone' : null;
  },
};

/** A number of another country says so by its code, and is taken as it is. */
function isNumberOf({ code, shape }: CountryRule['phone'], typed: string): boolean {
  const number = compactNumber(typed).replace(/^00/, '+');
  const behindCode = number.replace(/^\+/, '');
  if (behindCode.startsWith(code) && shape.test(withoutZero(behindCode.slice(code.length)))) return true;
  return number.startsWith('+') ? !behindCode.startsWith(code) : shape.test(withoutZero(number));
}

/** Within a country a 0 stands before many numbers, and in brackets behind the code. */
function withoutZero(number: string): string {
  return number.replace(/^0/, '');
}
