import { jsonText } from './json-text.ts';

/** The id of the block in the page that carries what the server knew. */
export const STATE_BLOCK = 'state';

/** Begins a list that is written as rows; one that begins with the sign itself has null for names. */
const ROWS = '#';

type Entry = Readonly<Record<string, unknown>>;
type Row = readonly unknown[];

/**
 * What the server knew, as text for the page. Lists of like entries say their names once, which makes a page of products
 * a sixth shorter: `["#", ["id", "name"], [1, "Ivory"], [2, "Indigo"]]`. An entry may lack the last names.
 */
export function stateText(state: unknown): string {
  return jsonText(state, (_key, value) => (Array.isArray(value) ? toRows(value) : value));
}

/** Reads a state block; keys that could change a prototype are dropped. Throws when the text is no JSON. */
export function readState(text: string): unknown {
  return JSON.parse(text, (key, value: unknown) => {
    if (isForbidden(key)) return undefined;
    return Array.isArray(value) && value[0] === ROWS ? fromRows(value) : value;
  });
}

function toRows(list: readonly unknown[]): readonly unknown[] {
  const names = sharedNames(list);
  if (names) return [ROWS, names, ...list.map((entry) => Object.values(entry as Entry))];
  return list[0] === ROWS ? [ROWS, null, ...list] : list;
}

function fromRows([, names, ...rows]: readonly unknown[]): readonly unknown[] {
  if (!Array.isArray(names)) return rows;
  const entryOf = (row: Row): Entry =>
    Object.fromEntries(row.map((cell, at) => [names[at], cell]).filter(([name]) => !isForbidden(name)));
  return (rows as readonly Row[]).map(entryOf);
}

/** Null where the entries are not alike, or JSON would leave out a part of one. */
function sharedNames(list: readonly unknown[]): readonly string[] | null {
  if (list.length < 2 || !list.every(isEntry)) return null;
  const all = list.map(Object.keys);
  const longest = all.reduce((one, other) => (other.length > one.length ? other : one));
  return all.every((names) => names.every((name, at) => name === longest[at])) ? longest : null;
}

function isEntry(value: unknown): value is Entry {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !Object.values(value).includes(undefined)
  );
}

function isForbidden(key: string): boolean {
  return key === '__proto__' || key === 'constructor' || key === 'prototype';
}
