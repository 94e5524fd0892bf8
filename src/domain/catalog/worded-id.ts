import type { FacetValue, FilterCode } from './filters.ts';

/** What a list is narrowed by that has words. Prices and discounts say what they are themselves. */
const worded: readonly string[] = [
  'category_product',
  'category',
  'color',
  'size',
  'rts',
  'gender',
  'country_of_origin',
] satisfies FilterCode[];

const LONGEST = 40; // characters of the words; a longer name ends with a whole one
const WORDED = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._%&'’-]{0,79}-(\d{1,18})$/u;

/** A value as an address writes it: the words for those who read it, then the id, which alone counts: `black-49`. */
export function wordedId(code: FilterCode, { id, label, ownLabel }: Omit<FacetValue, 'count'>): string {
  if (!worded.includes(code) || !/^\d+$/.test(id)) return id;
  const words = plainWords(label) || plainWords(ownLabel ?? '');
  return words === '' || words === id ? id : `${words}-${id}`;
}

/** The id of a value, with whatever words it stands in an address; what is no value of a filter stays as it is. */
export function idIn(name: string, value: string): string {
  return worded.includes(name) ? (WORDED.exec(value)?.[1] ?? value) : value;
}

/** A query by the ids of what narrows a list, each once: however it is spelled, of one list there is one. */
export function byIds(query: URLSearchParams): URLSearchParams {
  const known = new Set<string>();
  const said = [...query].flatMap(([name, value]): readonly [string, string][] => {
    const id = idIn(name, value);
    const isRepeated = worded.includes(name) && known.has(`${name} ${id}`);
    known.add(`${name} ${id}`);
    return isRepeated ? [] : [[name, id]];
  });
  return new URLSearchParams(said);
}

/** What European letters without a mark to take off are written as. */
const plainLetters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** Words in plain letters; '' for a text that has others, which addresses would write as three signs for each byte. */
function plainWords(text: string): string {
  const small = text.normalize('NFKD').toLowerCase();
  const plain = small
    .replace(/[ßæœøłđı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[\u0300-\u036f'’]/g, '');
  if (/[^\P{L}a-z]/u.test(plain)) return '';
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word !== '');
  const many = words.join('-');
  return many.length <= LONGEST ? many : many.slice(0, Math.max(0, many.lastIndexOf('-', LONGEST)));
}
