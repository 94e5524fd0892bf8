import type { CartAddress } from '#domain/cart/cart-gateway.ts';
import { formatOf, namesCompanyFirst, needsPostcode, type PlacePart } from './address-format.ts';

type Place = Pick<CartAddress, 'country' | 'region' | 'street' | 'postcode' | 'city'>;

/** An address as its country writes it, line by line, without the country itself; nothing that stands in it is left out. */
export function addressLines(address: Omit<CartAddress, 'email' | 'phone' | 'taxId'>): readonly string[] {
  const { company = '', firstName, lastName, country } = address;
  const names = [`${firstName} ${lastName}`, company].map((name) => name.trim());
  return [...(namesCompanyFirst(country) ? names.toReversed() : names), ...placeLines(address)].filter(
    (line) => line !== '',
  );
}

/** A place as its country writes it, line by line. */
export function placeLines({ country, street, city, region, postcode }: Place): readonly string[] {
  const [c, s, z] = [city.trim(), region.trim(), knownPostcode(postcode, country).trim()];
  const a = street.map((line) => line.trim()).join('\n');
  const lines = formatOf(country)
    .split('|')
    .flatMap((line) => filledIn(line, { a, c, s, z }).split('\n'));
  const written = lines.join('\n').toLowerCase();
  const besides = [c, s, z].filter((text) => !written.includes(text.toLowerCase()));
  return [...lines, besides.join(', ')].filter((line) => line !== '');
}

/** Of a part that is missing, the sign before it is missing, too; at the beginning that behind it. */
function filledIn(line: string, parts: Readonly<Record<PlacePart, string>>): string {
  const tokens = line.split(/([acsz])/); // signs, and between them parts
  let written = '';
  for (let at = 1; at < tokens.length; at += 2) {
    const [sign = '', part] = tokens.slice(at - 1);
    const text = parts[part as PlacePart];
    const isSigned = (written !== '' || at === 1) && !text.startsWith(sign);
    if (text !== '') written += isSigned ? sign + text : text;
  }
  return written;
}

/** What addresses of before have where none was needed and none was typed. */
const NO_POSTCODE = '00000';

export function knownPostcode(postcode: string, country: string): string {
  return postcode === NO_POSTCODE && !needsPostcode(country) ? '' : postcode;
}
