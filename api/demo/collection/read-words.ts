// Single words of a sheet, each checked against the list it comes from. All throw RangeError.

import { categorySheets } from './category-sheet.ts';
import type { Way } from './design-sheet.ts';
import { DYES, THREADS } from './palette.ts';

const isKey = <T extends object>(table: T, word: string): word is string & keyof T => Object.hasOwn(table, word);

/** A word that must be the name of an entry. */
export const keyOf = <T extends object>(table: T, word: string, what: string): string & keyof T => {
  if (!isKey(table, word)) throw new RangeError(`there is no ${what} "${word}"`);
  return word;
};

/** A whole number, 0 or more. */
export const wholeOf = (word: string): number => {
  if (!/^\d{1,7}$/.test(word)) throw new RangeError(`"${word}" is no whole number`);
  return Number(word);
};

/** The id of a category by its key. */
export const responseCacheOf = (key: string): number => {
  const found = categorySheets.find((category) => category.key === key);
  if (found === undefined) throw new RangeError(`there is no shelf "${key}"`);
  return found.id;
};

/** Three dyes, an accent that may be a thread, and stock notes if there are any. */
export const wayOf = (line: string): Way => {
  const [main = '', second = '', third = '', accent = '', ...stock] = line.split(' ');
  const colours = [
    keyOf(DYES, main, 'dye'),
    keyOf(DYES, second, 'dye'),
    keyOf(DYES, third, 'dye'),
    keyOf({ ...DYES, ...THREADS }, accent, 'accent'),
  ] as const;
  return stock.length === 0 ? colours : [...colours, stock.join(' ')];
};
