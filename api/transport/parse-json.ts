import type { ValidationError } from './outcome.ts';
import { repeatedKeyIn } from './repeated-key.ts';

const MOST_DEPTH = 32;
const LONGEST_NAME = 100; // of a key that is told
const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype'];

export type Parsed =
  | { readonly kind: 'read'; readonly value: unknown }
  | { readonly kind: 'not-json' }
  /** JSON that must not be read on; the first fault in it. */
  | { readonly kind: 'harmful'; readonly fault: ValidationError };

/**
 * Reads JSON. How long a text or a list may be is not decided here: the contract's schema of each body says so, and the
 * size of the body bounds what has no schema.
 */
export function parseJson(text: string): Parsed {
  try {
    const value: unknown = JSON.parse(text);
    const fault = harmIn(value) ?? repetitionIn(text);
    return fault ? { kind: 'harmful', fault } : { kind: 'read', value };
  } catch {
    return { kind: 'not-json' };
  }
}

/**
 * What could hurt whoever reads a value on, with its place: a prototype key, what PostgreSQL cannot store, or more levels
 * than contract, section 1 allows. Null for a harmless one.
 */
export function harmIn(value: unknown, depth = 0): ValidationError | null {
  if (typeof value === 'string')
    return isStorable(value) ? null : here('pattern', 'has characters that are not allowed');
  if (typeof value !== 'object' || value === null) return null;
  if (depth >= MOST_DEPTH) return here('maxDepth', `must not lie deeper than ${MOST_DEPTH} levels`);
  for (const [key, entry] of Object.entries(value)) {
    const fault = isName(key) ? harmIn(entry, depth + 1) : here('pattern', 'is a name that is not allowed');
    if (fault) return within(key, fault);
  }
  return null;
}

function repetitionIn(text: string): ValidationError | null {
  const path = repeatedKeyIn(text);
  return path === null ? null : path.reduceRight((fault, key) => within(key, fault), here('unique', 'is given twice'));
}

function here(keyword: string, message: string): ValidationError {
  return { field: '', keyword, message };
}

function within(key: string, fault: ValidationError): ValidationError {
  const name = key.slice(0, LONGEST_NAME).toWellFormed();
  return { ...fault, field: fault.field === '' ? name : `${name}.${fault.field}` };
}

function isName(key: string): boolean {
  return !PROTOTYPE_KEYS.includes(key) && isStorable(key);
}

/** PostgreSQL keeps neither a NUL nor half of a surrogate pair. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
