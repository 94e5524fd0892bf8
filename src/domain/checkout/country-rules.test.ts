import { describe, expect, test } from 'vitest';
import { hasPostcodes } from './address-format.ts';
import { problemsOf } from './checks.ts';
import { countryChecks, ruleOf } from './country-rules.ts';
import { meeraDetails, mumbaiDetails } from './details-for-tests.ts';

/** What a step of the checkout says of an address in a country. */
function problemIn(
  country: string,
  typed: { readonly zipCode?: string; readonly phoneNumber?: string; readonly state?: string },
) {
  const rule = ruleOf(country);
  const usual = { zipCode: rule?.postcode?.like ?? '', phoneNumber: rule?.phone.like ?? mumbaiDetails.phoneNumber };
  const shipping = { ...mumbaiDetails, ...usual, ...typed, country };
  const problems = problemsOf({ ...meeraDetails, shipping }, { isVirtual: false, countries: countryChecks });
  return problems.map(({ field, code }) => `${field}: ${code}`).join(', ') || null;
}

/** Country, postcodes that it has, and some that it has not. */
const postcodes: readonly (readonly [country: string, good: readonly string[], bad: readonly string[]])[] = [
  ['IN', ['110001', '400 050', '400-050', '४०००५०', '٤٠٠٠٥٠', '682001', '744101', '900056'], ['40005', '4000500']],
  ['US', ['94103', '94103-1234', '941031234', '00501'], ['9410', '400050', 'SW1A 1AA', '94103-12']],
  ['GB', ['SW1A 1AA', 'sw1a1aa', 'M1 1AE', 'EC1A 1BB', 'BF1 1AA'], ['12345', 'SW1A', 'S1A 11A']],
  ['AE', ['', '00000', 'PO Box 1234', '1'], []],
  ['AT', ['1010', '9992'], ['0101', '10115', 'A1010']],
  ['AU', ['2000', '0800', '2 000'], ['200', '20000', 'NSW2']],
  ['BE', ['1000', '9992'], ['0100', '10000', 'abcd']],
  ['CA', ['K1A 0B1', 'k1a0b1', 'V6B-1A1'], ['K1A', 'D1A 0B1', 'K1O 0B1', '94103', 'W1A 0B1']],
  ['CH', ['8001', '1200'], ['0800', '80011']],
  ['DE', ['10115', '01067', '10 115'], ['1011', '00115', '400050']],
  ['ES', ['28001', '01001', '52080'], ['53001', '00100', '2800']],
  ['FR', ['75001', '20000', '97400', '75 001'], ['75', '7500', '400050']],
  ['IE', ['D02 X285', 'd02x285', 'D6W XY00', 'A65 F4E2'], ['D02', 'B02 X285', '12345']],
  ['IT', ['00184', '20121'], ['0018', '201211']],
  ['NL', ['1012 AB', '1012ab'], ['1012', '0012 AB', 'AB 1012']],
  ['NZ', ['1010', '0110'], ['101', '10100']],
  ['QA', ['', '00000', '1'], []],
  ['SA', ['11564', '11564-1234'], ['1156', '01156', '115641']],
  ['SG', ['238801', '018956'], ['23880', '938801']],
  ['ZA', ['8001', '0001'], ['800', '80011']],
];

/** Country, numbers that one dials there, and some that one cannot. */
const numbers: readonly (readonly [country: string, good: readonly string[], bad: readonly string[]])[] = [
  [
    'IN',
    [
      '98200 12345',
      '098200-12345',
      '+91 98200 12345',
      '0091 98200 12345',
      '9198200 12345',
      '९८२०० १२३४५',
      '9198200000',
    ],
    ['58200 12345', '9820012', '98200 123456', '+91 22 2640 0000', '+91 9820012', '022 2640 0000'],
  ],
  ['US', ['(415) 555-0100', '+1 415 555 0100', '1-415-555-0100'], ['115 555 0100', '555 0100', '+1 98200 123456']],
  ['GB', ['020 7946 0018', '+44 (0)20 7946 0018', '07700 900123', '0169 772345'], ['7946 0018', '+44 7700 90']],
  ['AE', ['050 123 4567', '+971 50 123 4567', '04 123 4567'], ['123 4567', '98200 12345', '+971 50 123']],
  ['AT', ['0664 1234567', '+43 1 5880040'], ['+43 12', '06641234567890123']],
  ['AU', ['0412 345 678', '+61 412 345 678', '02 9374 4000', '1300 975 707'], ['0112 345 678', '412 345 67']],
  ['BE', ['0470 12 34 56', '+32 2 555 12 12'], ['0470 12 3', '0470 12 34 567']],
  ['CA', ['613 555 0119', '+1 (613) 555-0119'], ['613 555 01', '013 555 0119 2']],
  ['CH', ['078 123 45 67', '+41 44 668 18 00'], ['078 123 45', '+41 78 123 45 678']],
  ['DE', ['0151 23456789', '+49 30 901820', '030 901820'], ['+49 30', '+49 0 0151 2345678']],
  ['ES', ['612 34 56 78', '+34 912 34 56 78'], ['512 34 56 78', '612 34 56']],
  ['FR', ['06 12 34 56 78', '+33 6 12 34 56 78', '612345678'], ['06 12 34 56', '98200 12345']],
  ['IE', ['085 012 3456', '+353 1 234 5678', '01 234 5678'], ['+353 123', '085 012 34567']],
  ['IT', ['312 345 6789', '+39 06 6982', '06 698 82000'], ['+39 06', '3123456789012']],
  ['NL', ['06 12345678', '+31 20 555 1111'], ['06 1234567', '06 123456789']],
  ['NZ', ['021 123 4567', '+64 9 355 1234', '03 377 1234'], ['021 1234', '+64 21']],
  ['QA', ['3312 3456', '+974 4412 3456'], ['8312 3456', '3312 345']],
  ['SA', ['051 234 5678', '+966 51 234 5678', '011 234 5678'], ['051 234 567', '+966 51']],
  ['SG', ['8123 4567', '+65 6123 4567'], ['8123 456', '1123 4567']],
  ['ZA', ['071 123 4567', '+27 21 123 4567'], ['071 123 456', '+27 71']],
];

describe('twenty countries', () => {
  test('each has a rule, and examples that keep it', () => {
    expect(new Set(postcodes.map(([country]) => country)).size).toBe(20);
    expect(numbers.map(([country]) => country)).toEqual(postcodes.map(([country]) => country));
    for (const [country] of postcodes) {
      expect(problemIn(country, {})).toBeNull();
      expect(ruleOf(country)?.postcode !== null).toBe(hasPostcodes(country));
    }
  });

  test.each(postcodes)('CHK-16 postcodes of %s: %o, not %o', (country, good, bad) => {
    for (const zipCode of good) expect([zipCode, problemIn(country, { zipCode })]).toEqual([zipCode, null]);
    for (const zipCode of bad)
      expect([zipCode, problemIn(country, { zipCode })]).toEqual([zipCode, expect.stringMatching(/^zipCode: /)]);
  });

  test.each(numbers)('CHK-16 telephone numbers of %s: %o, not %o', (country, good, bad) => {
    for (const phoneNumber of good)
      expect([phoneNumber, problemIn(country, { phoneNumber })]).toEqual([phoneNumber, null]);
    for (const phoneNumber of bad)
      expect([phoneNumber, problemIn(country, { phoneNumber })]).toEqual([
        phoneNumber,
        expect.stringMatching(/^phoneNumber: /),
      ]);
  });

  test.each(postcodes)('in %s a number of another country is taken with its code', (country) => {
    for (const phoneNumber of ['+358 40 1234567', '00358 40 1234567']) {
      expect(problemIn(country, { phoneNumber })).toBeNull();
    }
  });
});

describe('CHK-16 Indian PIN codes', () => {
  test.each(['11', '19', '28', '34', '36', '44', '49', '50', '53', '56', '64', '67', '79', '85', '90', '99'])(
    'some begin with %s',
    (circle) => expect(problemIn('IN', { zipCode: `${circle}0001` })).toBeNull(),
  );

  test.each(['01', '10', '29', '35', '54', '55', '65', '66', '86', '89'])('none begins with %s', (circle) => {
    expect(problemIn('IN', { zipCode: `${circle}0001` })).toMatch(/^zipCode: (no-such-pin|not-a-postcode)$/);
  });
});

test.each(['MY', 'PL', 'XX', 'constructor'])('a country without a rule is taken as it is: %s', (country) => {
  expect(ruleOf(country)).toBeNull();
  expect(problemIn(country, { zipCode: '400050', phoneNumber: '98200 12345' })).toBeNull();
  expect(problemIn(country, { zipCode: '12', phoneNumber: '123456' })).toBe(
    'zipCode: too-short, phoneNumber: not-a-phone',
  );
  expect(problemIn(country, { zipCode: 'A postcode of 24 letters' })).toBe('zipCode: not-a-postcode');
});

test('what is missing is missing, whatever the country says', () => {
  expect(problemIn('DE', { zipCode: '', phoneNumber: ' ' })).toBe('zipCode: required, phoneNumber: required');
  expect(problemIn('AE', { zipCode: '', phoneNumber: '' })).toBe('phoneNumber: required');
});

test.each(['IN', 'US', 'AE', 'JP', 'HK'])('CHK-16 in %s an address is none without its state', (country) => {
  expect(problemIn(country, { state: '' })).toContain('state: required');
  expect(problemIn(country, { state: 'Somewhere' }) ?? '').not.toContain('state');
});

test.each(['IE', 'MY', 'DE', 'GB'])('CHK-16 in %s an address is one without a state', (country) => {
  expect(problemIn(country, { state: '' }) ?? '').not.toContain('state');
});
