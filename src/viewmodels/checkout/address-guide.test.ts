import { describe, expect, test } from 'vitest';
import { addressRules as arabic } from '../messages/address-rules/ar.ts';
import { addressRules as german } from '../messages/address-rules/de.ts';
import { addressRuleMessages } from '../messages/address-rules/en.ts';
import { addressRules as hindi } from '../messages/address-rules/hi.ts';
import { checkout as arabicCheckout } from '../messages/checkout/ar.ts';
import { checkout as germanCheckout } from '../messages/checkout/de.ts';
import { checkoutMessages } from '../messages/checkout/en.ts';
import { checkout as hindiCheckout } from '../messages/checkout/hi.ts';
import { inEnglish, type Messages } from '../messages/writing/messages.ts';
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
  ['English', addressRuleMessages.english, checkoutMessages.english],
  ['German', german, germanCheckout],
  ['Hindi', hindi, hindiCheckout],
  ['Arabic', arabic, arabicCheckout],
])('in %s every text holds its example', (_language, rules, checkout) => {
  const messages = ((part: unknown) => (part === addressRuleMessages ? rules : checkout)) as unknown as Messages;
  expect(addressGuide.helpOf('zipCode', 'CA', messages)).toContain('K1A 0B1');
  expect(addressGuide.textOf({ field: 'zipCode', code: 'required' }, 'CA', messages)).toContain('K1A 0B1');
  expect(addressGuide.textOf({ field: 'phoneNumber', code: 'not-a-local-phone' }, 'CA', messages)).toContain(
    '415 555 0100',
  );
});
