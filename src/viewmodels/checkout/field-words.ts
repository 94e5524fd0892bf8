import type { Problem } from '#domain/checkout/checks.ts';
import type { checkoutWords } from '../words/checkout/en.ts';
import type { TextsOf } from '../words/writing/words.ts';
import type { FieldName } from './field-view.ts';

export type CheckoutTexts = TextsOf<typeof checkoutWords>;

export function helpOf(name: FieldName, country: string, texts: CheckoutTexts): string | null {
  if (name === 'emailAddress') return texts.emailHelp;
  if (name === 'lastName') return texts.lastNameHelp;
  if (name === 'phoneNumber') return texts.phoneHelp;
  if (name === 'zipCode' && country === 'IN') return texts.pinHelp;
  if (name === 'streetAddress' && country === 'IN') return texts.streetHelp;
  if (name === 'apartmentNumber') return texts.apartmentHelp;
  if (name === 'taxId') return texts.taxIdHelp;
  return null;
}

/** What to do about a problem, in words for the shopper; `country` decides how a postcode looks (CHK-16). */
export function problemText(
  { field, code }: Pick<Problem, 'field' | 'code'>,
  country: string,
  texts: CheckoutTexts,
): string {
  switch (code) {
    case 'required':
      return (
        (field === 'zipCode' && textAt(texts.postcodes, country)) || (textAt(texts.missing, field) ?? texts.fillIn)
      );
    case 'too-short':
      return field === 'zipCode' ? texts.zipTooShort : texts.tooShort;
    case 'not-an-email':
      return texts.notAnEmail;
    case 'not-a-phone':
    case 'not-a-local-phone':
      return texts.notAPhone;
    case 'not-a-postcode':
    case 'no-such-pin':
      return textAt(texts.postcodes, country) ?? texts.notAPostcode;
    case 'terms':
      return texts.missing.terms;
  }
}

function textAt(texts: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}
