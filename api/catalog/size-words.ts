import { wordsOf } from './words.ts';

// What people say of sizes, in the languages of the shop.

export const SIZE = words('size sizes sized größe grösse grosse साइज़ साइज مقاس');
export const OR = words('or and to oder und bis ya या से أو');
/** How letters are said, beside the word size. */
export const SAID: Readonly<Record<string, string>> = {
  small: 's',
  medium: 'm',
  large: 'l',
  'extra small': 'xs',
  'extra large': 'xl',
  'double xl': 'xxl',
  '2 xl': 'xxl',
};
const NOTHING: ReadonlySet<string> = new Set();

/** What a number counts: told before or after it in a text, and the letters of a label that is such a number. */
export const MEASURES = [
  {
    before: words('age aged ages alter umar उम्र'),
    after: words('y yr yrs year years saal sal साल jahr jahre jahren سنة سنوات'),
    label: words('y yr yrs year years'),
  },
  { before: NOTHING, after: words('month months mahine महीने monat monate monaten'), label: words('m mo month months') },
  {
    before: words('waist kamar कमर taille خصر'),
    after: words('inch inches in zoll इंच بوصة ″ "'),
    label: words('w waist in inch inches'),
  },
  { before: NOTHING, after: words('cm centimetre centimetres'), label: words('cm') },
] as const;
export const OLD = words('old alt');

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' ').map((word) => wordsOf(word)[0] ?? word));
}
