import { compactPostcode } from '#domain/checkout/compact.ts';

/** The state and the first digits of its PIN codes; a longer beginning wins over a shorter one. */
const beginnings: Readonly<Record<string, string>> = {
  Delhi: '11',
  Haryana: '12 13',
  Punjab: '14 15',
  Chandigarh: '160',
  'Himachal Pradesh': '17',
  'Jammu and Kashmir': '18 190 191 192 193',
  Ladakh: '194',
  'Uttar Pradesh': '20 21 22 23 27 28',
  Rajasthan: '30 31 32 33 34',
  Gujarat: '36 37 38 39',
  Maharashtra: '40 41 42 43 44',
  Goa: '403',
  'Madhya Pradesh': '45 46 47 48',
  Chhattisgarh: '49',
  Telangana: '50',
  'Andhra Pradesh': '51 52 53',
  Karnataka: '56 57 58 59',
  'Tamil Nadu': '60 61 62 63 64',
  Kerala: '67 68 69',
  'West Bengal': '70 71 72 73 74',
  Sikkim: '737',
  'Andaman and Nicobar Islands': '744',
  Odisha: '75 76 77',
  Assam: '78',
  'Arunachal Pradesh': '790 791 792',
  Meghalaya: '793 794',
  Manipur: '795',
  Mizoram: '796',
  Nagaland: '797 798',
  Tripura: '799',
  Bihar: '80 84 85',
};

/**
 * The Indian state of a PIN code; null when it is not complete, or lies where two states share the beginning.
 * Only a proposal: the shopper may write another.
 */
export function stateOfPin(typed: string): string | null {
  const pin = compactPostcode(typed);
  if (!/^[1-9]\d{5}$/.test(pin)) return null;
  return stateAt(pin.slice(0, 3)) ?? stateAt(pin.slice(0, 2));
}

function stateAt(beginning: string): string | null {
  return Object.keys(beginnings).find((state) => beginnings[state]?.split(' ').includes(beginning)) ?? null;
}
