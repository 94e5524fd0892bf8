import { describe, expect, test } from 'vitest';
import { addressRules as arabic } from '../words/address-rules/ar.ts';
import { addressRules as german } from '../words/address-rules/de.ts';
import { addressRuleWords } from '../words/address-rules/en.ts';
import { addressRules as hindi } from '../words/address-rules/hi.ts';
import { checkout as arabicCheckout } from '../words/checkout/ar.ts';
import { checkout as germanCheckout } from '../words/checkout/de.ts';
import { checkoutWords } from '../words/checkout/en.ts';
import { checkout as hindiCheckout } from '../words/checkout/hi.ts';
import { inEnglish, type Words } from '../words/writing/words.ts';
import { addressGuide } from './address-guide.ts';

const say = (
  field: string,
  code: 'not-a-postcode' | 'no-such-pin' | 'not-a-local-phone' | 'required',
  country: string,
) => addressGuide.textOf({ field, code }, country, inEnglish);

describe('CHK-16 what is wrong is said as the country calls it', () => {
  test.each([
    ['FR', 'not-a-postcode', 'Enter your postcode, such as 75001'],
    ['FR', 'required', 'Enter your postcode, such as 75001'],
    ['SG', 'not-a-postcode', 'Enter your postal code, such as 238801'],
    ['IE', 'not-a-postcode', 'Enter your Eircode, such as D02 X285'],
    ['IN', 'no-such-pin', 'No PIN code begins with these two digits: please check them'],
    ['IN', 'not-a-postcode', null],
    ['GB', 'not-a-postcode', null],
    ['MY', 'required', null],
  ] as const)('a postcode in %s that is %s: %o', (country, code, text) => {
    expect(say('zipCode', code, country)).toBe(text);
  });

  test('a telephone number has an example of its country', () => {
    expect(say('phoneNumber', 'not-a-local-phone', 'IN')).toMatch(/ten digits/);
    expect(say('phoneNumber', 'not-a-local-phone', 'AE')).toMatch(/like 050 123 4567,/);
    expect(say('phoneNumber', 'required', 'AE')).toBeNull();
    expect(say('city', 'required', 'FR')).toBeNull();
  });
});

test.each([
  ['English', addressRuleWords.english, checkoutWords.english],
  ['German', german, germanCheckout],
  ['Hindi', hindi, hindiCheckout],
  ['Arabic', arabic, arabicCheckout],
])('in %s every text holds its example', (_language, rules, checkout) => {
  const words = ((part: unknown) => (part === addressRuleWords ? rules : checkout)) as unknown as Words;
  expect(addressGuide.helpOf('zipCode', 'CA', words)).toContain('K1A 0B1');
  expect(addressGuide.textOf({ field: 'zipCode', code: 'required' }, 'CA', words)).toContain('K1A 0B1');
  expect(addressGuide.textOf({ field: 'phoneNumber', code: 'not-a-local-phone' }, 'CA', words)).toContain(
    '415 555 0100',
  );
});
