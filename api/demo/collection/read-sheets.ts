// The notation in which a house hands in its season: short enough to be read aloud, checked word by word.

import { FABRICS } from '#api/demo/pictures/plates/fabrics.ts';
import { CUTS, type Cut } from './cuts.ts';
import type { DesignSheet } from './design-sheet.ts';
import { CLOTHS } from './options.ts';
import { readExtra } from './read-extras.ts';
import { keyOf, responseCacheOf, wayOf, wholeOf } from './read-words.ts';

/**
 * Reads the designs of a house. They stand apart by an empty line:
 *
 *     6003 kaftan | Promenade Kaftan | plain linen | 9800 | kaftans resort | 20
 *     - sky ivory ivory cream 12
 *     - coral ivory ivory cream
 *     + offer 20% running
 *     > What a shopper reads of it.
 *
 * The first line has number and cut, name, print and cloth (`-` for none), INR incl. GST, shelves by their key (the
 * first one gives the address) and days since publication. Then a line for each colour: main piece, second piece, third
 * piece, accent, and pieces in stock size by size if they are to be just so. `+` is for what is not as usual
 * (read-extras.ts). Throws RangeError for anything else.
 */
export const readSheets = (house: string, text: string): readonly DesignSheet[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => readSheet(house, block));

const readSheet = (house: string, block: string): DesignSheet => {
  try {
    return sheetOf(house, block);
  } catch (error) {
    const [head = ''] = block.trim().split('\n');
    throw new RangeError(`${house} ${head.slice(0, 60)}: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const PARTS = 6;

const sheetOf = (house: string, block: string): DesignSheet => {
  const [head = '', ...lines] = block.split('\n').map((line) => line.trim());
  const parts = head.split('|').map((part) => part.trim());
  if (parts.length !== PARTS) throw new RangeError(`the first line has ${parts.length} parts, not ${PARTS}`);
  const [key = '', name = '', stuff = '', mrp = '', shelves = '', age = ''] = parts;
  const [number = '', cutName = ''] = key.split(' ');
  const [print = '', cloth = ''] = stuff.split(' ');
  const { code, ...cut }: Cut = CUTS[keyOf(CUTS, cutName, 'cut')];
  const notes = notesOf(lines);
  const id = wholeOf(number);
  return {
    ...cut,
    id,
    sku: `${house}-${code}-${id}`,
    name,
    print: keyOf(FABRICS, print, 'print'),
    cloth: cloth === '-' ? null : keyOf(CLOTHS, cloth, 'cloth'),
    ways: notes.ways.map(wayOf),
    mrp: wholeOf(mrp),
    shelves: shelves.split(' ').map(responseCacheOf),
    published: wholeOf(age),
    text: notes.text,
    ...Object.fromEntries(notes.extras.flatMap((note) => Object.entries(readExtra(note)))),
  };
};

type Notes = { readonly ways: readonly string[]; readonly extras: readonly string[]; readonly text: string };

const notesOf = (lines: readonly string[]): Notes => {
  const stray = lines.find((line) => !/^[-+>] \S/.test(line));
  if (stray !== undefined) throw new RangeError(`no line begins like "${stray.slice(0, 20)}"`);
  const marked = (mark: string): readonly string[] =>
    lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(2));
  const [ways, extras, text] = [marked('-'), marked('+'), marked('>').join(' ')];
  if (ways.length === 0) throw new RangeError('it has no colour');
  if (text === '') throw new RangeError('it has no description');
  return { ways, extras: extras.flatMap((line) => line.split('; ')), text };
};
