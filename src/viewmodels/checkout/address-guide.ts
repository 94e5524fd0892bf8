import { placeNamesIn } from '#domain/checkout/address-format.ts';
import type { Problem } from '#domain/checkout/checks.ts';
import { countryChecks, ruleOf } from '#domain/checkout/country-rules.ts';
import { statesOf } from '#domain/checkout/states.ts';
import { limitOfParcel, problemsOfParcel, problemsOfSending } from '#domain/delivery/parcel.ts';
import { addressRuleMessages } from '../messages/address-rules/en.ts';
import { checkoutMessages } from '../messages/checkout/en.ts';
import type { Messages, TextsOf } from '../messages/writing/messages.ts';
import { stateOfPin } from './state-of-pin.ts';

/** Countries whose postcodes the forms have words of their own for, from the start. */
const known = new Set(['IN', 'US', 'GB']);

type Texts = TextsOf<typeof addressRuleMessages>;

/** What the countries, and the shop, know of addresses there. It comes when an address may be typed: no first page needs it. */
export const addressGuide = {
  checks: countryChecks,
  limitOf: limitOfParcel,
  problemsOf: problemsOfParcel,
  problemsOfSending,
  stateOf: stateOfPin,
  statesOf,
  /** Null where the country has nothing to say of a field. */
  helpOf(name: string, country: string, messages: Messages): string | null {
    if (name !== 'zipCode' || country === 'IN') return null;
    return postcodeText(country, messages, messages(addressRuleMessages).postcodeHelp);
  },
  /** Null where no country is needed to say what is wrong. */
  textOf(
    { field, code, names = [] }: Pick<Problem, 'field' | 'code' | 'names'>,
    country: string,
    messages: Messages,
  ): string | null {
    const texts = messages(addressRuleMessages);
    if (code === 'no-such-pin') return texts.noSuchPin;
    if (code === 'not-delivered') return texts.notDelivered;
    if (code === 'not-sent') return texts.notSent(names.join(', '));
    if (code === 'not-a-local-phone') return phoneText(country, texts);
    return field === 'zipCode' && !known.has(country) ? postcodeText(country, messages, texts.postcodeLike) : null;
  },
  /** Whether only digits are typed as a postcode; null where that is not known. */
  isNumeric(country: string): boolean | null {
    const like = ruleOf(country)?.postcode?.like;
    return like === undefined ? null : /^\d+$/.test(like);
  },
};

export type AddressGuide = typeof addressGuide;

/** Null where it cannot be had: then the shopper writes, and is told what counts everywhere. Never rejects. */
export type FetchGuide = () => Promise<AddressGuide | null>;

function phoneText(country: string, texts: Texts): string | null {
  if (country === 'IN') return texts.indianMobile;
  const like = ruleOf(country)?.phone.like;
  return like === undefined ? null : texts.phoneLike(like);
}

function postcodeText(
  country: string,
  messages: Messages,
  write: (name: string, like: string) => string,
): string | null {
  const postcode = ruleOf(country)?.postcode;
  return postcode ? write(messages(checkoutMessages).places[placeNamesIn(country).zipCode], postcode.like) : null;
}
