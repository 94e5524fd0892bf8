const MOST_DEPTH = 32;
const MOST_KEYS = 1_000;
const MOST_ENTRIES = 500;
const LONGEST_TEXT = 10_000;
const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype'];

/** Reads JSON. Null for what is none, says one thing twice, or could hurt whoever reads it on. Source: security, 7. */
export function parseJson(text: string): { readonly value: unknown } | null {
  try {
    const value: unknown = JSON.parse(text);
    return isHarmless(value, 0) && membersIn(text) === keysOf(value) ? { value } : null;
  } catch {
    return null;
  }
}

/** Limits on depth, keys, entries and text; no prototype keys, and nothing that PostgreSQL cannot store. */
export function isHarmless(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.length <= LONGEST_TEXT && isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= MOST_DEPTH) return false;
  if (Array.isArray(value)) return value.length <= MOST_ENTRIES && value.every((entry) => isHarmless(entry, depth + 1));
  const entries = Object.entries(value);
  if (entries.length > MOST_KEYS) return false;
  return entries.every(
    ([key, entry]) => !PROTOTYPE_KEYS.includes(key) && isStorable(key) && isHarmless(entry, depth + 1),
  );
}

/** PostgreSQL keeps neither a NUL nor half of a surrogate pair. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** JSON has one colon for each member and none elsewhere but in texts; of a key given twice only one member is left. */
function membersIn(text: string): number {
  return text.replace(/"[^"\\]*(?:\\.[^"\\]*)*"/g, '').split(':').length - 1;
}

function keysOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value).reduce((sum: number, each: unknown) => sum + keysOf(each), 0);
  return inner + (Array.isArray(value) ? 0 : Object.keys(value).length);
}
