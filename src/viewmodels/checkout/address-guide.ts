import { placeNamesIn } from '#domain/checkout/address-format.ts';
import type { Problem } from '#domain/checkout/checks.ts';
import { countryChecks, ruleOf } from '#domain/checkout/country-rules.ts';
import { statesOf } from '#domain/checkout/states.ts';
import { addressRuleWords } from '../words/address-rules/en.ts';
import { checkoutWords } from '../words/checkout/en.ts';
import type { TextsOf, Words } from '../words/writing/words.ts';
import { stateOfPin } from './state-of-pin.ts';

/** Countries whose postcodes the forms have words of their own for, from the start. */
const known = new Set(['IN', 'US', 'GB']);

type Texts = TextsOf<typeof addressRuleWords>;

/** What the countries know of their addresses. It comes when an address may be typed: no first page needs it. */
export const addressGuide = {
  checks: countryChecks,
  stateOf: stateOfPin,
  statesOf,
  /** Null where the country has nothing to say of a field. */
  helpOf(name: string, country: string, words: Words): string | null {
    if (name !== 'zipCode' || country === 'IN') return null;
    return postcodeText(country, words, words(addressRuleWords).postcodeHelp);
  },
  /** Null where no country is needed to say what is wrong. */
  textOf({ field, code }: Pick<Problem, 'field' | 'code'>, country: string, words: Words): string | null {
    const texts = words(addressRuleWords);
    if (code === 'no-such-pin') return texts.noSuchPin;
    if (code === 'not-a-local-phone') return phoneText(country, texts);
    return field === 'zipCode' && !known.has(country) ? postcodeText(country, words, texts.postcodeLike) : null;
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

function postcodeText(country: string, words: Words, write: (name: string, like: string) => string): string | null {
  const postcode = ruleOf(country)?.postcode;
  return postcode ? write(words(checkoutWords).places[placeNamesIn(country).zipCode], postcode.like) : null;
}
