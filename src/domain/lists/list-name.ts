import { withoutBreaks } from '#domain/shared/plain-text.ts';

/** What is wrong with the name of a list. */
export type NameProblem = 'empty' | 'too-long' | 'odd' | 'taken';

/** In letters, not in bytes. */
export const LONGEST_NAME = 40;

const DIRECTIONS = /[\u061c\u200e\u200f]/gu;

/** As it is meant: without room around it, with one space where there was more, and without what keyboards add unseen. */
export function listName(typed: string): string {
  return withoutBreaks(typed.normalize('NFC')).replaceAll(DIRECTIONS, '').replaceAll(/\s+/gu, ' ').trim();
}

/** What nobody sees or could say, and what of that joins letters and emoji all the same. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/u;
const JOINERS = /\u200c|\u200d|[\u{e0020}-\u{e007f}]/gu;
const SAYS_SOMETHING = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** `name` is as `listName` has it; `others` are the names that stand beside it. */
export function nameProblem(name: string, others: readonly string[]): NameProblem | null {
  if (name === '') return 'empty';
  if ([...name].length > LONGEST_NAME) return 'too-long';
  if (UNSEEN.test(name.replaceAll(JOINERS, '')) || !SAYS_SOMETHING.test(name)) return 'odd';
  return others.some((other) => alike(other) === alike(name)) ? 'taken' : null;
}

/** A name of its own beside others: with the first number behind it that nobody else has, where it is taken. */
export function freeName(name: string, others: readonly string[]): string {
  const ways = Array.from(others, (_, at) => {
    const number = ` ${at + 2}`;
    return (
      [...name]
        .slice(0, LONGEST_NAME - number.length)
        .join('')
        .trimEnd() + number
    );
  });
  return [name, ...ways].find((way) => nameProblem(way, others) !== 'taken') ?? name;
}

/** Two names that differ in this alone are one to whoever looks for a list. */
function alike(name: string): string {
  return listName(name).normalize('NFKC').toLowerCase();
}
