import { placeNamesIn } from '#domain/checkout/address-format.ts';
import type { Problem } from '#domain/checkout/checks.ts';
import type { checkoutMessages } from '../messages/checkout/en.ts';
import type { TextsOf } from '../messages/writing/messages.ts';
import type { FieldName } from './field-view.ts';

export type CheckoutTexts = TextsOf<typeof checkoutMessages>;

/** What a field is called in a country: its postcode, state and city have names of their own there. */
export function labelOf(name: FieldName, country: string, texts: CheckoutTexts): string {
  const place = placeNameOf(name, country, texts);
  return place === null ? (textAt(texts.fields, name) ?? '') : place.charAt(0).toUpperCase() + place.slice(1);
}

function placeNameOf(name: string, country: string, { places }: CheckoutTexts): string | null {
  if (name !== 'zipCode' && name !== 'state' && name !== 'city') return null;
  return places[placeNamesIn(country)[name]];
}

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
    case 'not-sent': // told by the guide, without which nobody knows of it
      return missingText(field, country, texts);
    case 'too-short':
      return field === 'zipCode' ? texts.zipTooShort : texts.tooShort;
    case 'not-an-email':
      return texts.notAnEmail;
    case 'not-a-phone':
    case 'not-a-local-phone':
      return texts.notAPhone;
    case 'not-a-postcode':
    case 'no-such-pin':
    case 'not-delivered':
      return textAt(texts.postcodes, country) ?? texts.notAPostcode;
    case 'terms':
      return texts.missing.terms;
  }
}

function missingText(field: string, country: string, texts: CheckoutTexts): string {
  const place = placeNameOf(field, country, texts);
  if (place === null) return textAt(texts.missing, field) ?? texts.fillIn;
  return (field === 'zipCode' && textAt(texts.postcodes, country)) || texts.enterPlace(place);
}

function textAt(texts: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}
