/** The server did not do what a rule says. */
export class Mismatch extends Error {
  readonly expected: string;
  readonly came: string;

  constructor(expected: string, came: string) {
    super(`expected ${expected}, came ${came}`);
    this.expected = expected;
    this.came = came;
  }
}

const LONGEST = 400;

/** A value as a reader of one line can take it in. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Both are the same as JSON, whatever the order of keys. `about` says of what. */
export function same(came: unknown, expected: unknown, about = ''): void {
  if (canonical(came) === canonical(expected)) return;
  const prefix = about === '' ? '' : `${about} `;
  throw new Mismatch(`${prefix}${shown(expected)}`, shown(came));
}

/** `expected` says what should hold, `came` is what was seen instead. */
export function holds(isTrue: boolean, expected: string, came: unknown): void {
  if (!isTrue) throw new Mismatch(expected, shown(came));
}

function canonical(value: unknown): string {
  const sorted = (_key: string, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : each;
  return JSON.stringify(value, sorted) ?? 'undefined';
}
