import { jsonText } from './json-text.ts';

/** The id of the block in the page that carries what the server knew. */
export const STATE_BLOCK = 'state';

/** Begins a list that is written as rows; one that begins with the sign itself has null for names. */
const ROWS = '#';

type Entry = Readonly<Record<string, unknown>>;

/**
 * What the server knew, as text for the page. Lists of like entries say their names once, which makes a page of products
 * a tenth shorter: `["#", ["id", "name"], [1, "Ivory"], [2, "Indigo"]]`. An entry may lack the last names.
 */
export function stateText(state: unknown): string {
  return jsonText(packed(state));
}

/** Reads a state block; keys that could change a prototype are dropped. Throws when the text is no JSON. */
export function readState(text: string): unknown {
  return unpacked(JSON.parse(text));
}

function packed(value: unknown): unknown {
  if (Array.isArray(value)) return packedList(value);
  return isEntry(value) ? entryOf(Object.keys(value), Object.values(value).map(packed)) : value;
}

function packedList(list: readonly unknown[]): readonly unknown[] {
  const names = sharedNames(list);
  if (names) return [ROWS, names, ...list.map((entry) => Object.values(entry as Entry).map(packed))];
  const values = list.map(packed);
  return list[0] === ROWS ? [ROWS, null, ...values] : values;
}

function unpacked(value: unknown): unknown {
  if (Array.isArray(value)) return unpackedList(value);
  return isEntry(value) ? entryOf(Object.keys(value), Object.values(value).map(unpacked)) : value;
}

function unpackedList(list: readonly unknown[]): readonly unknown[] {
  if (list[0] !== ROWS) return list.map(unpacked);
  const [, names, ...rows] = list;
  if (!Array.isArray(names)) return rows.map(unpacked);
  return rows.map((row) => entryOf(names, (row as readonly unknown[]).map(unpacked)));
}

/** Null where the entries are not alike, or JSON would leave out a part of one. */
function sharedNames(list: readonly unknown[]): readonly string[] | null {
  if (list.length < 2 || !list.every(isWhole)) return null;
  const all = list.map(Object.keys);
  const longest = all.reduce((one, other) => (other.length > one.length ? other : one));
  return all.every((names) => names.every((name, at) => name === longest[at])) ? longest : null;
}

function isWhole(value: unknown): value is Entry {
  return isEntry(value) && !Object.values(value).includes(undefined);
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function entryOf(names: readonly string[], values: readonly unknown[]): Entry {
  const entry: Record<string, unknown> = {};
  for (const [at, value] of values.entries()) {
    const name = names[at] ?? '';
    if (!isForbidden(name)) entry[name] = value;
  }
  return entry;
}

function isForbidden(key: string): boolean {
  return key === '__proto__' || key === 'constructor' || key === 'prototype';
}
