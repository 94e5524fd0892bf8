import {
  amount,
  checked,
  isRecord,
  nullable,
  optional,
  type Parser,
  parsed,
  shape,
  text,
  valueOrNull,
} from '#adapters/wire/parser.ts';
import type { JournalEntry, Marks } from '#domain/storage/journal.ts';
import type { Patch } from '#domain/storage/patch.ts';

/** A change as a page wrote it down; null for what is none. */
export function readStoredEntry(stored: unknown): Pick<JournalEntry, 'at' | 'owner' | 'patch' | 'after'> | null {
  return valueOrNull(entry, stored);
}

const patch: Parser<Patch> = checked((input) =>
  isPatch(input) ? parsed(input) : { kind: 'malformed', field: 'kind' },
);

const marks: Parser<Marks> = checked((input) =>
  isRecord(input) && Object.values(input).every(Number.isSafeInteger)
    ? parsed(input)
    : { kind: 'malformed', field: '' },
);

const entry = shape({ at: amount, owner: nullable(text), patch, after: optional(marks, {}) });

function isPatch(input: unknown): boolean {
  if (!isRecord(input)) return false;
  const { kind, fields, items } = input;
  if (kind === 'fields') return isRecord(fields) && Object.values(fields).every(isPatch);
  if (kind === 'items') return Array.isArray(items) && items.every((item) => Array.isArray(item) && isPatch(item[1]));
  return kind === 'whole';
}
